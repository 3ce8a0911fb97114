import { type Address, isSamePlace } from '@dasturxon/core/address';

import { merchantAtom } from '../../store/boot.ts';
import { forgetGuestAddressAtom, guestAddressesAtom } from './guest-addresses.ts';
import { changeDraftAtom, orderDraftAtom } from '../checkout/order-draft.ts';
import { sessionAtom } from '../session/session.ts';
import { addressesQuery, saveAddress } from './addresses.ts';
import { apiOf } from '../session/api.ts';
import { cacheOf } from '../session/query-cache.ts';
import type { Store } from '../../store/store.ts';

/**
 * Gives a customer who has just signed in the addresses they had as a guest, oldest first, without those they already
 * have (SES-08). One that could not be sent stays on this device for the next sign-in.
 */
export async function sendGuestAddresses(store: Store): Promise<void> {
  store.sub(guestAddressesAtom, () => undefined)();
  const own = store.get(guestAddressesAtom).toReversed();
  const userId = store.get(sessionAtom)?.user.id;
  if (own.length === 0 || userId === undefined) return;
  const cache = cacheOf(store);
  try {
    const whose = { merchant: store.get(merchantAtom).id, id: userId };
    const known = await cache.fetchQuery(addressesQuery(apiOf(store), whose));
    // One after the other, so that the list on the server has the order of the list here.
    for (const address of own) await giveAway(store, { userId, address, known });
  } catch {
    // The rest stays here, and is offered again by the next sign-in.
  }
  await cache.invalidateQueries({ queryKey: ['addresses'] });
}

type Given = { userId: string; address: Address; known: readonly Address[] };

/** Saves one address unless the customer has it, and removes it here; the order then uses the saved one. */
async function giveAway(store: Store, { userId, address, known }: Given): Promise<void> {
  const idempotencyKey = `guest-${userId}-${address.id}`;
  const same = known.find((one) => isSamePlace(one, address));
  const saved = same ?? (await saveAddress(apiOf(store), { userId, address, idempotencyKey }));
  const { address: chosen } = store.get(orderDraftAtom);
  if (chosen?.id && chosen.id === address.id)
    store.set(changeDraftAtom, { address: { ...chosen, id: saved.id } });
  if (address.id !== null) store.set(forgetGuestAddressAtom, address.id);
}
