import { QueryClient } from '@tanstack/react-query';

import type { Store } from '../../store/store.ts';

const caches = new WeakMap<Store, QueryClient>();

/** Server facts of one store: one cache, however many screens are open. */
export function cacheOf(store: Store): QueryClient {
  const cache =
    caches.get(store) ??
    new QueryClient({
      // `always`: without a network a call fails and shows it, instead of waiting behind a skeleton.
      defaultOptions: {
        queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
        mutations: { retry: false, networkMode: 'always' },
      },
    });
  caches.set(store, cache);
  return cache;
}
