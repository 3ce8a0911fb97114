import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';

import { useClosedText } from '../../../domains/checkout/use-closed-text.ts';
import { ToMenuButton } from '../../../i18n/to-menu-button.tsx';

/** Replaces the form when ordering is closed, or the basket is empty (D22). */
export function NothingToOrder() {
  const { t } = useLingui();
  const closed = useClosedText();
  return (
    <EmptyState
      drawing={closed ? 'store' : 'basket'}
      title={closed ?? t`The basket is empty`}
      text={closed ? null : t`Add something tasty from the menu.`}
      action={<ToMenuButton />}
    />
  );
}
