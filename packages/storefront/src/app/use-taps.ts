import { useStore } from 'jotai';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

import { toMenuProduct } from '../catalog/menu-product.ts';
import type { Tap } from '../menu/taps.ts';
import { go } from '../router/navigation.ts';
import { addOneAtom, cartAtom, countAtom } from '../state/cart.ts';
import { productsAtom } from '../state/menu.ts';
import { RESTORE } from '../state/saved-atom.ts';

type Store = ReturnType<typeof useStore>;

/** Counts the taps on Add that the page's script has heard: those that came before the app was there, and each one since. */
export function useTaps(): void {
  const store = useStore();
  useLayoutEffect(() => {
    const queue = window.dasturxonTaps;
    if (!queue) return;
    const early = queue.taps.splice(0);
    if (early.length > 0) {
      store.set(cartAtom, RESTORE);
      count(store, early);
    }
    queue.clear();
    queue.take = (taps) => {
      flushSync(() => count(store, taps));
      queue.clear();
    };
    return () => {
      queue.take = null;
    };
  }, [store]);
}

function count(store: Store, taps: readonly Tap[]) {
  const products = store.get(productsAtom);
  for (const { id, ask } of taps) {
    if (ask) return go(`/product/${id}`);
    const row = products.get(id);
    if (row && !toMenuProduct(row).isFull(store.get(countAtom(id)))) store.set(addOneAtom, id);
  }
}
