import { apiOf } from '../../domains/session/api.ts';
import { cacheOf } from '../../domains/session/query-cache.ts';
import { servingBranchQuery } from '../../domains/checkout/slots.ts';
import { chosenBranchAtom } from '../../domains/branches/chosen-branch.ts';
import { changeDraftAtom } from '../../domains/checkout/order-draft.ts';
import type { Store } from '../../store/store.ts';

/** Selects the pick-up branch of a link, if it exists: the link is untrusted input (T75). */
export async function openBranch(store: Store, branchId: string): Promise<void> {
  const branch = await cacheOf(store)
    .fetchQuery(servingBranchQuery(apiOf(store), branchId))
    .catch(() => null);
  if (!branch) return;
  const { id, name, cityId } = branch;
  const place = { branchId: id, hallId: null, tableId: null, ...(cityId === null ? {} : { cityId }) };
  store.set(changeDraftAtom, { ...place, serviceType: 'PICK_UP' });
  store.set(chosenBranchAtom, { id, name });
}
