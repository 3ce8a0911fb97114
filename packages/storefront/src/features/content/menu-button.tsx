import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue, useSetAtom } from 'jotai';

import { go } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';
import { changeDraftAtom } from '../../domains/checkout/order-draft.ts';

/** To the menu; for guests at a table the order becomes one for the restaurant, where the merchant offers that. */
export function MenuButton({ isDineIn = false }: { isDineIn?: boolean }) {
  const { t } = useLingui();
  const { services } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeDraftAtom);
  const open = () => {
    if (isDineIn && services.includes('DINE_IN')) change({ serviceType: 'DINE_IN' });
    go('/');
  };
  return (
    <ActionBar>
      <PrimaryButton onClick={open}>{t`To the menu`}</PrimaryButton>
    </ActionBar>
  );
}
