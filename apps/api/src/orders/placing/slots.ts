import type { Answered, endpoints } from '@dasturxon/core/api';
import { busyMinutesAt, offersService, placesLeft, slotCapacityAt } from '@dasturxon/core/branch';
import { leadMinutesFor, type ServiceType } from '@dasturxon/core/order';
import { slotsFor } from '@dasturxon/core/time';
import { and, eq, gte } from 'drizzle-orm';

import { slowestOf } from '../../catalog/slowest-of.ts';
import { slotUses } from '../../db/schema/orders.ts';
import type { ServingBranch } from '../../places/serving-branch.ts';
import type { Ctx } from '../model/deps.ts';
import { apiError } from '../../http/api-error.ts';
import { readBrandTerms } from './brand-terms.ts';
import { slotOf } from '../model/slot-uses.ts';

type SlotsQuery = {
  branchId?: string | undefined;
  serviceType: ServiceType;
  /** The dishes of the basket. */
  productIds: readonly string[];
};

/** D84, B5, B6: days with a free time for a later order at a branch, and what each of their slots has left. */
export async function listSlots(
  ctx: Ctx,
  { serviceType, branchId, productIds }: SlotsQuery,
): Promise<Answered<typeof endpoints.listSlots>> {
  const { terms, taken, cookingTime } = await ctx.db.inTenant(ctx.merchantId, async (tx) => ({
    terms: await readBrandTerms(ctx, tx),
    taken: await tx
      .select()
      .from(slotUses)
      .where(and(eq(slotUses.merchantId, ctx.merchantId), gte(slotUses.slot, slotOf(ctx.now())))),
    cookingTime: await slowestOf(ctx, tx, productIds),
  }));
  const able = terms.branches.filter(({ branch }) => offersService(branch, serviceType));
  const chosen = branchId
    ? able.find(({ branch }) => branch.id === branchId)
    : (able.find(({ branch }) => branch.isMain) ?? able[0]);
  if (!chosen) throw apiError(branchId ? 'branch.notFound' : 'branch.none');
  const { branch } = chosen;
  const leftAt = placesAt(chosen, taken);
  const days = slotsFor({
    branch,
    serviceType,
    now: ctx.now(),
    zone: ctx.tenant.timeZone,
    leadMinutes: leadMinutesFor(cookingTime, busyMinutesAt(branch, ctx.now())),
  });
  return days
    .map(({ day, slots }) => {
      const counted = slots.map(({ at, time, until }) => ({ time, until, left: leftAt(at) }));
      return { day, times: counted.filter(({ left }) => left !== 0).map(({ time }) => time), slots: counted };
    })
    .filter(({ times }) => times.length > 0);
}

/** The places that a branch has left in the slot of a moment; null without a limit. */
function placesAt(serving: ServingBranch, taken: readonly (typeof slotUses.$inferSelect)[]) {
  const own = taken.filter(({ branchId }) => branchId === serving.branch.id);
  const used = new Map(own.map((row) => [row.slot.getTime(), row.used]));
  return (at: Date) => placesLeft(slotCapacityAt(serving, at), used.get(slotOf(at).getTime()) ?? 0);
}
