import { useStore } from 'jotai';
import { useEffect } from 'react';

/** Brings what a long menu's page did not carry, once the page is alive. */
export function useRestOfMenu(isMissing: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (isMissing) void import('../domains/menu/rest-of-menu.ts').then(({ restOfMenu }) => restOfMenu(store));
  }, [isMissing, store]);
}
