import { ACTIVE_ORDERS_DELAY_MS } from '@dasturxon/core/kernel';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';

import { launchingAtom } from '../../domains/session/launching.ts';
import { keeps } from '../../store/storage.ts';
import { loadActiveOrders } from '../../menu/deferred-calls.ts';
import { runLazy } from '../../lazy/lazy-module.ts';

/**
 * Loads the current orders of a signed-in customer half a second after the menu or another first page appeared (BOOT-07),
 * or as soon as the host has identified the customer. The code for it is loaded only then, and not for a guest, unless they take
 * part in a group order (C6).
 */
export function useActiveOrders(onMenu: boolean): void {
  const store = useStore();
  const hasAsked = useRef(false);
  useEffect(() => {
    // Elsewhere only on the first page of a visit: its own screens ask for orders themselves.
    if (!onMenu && hasAsked.current) return;
    hasAsked.current = true;
    const load = () => {
      if (store.get(launchingAtom) || !(keeps(store, 'session') || keeps(store, 'group'))) return;
      runLazy(loadActiveOrders(store));
    };
    let forget = () => undefined as void;
    const timer = setTimeout(() => {
      load();
      forget = store.sub(launchingAtom, load);
    }, ACTIVE_ORDERS_DELAY_MS);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [onMenu, store]);
}
