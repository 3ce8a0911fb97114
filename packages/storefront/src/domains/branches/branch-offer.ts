import { getOverall, getStopList } from '@dasturxon/core/api';
import { isOfferedBy } from '@dasturxon/core/catalog';

import { stoppedAtom } from '../menu/availability.ts';
import { pageAtom } from '../../store/boot.ts';
import { menuBranchIdAtom } from './nearest-branch.ts';
import { apiOf } from '../session/api.ts';
import type { Store } from '../../store/store.ts';

/**
 * Greys on the page what a branch does not offer or has run out of (MENU-02, D32, D33). What could not be fetched
 * greys nothing; an answer for a branch that is no longer the chosen one is dropped.
 */
export async function loadBranchOffer(store: Store, branchId: string): Promise<void> {
  const api = apiOf(store);
  const type = store.get(pageAtom).shell === 'web' ? 'WEB' : 'TG';
  const [overall, stops] = await Promise.all([
    api(getOverall, { query: { type } }),
    api(getStopList, { query: { branchId } }),
  ]);
  if (store.get(menuBranchIdAtom) !== branchId) return;
  const foreign = (overall.data?.products ?? []).filter((product) => !isOfferedBy(product, branchId));
  store.set(stoppedAtom, new Set([...foreign.map(({ id }) => id), ...(stops.data?.productIds ?? [])]));
}
