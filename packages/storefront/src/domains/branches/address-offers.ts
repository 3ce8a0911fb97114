import { listBranchOffers } from '@dasturxon/core/api';
import { type BranchOffer, offerOfBasket, soldByNone } from '@dasturxon/core/stop-list';
import { atom } from 'jotai';

import type { Store } from '../../store/store.ts';
import { cartLinesAtom } from '../cart/cart.ts';
import { orderDraftAtom, serviceTypeAtom } from '../checkout/order-draft.ts';
import { stoppedAtom } from '../menu/availability.ts';
import { apiOf } from '../session/api.ts';
import { menuBranchIdAtom, nearestBranchAtom } from './nearest-branch.ts';
import { saleVersionAtom } from './sale-version.ts';

type Point = { lat: number; lon: number };

const loadedAtom = atom<readonly BranchOffer[] | null>(null);

/** Where the branches of an address decide what is sold: a delivery, unless the guest has chosen its branch. */
const pointAtom = atom((get): Point | null => {
  const { address } = get(orderDraftAtom);
  if (get(serviceTypeAtom) !== 'DELIVERY' || !address || get(nearestBranchAtom)?.isChosen) return null;
  return { lat: address.latitude, lon: address.longitude };
});

/** The branches that may serve the address, the nearest first; null where the guest has one branch, or none. */
export const addressOffersAtom = atom((get) =>
  get(pointAtom) && get(menuBranchIdAtom) !== null ? get(loadedAtom) : null,
);

/** What was asked for last: an address at a version of the sale. */
const askedOf = new WeakMap<Store, string>();

const keyOf = (store: Store, { lat, lon }: Point) => [lat, lon, store.get(saleVersionAtom)].join();

/**
 * Greys what no branch that may serve the address sells, and gives the basket to the branch that sells it (B27, B-74), now
 * and whenever the basket changes. Nothing changes without an answer, or where the address has changed meanwhile. False
 * where the guest has one branch.
 */
export async function loadAddressOffers(store: Store): Promise<boolean> {
  const point = store.get(pointAtom);
  if (!point) return false;
  await load(store, point);
  return true;
}

async function load(store: Store, point: Point): Promise<void> {
  const key = keyOf(store, point);
  if (askedOf.get(store) === key && store.get(loadedAtom)) return;
  if (!askedOf.has(store)) store.sub(cartLinesAtom, () => routeBasket(store));
  askedOf.set(store, key);
  const { data } = await apiOf(store)(listBranchOffers, { query: point });
  const asked = store.get(pointAtom);
  if (!data || !asked || keyOf(store, asked) !== key) return;
  store.set(loadedAtom, data);
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
