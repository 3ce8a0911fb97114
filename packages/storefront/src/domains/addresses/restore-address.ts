import type { Address } from '@dasturxon/core/address';

import { keepGuestAddressAtom } from './guest-addresses.ts';
import { newId } from '../../store/new-id.ts';
import { sessionAtom } from '../session/session.ts';
import { saveAddress } from './addresses.ts';
import { apiOf } from '../session/api.ts';
import { chooseAddress } from './choose-address.ts';
import { cacheOf } from '../session/query-cache.ts';
import type { Store } from '../../store/store.ts';

/** Brings a deleted address back, where it was kept: with the server or on this device; and into the order it was in. */
export async function restoreAddress(
  store: Store,
  { address, wasCurrent }: { address: Address; wasCurrent: boolean },
): Promise<void> {
  const userId = store.get(sessionAtom)?.user.id;
  const unique = newId();
  const saved =
    userId === undefined
      ? store.set(keepGuestAddressAtom, { address: { ...address, id: null }, unique })
      : await saveAddress(apiOf(store), { userId, address, idempotencyKey: unique });
  await cacheOf(store).invalidateQueries({ queryKey: ['addresses'] });
  if (wasCurrent) chooseAddress(store, saved);
}
