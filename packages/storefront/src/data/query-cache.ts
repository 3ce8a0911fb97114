import { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;

const caches = new WeakMap<Store, QueryClient>();

/** Server facts of one store: one cache, however many screens are open. */
export function cacheOf(store: Store): QueryClient {
  const cache =
    caches.get(store) ??
    new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
    });
  caches.set(store, cache);
  return cache;
}
