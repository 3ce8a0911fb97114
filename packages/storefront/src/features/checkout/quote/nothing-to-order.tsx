import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';

import { useOrderingClosed } from '../../../domains/checkout/use-ordering-closed.ts';
import { ToMenuButton } from '../../../i18n/to-menu-button.tsx';

/** Replaces the form when ordering is closed, or the basket is empty (D22). */
export function NothingToOrder() {
  const { t } = useLingui();
  const closed = useOrderingClosed();
  return (
    <EmptyState
      drawing={closed ? 'store' : 'basket'}
      title={closed ?? t`The basket is empty`}
      text={closed ? null : t`Add something tasty from the menu.`}
      action={<ToMenuButton />}
    />
  );
}
