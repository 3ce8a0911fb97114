import { ACTIVE_ORDERS_DELAY_MS } from '@dasturxon/core/kernel';
import { useStore } from 'jotai';
import { useEffect } from 'react';

import { launchingAtom } from '../../domains/session/launching.ts';
import { keepsSession } from '../../store/storage.ts';
import { loadActiveOrders } from '../../menu/deferred-calls.ts';
import { runLazy } from '../../lazy/lazy-module.ts';

/**
 * Half a second after the menu appeared, the current orders of a customer who is signed in (BOOT-07), or as soon as
 * the host has said who it is where that takes longer. What they are loaded with comes only then, and not for a guest.
 */
export function useActiveOrders(onMenu: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (!onMenu) return;
    const load = () => {
      if (store.get(launchingAtom) || !keepsSession(store)) return;
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
