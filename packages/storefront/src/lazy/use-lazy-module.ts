import { useEffect, useState } from 'react';

import type { LazyModule } from './lazy-module.ts';

/**
 * Lazy code in a component; null until it has loaded. It loads as soon as `when` is true; a load that failed is tried
 * again once there is a network.
 */
export function useLazyModule<Module extends object>(module: LazyModule<Module>, when = true): Module | null {
  const [loaded, setLoaded] = useState(module.loaded);
  const isWanted = when && loaded === null;

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const load = () =>
      void module.load().then(
        (found) => isGone || setLoaded(found),
        () => undefined,
      );
    load();
    addEventListener('online', load);
    return () => {
      isGone = true;
      removeEventListener('online', load);
    };
  }, [module, isWanted]);

  return loaded;
}
