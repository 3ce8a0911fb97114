import type { Answered, endpoints } from '@dasturxon/core/api';
import { busyMinutesAt, offersService, slotCapacityAt } from '@dasturxon/core/branch';
import type { ServiceType } from '@dasturxon/core/order';
import { slotsFor } from '@dasturxon/core/time';
import { and, eq, gte } from 'drizzle-orm';

import { slotUses } from '../../db/schema/orders.ts';
import type { Ctx } from '../model/deps.ts';
import { apiError } from '../../http/api-error.ts';
import { readBrandTerms } from './brand-terms.ts';
import { LEAD_MINUTES } from './check-placing.ts';
import { slotOf } from '../model/slot-uses.ts';

/** D84: days and times for a later order at a branch, without those that are full. */
export async function listSlots(
  ctx: Ctx,
  query: { branchId?: string | undefined; serviceType: ServiceType },
): Promise<Answered<typeof endpoints.listSlots>> {
  const { serviceType, branchId } = query;
  const { terms, full } = await ctx.db.inTenant(ctx.merchantId, async (tx) => ({
    terms: await readBrandTerms(ctx, tx),
    full: await tx
      .select()
      .from(slotUses)
      .where(and(eq(slotUses.merchantId, ctx.merchantId), gte(slotUses.slot, ctx.now()))),
  }));
  const able = terms.branches.filter(({ branch }) => offersService(branch, serviceType));
  const chosen = branchId
    ? able.find(({ branch }) => branch.id === branchId)
    : (able.find(({ branch }) => branch.isMain) ?? able[0]);
  if (!chosen) throw apiError(branchId ? 'branch.notFound' : 'branch.none');
  const { branch } = chosen;
  const own = full.filter((row) => row.branchId === branch.id);
  const used = new Map(own.map((row) => [row.slot.getTime(), row.used]));
  const hasRoom = (at: Date) => {
    const capacity = slotCapacityAt(chosen, at);
    return capacity === null || (used.get(slotOf(at).getTime()) ?? 0) < capacity;
  };
  const days = slotsFor({
    branch,
    serviceType,
    now: ctx.now(),
    zone: ctx.tenant.timeZone,
    leadMinutes: LEAD_MINUTES + busyMinutesAt(branch, ctx.now()),
  });
  return days
    .map(({ day, slots }) => ({
      day,
      times: slots.filter(({ at }) => hasRoom(at)).map(({ time }) => time),
    }))
    .filter(({ times }) => times.length > 0);
}
