import { listBranchOffers } from '@dasturxon/core/api';
import { offerOfBasket, soldByNone } from '@dasturxon/core/stop-list';

import type { Store } from '../../store/store.ts';
import { cartLinesAtom } from '../cart/cart.ts';
import { stoppedAtom } from '../menu/availability.ts';
import { apiOf } from '../session/api.ts';
import {
  addressOffersAtom,
  type AddressPoint,
  addressPointAtom,
  loadedOffersAtom,
} from './address-offers-atom.ts';
import { nearestBranchAtom } from './nearest-branch.ts';
import { saleVersionAtom } from './sale-version.ts';

/** What was asked for last: an address at a version of the sale. */
const askedOf = new WeakMap<Store, string>();

const keyOf = (store: Store, { lat, lon }: AddressPoint) => [lat, lon, store.get(saleVersionAtom)].join();

/**
 * Greys what no branch that may serve the address sells, and gives the basket to the branch that sells it (B27, B-74), now
 * and whenever the basket changes. Nothing changes without an answer, or where the address has changed meanwhile. False
 * where the guest has one branch.
 */
export async function loadAddressOffers(store: Store): Promise<boolean> {
  const point = store.get(addressPointAtom);
  if (!point) return false;
  await load(store, point);
  return true;
}

async function load(store: Store, point: AddressPoint): Promise<void> {
  const key = keyOf(store, point);
  if (askedOf.get(store) === key) return;
  const isFirst = !askedOf.has(store);
  askedOf.set(store, key);
  if (isFirst) {
    store.sub(cartLinesAtom, () => routeBasket(store));
    // Another address may have the same nearest branch.
    store.sub(addressPointAtom, () => void loadAddressOffers(store));
  }
  const { data } = await apiOf(store)(listBranchOffers, { query: point });
  if (askedOf.get(store) !== key) return;
  if (!data) return void askedOf.set(store, '');
  store.set(loadedOffersAtom, { ...point, offers: data });
  store.set(stoppedAtom, new Set(soldByNone(data)));
  routeBasket(store);
}

function routeBasket(store: Store): void {
  const offers = store.get(addressOffersAtom);
  const nearest = store.get(nearestBranchAtom);
  if (!offers || !nearest) return;
  const best = offerOfBasket(offers, store.get(cartLinesAtom));
  if (!best || best.id === nearest.id) return;
  store.set(nearestBranchAtom, { id: best.id, name: best.name, distance: best.distance });
}
