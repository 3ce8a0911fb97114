import { useStore } from 'jotai';
import { useEffect } from 'react';

/** Fetches the menu where the page came without one: the guest entered the site on another page. */
export function useMissingMenu(isMissing: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (!isMissing) return;
    void import('../data/fetch-menu.ts').then(({ fetchMenu }) => fetchMenu(store));
  }, [isMissing, store]);
}
