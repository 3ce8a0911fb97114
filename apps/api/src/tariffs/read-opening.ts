import type { Opening } from '@dasturxon/core/api';
import { type Branch, busyMinutesAt, offersService } from '@dasturxon/core/branch';
import { deliveryRange, deliveryTerms } from '@dasturxon/core/cart';
import { expectedIfOrdered, minutesRange, type ServiceType } from '@dasturxon/core/order';
import { servingOf } from '@dasturxon/core/time';

import { slowestOf } from '../catalog/slowest-of.ts';
import type { Tx } from '../db/connect.ts';
import type { Ctx } from '../http/serving/context.ts';
import { kitchenTimes } from '../orders/timing/kitchen-times.ts';
import { type BrandTerms, readTermsNow } from '../orders/placing/brand-terms.ts';
import { listBranches, readBranch } from '../places/list-branches.ts';
import { usualCookingMinutes } from './usual-dish.ts';

type Point = { lat: number; lon: number };
type Asked = {
  branchId?: string | undefined;
  type: ServiceType;
  /** The address of a delivery; null while the guest has named none. */
  point: Point | null;
  /** The dishes of a basket; none before there is one. */
  dishes: readonly string[];
};

/**
 * Whether orders of a service are taken now, at one branch or at any, and when the first of them opens (D38); while they are,
 * in how many minutes and for what delivery (B62). Throws branch.notFound.
 */
export async function readOpening(ctx: Ctx, asked: Asked): Promise<Opening> {
  const { branchId, type } = asked;
  const all = branchId ? [await readBranch(ctx, branchId)] : await listBranches(ctx, null);
  const able = all.filter((branch) => offersService(branch, type));
  const moment = { serviceType: type, now: ctx.now(), zone: ctx.tenant.timeZone };
  const { isOpenNow, opensAt } = servingOf(able, moment);
  if (!isOpenNow) {
    const next = opensAt?.toISOString() ?? null;
    return { isOpen: false, opensAt: next, minutes: null, expectedAt: null, delivery: null };
  }
  const open = able.filter((branch) => servingOf([branch], moment).isOpenNow);
  const promise = await ctx.db.inTenant(ctx.merchantId, (tx) => promiseOf(ctx, tx, { ...asked, open }));
  return { isOpen: true, opensAt: null, ...promise };
}

/** By the soonest of the open branches: for the dishes of a basket, before there is one for a usual dish. */
async function promiseOf(
  ctx: Ctx,
  tx: Tx,
  asked: Asked & { open: Branch[] },
): Promise<Pick<Opening, 'minutes' | 'expectedAt' | 'delivery'>> {
  const { open, type, dishes } = asked;
  const now = ctx.now();
  const { distance, delivery } = deliveryOf(await readTermsNow(ctx, tx), asked);
  const cookingTime =
    dishes.length > 0 ? await slowestOf(ctx, tx, dishes) : await usualCookingMinutes(ctx, tx);
  const measured = await kitchenTimes(ctx, tx);
  const moments = open.map((branch) => {
    const kitchen = {
      busyMinutes: busyMinutesAt(branch, now),
      measuredMinutes: measured.get(branch.id) ?? null,
    };
    return expectedIfOrdered({ serviceType: type, cookingTime, distance, ...kitchen }, now).getTime();
  });
  const expected = new Date(Math.min(...moments));
  return {
    minutes: minutesRange(expected, now),
    expectedAt: expected.toISOString(),
    delivery: type === 'DELIVERY' ? delivery : null,
  };
}

/** The way to the address and its price, where the guest's page has found the branch that serves it; else what all of them charge. */
function deliveryOf(
  terms: BrandTerms,
  { open, branchId, point }: Asked & { open: Branch[] },
): { distance: number | null; delivery: Opening['delivery'] } {
  const servings = terms.branches.filter(({ branch }) => open.some(({ id }) => id === branch.id));
  const [serving] = servings;
  if (!branchId || !point || !serving) return { distance: null, delivery: deliveryRange(terms, servings) };
  const { fee, distance } = deliveryTerms(terms, serving, point);
  return { distance, delivery: fee && { from: fee.price, to: fee.price } };
}
