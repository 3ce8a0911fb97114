import { type Api, type ApiConfig, createApi } from '@dasturxon/core/api';
import { useStore } from 'jotai';

import { merchantAtom } from '../../store/boot.ts';
import { expiredTokenAtom } from './expired-token.ts';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { readServerTime } from '../../clock/server-time.ts';
import { sessionAtom } from './session.ts';
import type { Store } from '../../store/store.ts';

const puzzleSolver = lazyModule(() => import('./solve-puzzle.ts'));
const clients = new WeakMap<Store, Api>();

/** The base URL and the token of calls; event streams use them too. */
export function apiConfigOf(store: Store): ApiConfig {
  return {
    baseUrl: location.origin,
    merchantId: () => store.get(merchantAtom).id,
    token: () => store.get(sessionAtom)?.token ?? null,
    fetch: async (...request) => readServerTime(await fetch(...request)),
    solve: async (puzzle, signal) => (await puzzleSolver.load()).solvePuzzle(puzzle, signal),
    onUnauthorized: (token) => store.set(expiredTokenAtom, token),
  };
}

/** This merchant's API client: one per store, the bearer read anew for each call. */
export function apiOf(store: Store): Api {
  const known = clients.get(store);
  if (known) return known;
  // Holds the session, so that it is read from the store before the first call and follows other tabs.
  store.sub(sessionAtom, () => undefined);
  const api = createApi(apiConfigOf(store));
  clients.set(store, api);
  return api;
}

/** The API client, in a component. */
export function useApi(): Api {
  return apiOf(useStore());
}
