import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';

import { go } from '../../router/navigation.ts';

/** The link from a missing order, or another customer's, to one's own orders. */
export function ToOrders() {
  const { t } = useLingui();
  return (
    <PrimaryButton onClick={() => go('/profile/orders', { replace: true })}>{t`My orders`}</PrimaryButton>
  );
}
