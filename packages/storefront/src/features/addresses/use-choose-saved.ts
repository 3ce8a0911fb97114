import { useLingui } from '@lingui/react/macro';
import type { Address } from '@dasturxon/core/address';
import { CLOSE_DELAY_MS } from '@dasturxon/core/kernel';
import { useSetAtom, useStore } from 'jotai';

import { chooseAddress } from '../../data/choose-address.ts';
import { notifyAtom } from '../../state/notices.ts';

/** What tapping a saved address does: it becomes the order's, and 100 ms later the overlay closes (GEO-09, K-15). */
export function useChooseSaved(done: () => void) {
  const { t } = useLingui();
  const store = useStore();
  const notify = useSetAtom(notifyAtom);
  return {
    choose: (address: Address) => {
      chooseAddress(store, address);
      setTimeout(done, CLOSE_DELAY_MS);
    },
    refuse: () =>
      notify({
        text: t`Delivery to the address you selected is currently unavailable. Please select another address.`,
        tone: 'error',
      }),
  };
}
