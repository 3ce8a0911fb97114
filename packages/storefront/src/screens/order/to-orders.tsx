import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';

import { go } from '../../router/navigation.ts';

/** The way on from an order that is nobody's, or somebody else's: to one's own. */
export function ToOrders() {
  const { t } = useLingui();
  return (
    <PrimaryButton onClick={() => go('/profile/orders', { replace: true })}>{t`My orders`}</PrimaryButton>
  );
}
