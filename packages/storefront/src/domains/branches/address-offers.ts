import { listBranchOffers } from '@dasturxon/core/api';
import { type BranchOffer, linesElsewhere, offerOfBasket, soldByNone } from '@dasturxon/core/stop-list';
import { atom } from 'jotai';

import type { Store } from '../../store/store.ts';
import { cartLinesAtom } from '../cart/cart.ts';
import { orderDraftAtom, serviceTypeAtom } from '../checkout/order-draft.ts';
import { elsewhereAtom, stoppedAtom, stoppedModifiersAtom } from '../menu/availability.ts';
import { apiOf } from '../session/api.ts';
import { nearestBranchAtom } from './nearest-branch.ts';
import { saleVersionAtom } from './sale-version.ts';

/** Latitude and longitude of an address where its branches decide what is sold: of a delivery, unless the guest has chosen its branch. */
const pointAtom = atom((get) => {
  const { address } = get(orderDraftAtom);
  if (get(serviceTypeAtom) !== 'DELIVERY' || !address || get(nearestBranchAtom)?.isChosen) return '';
  return `${address.latitude},${address.longitude}`;
});

/** What was asked for last, an address at a version of the sale, and the branches that may serve it once they are known. */
type Asked = { key: string; offers: readonly BranchOffer[] };
const askedOf = new WeakMap<Store, Asked>();

/**
 * Greys what no branch that may serve the address sells, and gives the basket to the branch that sells it (B27, B-74), now
 * and whenever the basket or the address changes. Nothing changes without an answer. False where the guest has one
 * branch.
 */
export async function loadAddressOffers(store: Store): Promise<boolean> {
  const point = store.get(pointAtom);
  if (!point) return false;
  await load(store, point);
  return true;
}

async function load(store: Store, point: string): Promise<void> {
  const key = `${point},${store.get(saleVersionAtom)}`;
  const before = askedOf.get(store);
  if (before?.key === key) return;
  const asked: Asked = { key, offers: [] };
  askedOf.set(store, asked);
  if (!before) follow(store);
  const [lat, lon] = point.split(',').map(Number) as [number, number];
  const { data } = await apiOf(store)(listBranchOffers, { query: { lat, lon } });
  if (askedOf.get(store) !== asked) return;
  // Asked again at the next change.
  if (!data) return void askedOf.set(store, { key: '', offers: [] });
  asked.offers = data;
  const { productIds, modifierIds } = soldByNone(data);
  store.set(stoppedAtom, new Set(productIds));
  store.set(stoppedModifiersAtom, new Set(modifierIds));
  routeBasket(store);
}

function follow(store: Store): void {
  store.sub(cartLinesAtom, () => routeBasket(store));
  // Another address may have the same nearest branch.
  store.sub(pointAtom, () => {
    askedOf.set(store, { key: '', offers: [] });
    store.set(elsewhereAtom, new Map());
    void loadAddressOffers(store);
  });
}

function routeBasket(store: Store): void {
  const { offers } = askedOf.get(store)!;
  const lines = store.get(cartLinesAtom);
  store.set(elsewhereAtom, linesElsewhere(offers, lines));
  const nearest = store.get(nearestBranchAtom);
  const best = offerOfBasket(offers, lines);
  if (!nearest || !best || best.id === nearest.id) return;
  store.set(nearestBranchAtom, { id: best.id, name: best.name, distance: best.distance });
}
