import { findClosestBranch } from '@dasturxon/core/api';
import type { GeoPoint } from '@dasturxon/core/delivery-area';

import { merchantAtom } from '../../store/boot.ts';
import { nearestBranchAtom } from './nearest-branch.ts';
import { apiOf } from '../session/api.ts';
import { cartLinesAtom } from '../cart/cart.ts';
import type { Store } from '../../store/store.ts';

/** Dishes of the basket that are named; ids of 64 letters fit into the query. */
const MOST_DISHES = 20;

const lookups = new WeakMap<Store, AbortController>();

/**
 * Looks up the branch that delivers the basket to a point best and keeps it; a failure clears it (GEO-25, ERR-06, D56). A newer
 * address calls off the lookup of the one before.
 */
export async function lookUpNearestBranch(store: Store, { lat, lon }: GeoPoint): Promise<void> {
  lookups.get(store)?.abort();
  const lookup = new AbortController();
  lookups.set(store, lookup);
  const dishes = store
    .get(cartLinesAtom)
    .map(({ productId }) => productId)
    .slice(0, MOST_DISHES)
    .join();
  const { data } = await apiOf(store)(findClosestBranch, {
    params: { merchantId: store.get(merchantAtom).id },
    query: { lat, lon, type: 'DELIVERY', dishes },
    signal: lookup.signal,
  });
  if (lookup.signal.aborted) return;
  store.set(nearestBranchAtom, data ? { id: data.id, name: data.name, distance: data.distance } : null);
}
