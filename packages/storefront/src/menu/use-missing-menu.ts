import { useStore } from 'jotai';
import { useEffect, useState } from 'react';

import { lazyModule } from '../lazy/lazy-module.ts';

const menuFetch = lazyModule(() => import('../domains/menu/fetch-menu.ts'));

/** Fetches the menu on a page that came without one. Returns the failure, for callers that show it. */
export function useMissingMenu(isMissing: boolean): { error: unknown; retry: () => void } {
  const store = useStore();
  const [error, setError] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isMissing) return;
    void menuFetch
      .load()
      .then(({ fetchMenu }) => fetchMenu(store))
      .then(setError, setError);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another turn asks again
  }, [isMissing, store, turn]);
  const retry = () => {
    setError(null);
    setTurn((before) => before + 1);
  };
  return { error, retry };
}
