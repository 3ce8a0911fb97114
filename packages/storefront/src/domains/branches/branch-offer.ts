import { getOverall, getStopList } from '@dasturxon/core/api';
import { isOfferedBy } from '@dasturxon/core/catalog';

import { stoppedAtom, stoppedModifiersAtom } from '../menu/availability.ts';
import { pageAtom } from '../../store/boot.ts';
import { loadAddressOffers } from './address-offers.ts';
import { menuBranchIdAtom } from './nearest-branch.ts';
import { apiOf } from '../session/api.ts';
import type { Store } from '../../store/store.ts';

/** What a branch does not offer at all, which no stop changes; of the branch that was asked for last. */
type Foreign = { branchId: string; ids: readonly string[] };
const foreignOf = new WeakMap<Store, Foreign>();

async function readForeign(store: Store, branchId: string): Promise<readonly string[]> {
  const known = foreignOf.get(store);
  if (known?.branchId === branchId) return known.ids;
  const type = store.get(pageAtom).shell === 'web' ? 'WEB' : 'TG';
  const { data } = await apiOf(store)(getOverall, { query: { type } });
  const ids = (data?.products ?? []).filter((one) => !isOfferedBy(one, branchId)).map(({ id }) => id);
  if (data) foreignOf.set(store, { branchId, ids });
  return ids;
}

/**
 * Greys on the page what a branch does not offer or has run out of (MENU-02, D32, D33), for an address what each of its
 * branches lacks (B-74), without a branch what all have run out of. What could not be fetched greys nothing; an answer for a branch that is no longer the chosen one is dropped.
 */
export async function loadBranchOffer(store: Store, branchId: string | null): Promise<void> {
  if (branchId !== null && (await loadAddressOffers(store))) return;
  const [foreign, stops] = await Promise.all([
    branchId === null ? [] : readForeign(store, branchId),
    apiOf(store)(getStopList, { query: branchId === null ? {} : { branchId } }),
  ]);
  if (store.get(menuBranchIdAtom) !== branchId) return;
  store.set(stoppedModifiersAtom, new Set(stops.data?.modifierIds));
  store.set(stoppedAtom, new Set([...foreign, ...(stops.data?.productIds ?? [])]));
}
