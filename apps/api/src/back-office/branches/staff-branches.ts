import { activeServicePauses, busyMinutesAt } from '@dasturxon/core/branch';
import { isInScope, StaffBranch, stillUntil } from '@dasturxon/core/staff';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import { apiError } from '../../http/api-error.ts';
import { BranchStaff } from '../../merchants/branch-staff.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { measuredTimes } from '../../orders/timing/measured-times.ts';

/** The branches within the caller's scope. A pause that has ended is omitted. */
export async function branchesInScope(ctx: SignedIn, tx: Tx): Promise<StaffBranch[]> {
  const rows = await tx
    .select({
      id: branches.id,
      latitude: branches.latitude,
      longitude: branches.longitude,
      slotCapacity: branches.slotCapacity,
      data: branches.data,
      staff: branches.staff,
    })
    .from(branches)
    .where(and(eq(branches.merchantId, ctx.merchantId), eq(branches.deleted, false)))
    .orderBy(asc(branches.id));
  const measured = await measuredTimes(ctx, tx);
  return rows
    .filter(({ id }) => isInScope(ctx.caller.branchIds, id))
    .map(({ data, staff, ...place }) => {
      const parsed = v.parse(StaffBranch, { ...data, ...place });
      const branch = busyMinutesAt(parsed, ctx.now()) > 0 ? parsed : { ...parsed, busy: null };
      const pausedUntil = stillUntil(branch.pausedUntil, ctx.now());
      const { pausedBy, pauseReason, kitchen, autoAccept } = v.parse(BranchStaff, staff);
      const setUp = {
        ...branch,
        kitchen,
        autoAccept,
        measured: [...(measured.get(place.id) ?? [])],
        pausedUntil,
        pausedServices: activeServicePauses(branch.pausedServices, ctx.now()),
        tonight: branch.tonight && stillUntil(branch.tonight.until, ctx.now()) ? branch.tonight : null,
      };
      return pausedUntil === null
        ? { ...setUp, pausedBy: null, pauseReason: null }
        : { ...setUp, pausedBy, pauseReason };
    });
}

/** A branch within the caller's scope. Throws branch.notFound for any other. */
export async function branchInScope(ctx: SignedIn, tx: Tx, id: string): Promise<StaffBranch> {
  const branch = (await branchesInScope(ctx, tx)).find((one) => one.id === id);
  if (!branch) throw apiError('branch.notFound');
  return branch;
}
