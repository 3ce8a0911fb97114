import { lineKey, type LineIdentity } from '@dasturxon/core/cart';
import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';

import { useDeps } from '../../hosts/deps.ts';
import { addLineAtom, cartLinesAtom } from '../../domains/cart/cart.ts';
import { frameAtom } from '../../store/frame.ts';
import { notifyAtom } from '../../store/notices.ts';

/** Puts a line into the basket and says whether it is new there or has grown (ERR-24, ERR-25). */
export function useAddLine(): (line: LineIdentity & { count: number }) => void {
  const { t } = useLingui();
  const { haptic } = useDeps();
  const store = useStore();
  return (line) => {
    const isMore = store.get(cartLinesAtom).some(({ key }) => key === lineKey(line));
    store.set(addLineAtom, line);
    store.set(notifyAtom, { text: isMore ? t`quantity updated` : t`added to cart`, tone: 'success' });
    // A host with a window of its own follows the basket.
    if (!store.get(frameAtom)) haptic('add');
  };
}
