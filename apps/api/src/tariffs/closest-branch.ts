import { type Branch, nearestBranch, offersService } from '@dasturxon/core/branch';
import { OrderDraft, type ServiceType } from '@dasturxon/core/order';
import { bestBranch } from '@dasturxon/core/time';
import * as v from 'valibot';

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

/** Whether a branch sells all of these dishes now; a dish that no longer exists is asked of none. */
async function sellingBranches(ctx: Ctx, dishes: readonly string[]): Promise<(branchId: string) => boolean> {
  if (dishes.length === 0) return () => true;
  const cartItems = dishes.map((productId) => ({ productId, count: 1 }));
  const draft = v.parse(OrderDraft, { serviceType: 'DELIVERY', cartItems });
  const facts = await ctx.db.inTenant(ctx.merchantId, (tx) => readOrderFacts(ctx, tx, draft));
  const products = [...facts.products.values()].filter(({ id }) => dishes.includes(id));
  return (branchId) => products.every((product) => atBranch(facts, product, branchId).isAvailable);
}
