import { useStore } from 'jotai';
import { useLayoutEffect } from 'react';

import { drainEarlyTaps } from './early-taps.ts';
import { go } from '../router/navigation.ts';
import { addOneAtom, cartAtom } from '../state/cart.ts';
import { productsAtom } from '../state/menu.ts';
import { RESTORE } from '../state/saved-atom.ts';
import { toMenuProduct } from '../catalog/menu-product.ts';

/** Counts the taps on Add that came before the app was there, through the same question as any tap. */
export function useEarlyTaps(): void {
  const store = useStore();
  useLayoutEffect(() => {
    const taps = drainEarlyTaps();
    if (taps.length === 0) return;
    store.set(cartAtom, RESTORE);
    const products = store.get(productsAtom);
    for (const id of taps) {
      const row = products.get(id);
      if (!row) continue;
      if (toMenuProduct(row).needsChoice) return go(`/product/${id}`);
      store.set(addOneAtom, id);
    }
  }, [store]);
}
