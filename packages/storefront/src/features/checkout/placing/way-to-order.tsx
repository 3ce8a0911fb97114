import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

/** A link that nobody sees, meant as soon as checkout is whole: the order's screen is there before the order is placed. */
export function WayToOrder() {
  const { t } = useLingui();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => void link.current?.dispatchEvent(new Event('focusin', { bubbles: true })), []);
  return <a ref={link} href="/profile/orders/next" aria-label={t`Order`} hidden />;
}
