import { useStore } from 'jotai';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

import { toMenuProduct } from '../../catalog/menu-product.ts';
import { KEPT_TAPS, type Tap } from '../../inline/taps.ts';
import { go } from '../../router/navigation.ts';
import { addOneAtom, cartAtom, countAtom } from '../../domains/cart/cart.ts';
import { productsAtom } from '../../domains/menu/menu.ts';
import { RESTORE } from '../../store/saved-atom.ts';
import type { Store } from '../../store/store.ts';

/** Counts the taps on Add that the page's script has recorded: those before the app started, and each one since. */
export function useTaps(): void {
  const store = useStore();
  useLayoutEffect(() => {
    const queue = window.dasturxonTaps;
    if (!queue) return;
    const early = [...takeKept(), ...queue.taps.splice(0)];
    const countEarly = () => {
      store.set(cartAtom, RESTORE);
      count(store, early.splice(0));
    };
    // Taps that another page has handed on may be for a menu that is still on its way here.
    const stop = early.length > 0 ? whenThereIsAMenu(store, countEarly) : null;
    queue.clear();
    queue.take = (taps) => {
      flushSync(() => count(store, taps));
      queue.clear();
    };
    return () => {
      queue.take = null;
      stop?.();
    };
  }, [store]);
}

/** Calls back at once, or when the menu has come; gives what ends the waiting. */
function whenThereIsAMenu(store: Store, then: () => void): () => void {
  const isThere = () => store.get(productsAtom).size > 0;
  if (isThere()) {
    then();
    return () => undefined;
  }
  const stop = store.sub(productsAtom, () => {
    if (!isThere()) return;
    stop();
    then();
  });
  return stop;
}

/** Taps of a page that was left before its app was there; read like anything that is stored. */
function takeKept(): Tap[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_TAPS) ?? '[]');
    sessionStorage.removeItem(KEPT_TAPS);
    return Array.isArray(kept) ? kept.filter(isTap) : [];
  } catch {
    return [];
  }
}

function isTap(tap: Partial<Tap> | null): tap is Tap {
  return typeof tap?.id === 'string' && typeof tap.ask === 'boolean';
}

function count(store: Store, taps: readonly Tap[]) {
  const products = store.get(productsAtom);
  for (const { id, ask } of taps) {
    if (ask) return go(`/product/${id}`);
    const row = products.get(id);
    if (row && !toMenuProduct(row).isFull(store.get(countAtom(id)))) store.set(addOneAtom, id);
  }
}
