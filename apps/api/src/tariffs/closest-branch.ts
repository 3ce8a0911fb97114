import { type Branch, nearestBranch, offersService } from '@dasturxon/core/branch';
import type { GeoPoint } from '@dasturxon/core/delivery-area';
import { OrderDraft, type ServiceType } from '@dasturxon/core/order';
import type { BranchOffer } from '@dasturxon/core/stop-list';
import { bestBranch, servingBranches } from '@dasturxon/core/time';
import * as v from 'valibot';

import { readOffSale } from '../catalog/stop-list.ts';
import { apiError } from '../http/api-error.ts';
import type { Ctx } from '../http/serving/context.ts';
import { atBranch, readOrderFacts } from '../orders/placing/order-facts.ts';
import { readDeliveryPlaces } from '../places/list-areas.ts';
import { listBranches } from '../places/list-branches.ts';

type Wanted = { lat: number; lon: number; type: ServiceType; dishes: readonly string[] };

/**
 * API-04: the nearest branch with the service, with its distance in metres; for a delivery the best for the point (GEO-25,
 * D56, B27). Throws branch.none without one.
 */
export async function findClosestBranch(ctx: Ctx, { lat, lon, type, dishes }: Wanted): Promise<Branch> {
  const all = await listBranches(ctx, null);
  const point = { lat, lon };
  const nearest =
    type === 'DELIVERY'
      ? bestBranch(
          all,
          { serviceType: type, address: point, at: null, canCook: await sellingBranches(ctx, dishes) },
          { places: await readDeliveryPlaces(ctx), now: ctx.now(), zone: ctx.tenant.timeZone },
        )
      : nearestBranch(
          all.filter((branch) => offersService(branch, type)),
          point,
        );
  if (!nearest) throw apiError('branch.none');
  return { ...nearest.branch, distance: Math.round(nearest.meters) };
}

/** The branches that may serve a delivery to a point now, the nearest first, and what each does not sell (B27, B-74). */
export async function listBranchOffers(ctx: Ctx, point: GeoPoint): Promise<BranchOffer[]> {
  const serving = servingBranches(
    await listBranches(ctx, null),
    { serviceType: 'DELIVERY', address: point, at: null },
    { places: await readDeliveryPlaces(ctx), now: ctx.now(), zone: ctx.tenant.timeZone },
  );
  const offSale = await readOffSale(
    ctx,
    serving.map(({ branch }) => branch.id),
  );
  return serving.map(({ branch: { id, name }, meters }) => ({
    id,
    name,
    distance: Math.round(meters),
    ...offSale.get(id)!,
  }));
}

/** Whether a branch sells all of these dishes now; a dish that no longer exists is asked of none. */
async function sellingBranches(ctx: Ctx, dishes: readonly string[]): Promise<(branchId: string) => boolean> {
  if (dishes.length === 0) return () => true;
  const cartItems = dishes.map((productId) => ({ productId, count: 1 }));
  const draft = v.parse(OrderDraft, { serviceType: 'DELIVERY', cartItems });
  const facts = await ctx.db.inTenant(ctx.merchantId, (tx) => readOrderFacts(ctx, tx, draft));
  const products = [...facts.products.values()].filter(({ id }) => dishes.includes(id));
  return (branchId) => products.every((product) => atBranch(facts, product, branchId).isAvailable);
}
