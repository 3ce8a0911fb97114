import { useLingui } from '@lingui/react/macro';
import type { Address } from '@dasturxon/core/address';
import { useSetAtom, useStore } from 'jotai';

import { chooseAddress } from '../../domains/addresses/choose-address.ts';
import { notifyAtom } from '../../store/notices.ts';
import { useCloseSoon } from '../../store/use-close-soon.ts';

/** What tapping a saved address does: it becomes the order's, and 100 ms later the overlay closes (GEO-09, K-15). */
export function useChooseSaved(done: () => void) {
  const { t } = useLingui();
  const store = useStore();
  const notify = useSetAtom(notifyAtom);
  const close = useCloseSoon(done);
  return {
    choose: (address: Address) => {
      chooseAddress(store, address);
      close();
    },
    refuse: () =>
      notify({
        text: t`Delivery to the address you selected is currently unavailable. Please select another address.`,
        tone: 'error',
      }),
  };
}
