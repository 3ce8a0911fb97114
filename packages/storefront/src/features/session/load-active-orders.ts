import type { createStore } from 'jotai';

import { apiOf } from '../../data/api.ts';
import { activeOrdersQuery } from '../../data/orders.ts';
import { cacheOf } from '../../data/query-cache.ts';
import { sessionAtom } from '../../state/session.ts';

/** Brings the customer's current orders, so that their pages open with them; a guest has none (BOOT-07). */
export async function loadActiveOrders(store: ReturnType<typeof createStore>): Promise<void> {
  const api = apiOf(store);
  const userId = store.get(sessionAtom)?.user.id;
  if (userId) await cacheOf(store).prefetchQuery(activeOrdersQuery(api, userId));
  else cacheOf(store).removeQueries({ queryKey: ['orders'] });
}
