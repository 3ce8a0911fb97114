import { findClosestBranch } from '@dasturxon/core/api';
import type { GeoPoint } from '@dasturxon/core/delivery-area';

import { merchantAtom } from '../../store/boot.ts';
import { nearestBranchAtom } from './nearest-branch.ts';
import { apiOf } from '../session/api.ts';
import type { Store } from '../../store/store.ts';

const lookups = new WeakMap<Store, AbortController>();

/**
 * Looks up the branch that delivers to a point and keeps it; a failure clears it (GEO-25, ERR-06, D56). A newer
 * address calls off the lookup of the one before.
 */
export async function lookUpNearestBranch(store: Store, { lat, lon }: GeoPoint): Promise<void> {
  lookups.get(store)?.abort();
  const lookup = new AbortController();
  lookups.set(store, lookup);
  const { data } = await apiOf(store)(findClosestBranch, {
    params: { merchantId: store.get(merchantAtom).id },
    query: { lat, lon, type: 'DELIVERY' },
    signal: lookup.signal,
  });
  if (lookup.signal.aborted) return;
  store.set(nearestBranchAtom, data ? { id: data.id, name: data.name, distance: data.distance } : null);
}
