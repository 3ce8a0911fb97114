import { deliversTo, offersService } from '@dasturxon/core/branch';
import { lineKey } from '@dasturxon/core/cart';
import type { GeoPoint } from '@dasturxon/core/delivery-area';
import type { OrderDraft, PlacedItem, ServiceType } from '@dasturxon/core/order';
import { bestBranch, servingBranches, wallMoment } from '@dasturxon/core/time';

import { apiError } from '../../http/api-error.ts';
import type { ServingBranch } from '../../places/serving-branch.ts';
import type { BrandTerms } from './brand-terms.ts';
import { missingAt } from './missing-at.ts';
import type { OrderFacts } from './order-facts.ts';

/** The part of a request that decides it. */
export type BranchChoice = Pick<OrderDraft, 'serviceType'> & {
  branch: { id: string } | null;
  address: { latitude: number; longitude: number } | null;
};

/** The branch that a request names. `to` is where it delivers, null for another service. Throws as chooseBranch does. */
function namedBranch(
  terms: BrandTerms,
  id: string,
  { serviceType, to }: { serviceType: ServiceType; to: GeoPoint | null },
) {
  const serving = terms.branches.find(({ branch }) => branch.id === id);
  if (!serving) throw apiError('branch.notFound');
  if (!offersService(serving.branch, serviceType)) throw apiError('serviceType.unavailable');
  if (to && !deliversTo(serving.branch, to, terms)) throw apiError('delivery.unavailable');
  return serving;
}

/** What decides between branches that deliver to an address. */
export type Routing = {
  now: Date;
  /** The time zone. */
  zone: string;
  /** The chosen time of a later order. */
  at: Date | null;
  /** Whether a branch has every dish of the order. */
  canCook: (branchId: string) => boolean;
};

/**
 * The branch that serves an order: the one it names, for a delivery else the best for the address (B27). Null where it
 * has to name one and does not, and where no branch delivers there. Throws branch.notFound, serviceType.unavailable at a
 * branch without the service, and delivery.unavailable at one that does not deliver to the address: its city or its zone
 * is another branch's (GEO-14, GEO-25).
 */
export function chooseBranch(
  terms: BrandTerms,
  request: BranchChoice,
  { now, zone, at, canCook }: Routing,
): ServingBranch | null {
  const { serviceType, address } = request;
  const to = serviceType === 'DELIVERY' && address ? { lat: address.latitude, lon: address.longitude } : null;
  if (request.branch) return namedBranch(terms, request.branch.id, { serviceType, to });
  if (!to) return null;
  const best = bestBranch(
    terms.branches.map(({ branch }) => branch),
    { serviceType, address: to, at, canCook },
    { places: terms, now, zone },
  );
  return terms.branches.find(({ branch }) => branch.id === best?.branch.id) ?? null;
}

/** Equal items as one, so that limits are asked of what is bought and not of how it is written (D39). */
export function merged(items: readonly PlacedItem[]): PlacedItem[] {
  const byKey = Map.groupBy(items, (item) =>
    lineKey({ productId: item.productId, modifiers: item.modifiers ?? [] }),
  );
  return [...byKey.values()].map((equal) => ({
    ...equal[0]!,
    count: equal.reduce((sum, item) => sum + item.count, 0),
  }));
}

/** Where an order goes: the named branch, or the best for its address (B27). Throws as chooseBranch and refuseSplit do. */
export function routeOrder(
  request: OrderDraft,
  facts: OrderFacts,
  { now, zone }: Pick<Routing, 'now' | 'zone'>,
): ServingBranch | null {
  const { serviceType, later, day, time } = request;
  const at = later ? wallMoment(`${day}T${time}`, zone) : null;
  const lines = merged(request.cartItems);
  const missing = (id: string) => missingAt(facts, { lines, serviceType }, id);
  const canCook = (id: string) => missing(id).length === 0;
  const routing = { now, zone, at, canCook };
  const serving = chooseBranch(facts.terms, request, routing);
  if (serving && !request.branch) refuseSplit(facts.terms, request, { ...routing, missing, serving });
  return serving;
}

/**
 * Throws product.otherBranch for a basket each of whose lines some branch that serves the address has, but no branch all of
 * them (B-74).
 */
function refuseSplit(
  terms: BrandTerms,
  { serviceType, address }: BranchChoice,
  routing: Routing & { missing: (id: string) => PlacedItem[]; serving: ServingBranch },
): void {
  const { now, zone, at, missing, serving } = routing;
  const lacking = missing(serving.branch.id);
  if (lacking.length === 0 || !address) return;
  const others = servingBranches(
    terms.branches.map(({ branch }) => branch),
    { serviceType, address: { lat: address.latitude, lon: address.longitude }, at },
    { places: terms, now, zone },
  );
  const isSoldBySome = (line: PlacedItem) => others.some(({ branch }) => !missing(branch.id).includes(line));
  if (!lacking.every(isSoldBySome)) return;
  const lines = lacking.map(({ productId }) => ({ productId, code: 'product.otherBranch' }));
  throw apiError('product.otherBranch', { productId: lines[0]!.productId, lines });
}

/**
 * Why a branch does not deliver to a point that it does not reach: delivery.byOtherBranch with the name of the branch that
 * does, else delivery.unavailable (BO-320).
 */
export function unreached(terms: BrandTerms, to: GeoPoint, { now, zone }: Pick<Routing, 'now' | 'zone'>) {
  const best = bestBranch(
    terms.branches.map(({ branch }) => branch),
    { serviceType: 'DELIVERY', address: to, at: null, canCook: () => true },
    { places: terms, now, zone },
  );
  return best === null
    ? apiError('delivery.unavailable')
    : apiError('delivery.byOtherBranch', { branch: best.branch.name });
}
