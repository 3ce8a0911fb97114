import { ACTIVE_ORDERS_DELAY_MS } from '@dasturxon/core/kernel';
import { useStore } from 'jotai';
import { useEffect } from 'react';

import { keepsSession } from '../state/storage.ts';

/**
 * Half a second after the menu appeared, the current orders of a customer who is signed in (BOOT-07). What they are
 * loaded with comes only then, and not for a guest.
 */
export function useActiveOrders(onMenu: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (!onMenu) return;
    const timer = setTimeout(() => {
      if (!keepsSession(store)) return;
      void import('../menu/late.ts').then(({ loadActiveOrders }) => loadActiveOrders(store));
    }, ACTIVE_ORDERS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [onMenu, store]);
}
