import { Role } from '@dasturxon/core/auth';
import {
  type ClosedShift,
  type ClosingRequest,
  closeShift,
  leftoversOf,
  type ShiftReport,
} from '@dasturxon/core/shift';
import { hasPermission } from '@dasturxon/core/staff';
import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { closedShifts } from '../../db/schema/shifts/shifts.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { lockBranch } from '../branches/pause.ts';
import { branchInScope } from '../branches/staff-branches.ts';
import { runningShift } from './read-shift.ts';

/** The most shifts that a list has. */
const SHIFTS_AT_MOST = 60;

/** The running shift of a branch. Throws branch.notFound out of scope. */
export const readRunningShift = (ctx: SignedIn, branchId: string): Promise<ShiftReport> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await branchInScope(ctx, tx, branchId);
    return (await runningShift(ctx, tx, branchId)).report;
  });

const toClosed = ({
  id,
  report,
  counted,
  leftInTill,
  note,
  closedByName,
}: typeof closedShifts.$inferSelect): ClosedShift => ({
  id,
  report,
  counted,
  leftInTill,
  difference: counted - report.till.expected,
  note,
  by: closedByName,
});

/** The closed shifts of a branch, the latest first. Throws branch.notFound out of scope. */
export const listClosedShifts = (ctx: SignedIn, branchId: string): Promise<ClosedShift[]> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { merchantId, caller } = ctx;
    await branchInScope(ctx, tx, branchId);
    const own = hasPermission(v.parse(Role, caller.role), 'shifts.read')
      ? undefined
      : eq(closedShifts.closedBy, caller.userId);
    const rows = await tx
      .select()
      .from(closedShifts)
      .where(and(eq(closedShifts.merchantId, merchantId), eq(closedShifts.branchId, branchId), own))
      .orderBy(desc(closedShifts.number))
      .limit(SHIFTS_AT_MOST);
    return rows.map(toClosed);
  });

type Closing = ClosingRequest & { id: string };

async function close(ctx: SignedIn, tx: Tx, { id: branchId, ...request }: Closing) {
  const { note } = request;
  // Two people who close the same shift wait for each other; the second one finds another shift.
  await lockBranch(ctx, tx, branchId);
  const { report, overlap } = await runningShift(ctx, tx, branchId);
  const mayLeave = hasPermission(v.parse(Role, ctx.caller.role), 'shifts.leave');
  const closed = closeShift(report, request, { mayLeave });
  if (!closed.ok) throw apiError(closed.code);
  const { counted, leftInTill, difference } = closed.value;
  const row = {
    merchantId: ctx.merchantId,
    id: ctx.newId(),
    branchId,
    number: report.number,
    report,
    overlap,
    counted,
    leftInTill,
    note: note || null,
    closedBy: ctx.caller.userId,
    closedByName: ctx.caller.name,
    closedAt: new Date(report.until),
  };
  await tx.insert(closedShifts).values(row);
  const { number, till, openOrders, couriers, refundsWaiting, ticketsWaiting } = report;
  const left = { openOrders, couriers: couriers.length, refundsWaiting, ticketsWaiting };
  const notSettled = leftoversOf(report).length > 0 && { notSettled: left, reason: note };
  const after = { number, expected: till.expected, counted, difference, leftInTill, ...notSettled };
  const about = { subject: 'branch' as const, subjectId: branchId, branchId };
  await writeAudit(ctx, tx, { action: 'branch.closeShift', ...about, before: null, after });
  return toClosed(row);
}

/**
 * Closes the shift of a branch, once per key. Throws branch.notFound, shift.changed, shift.notSettled and
 * shift.leftTooMuch.
 */
export function closeBranchShift(
  ctx: SignedIn,
  request: Closing,
  sent: KeyedCall,
): Promise<Reply<ClosedShift>> {
  const endpoint = sent.endpoint.replace('{id}', request.id);
  return doOnce(ctx, { endpoint, bodyText: sent.bodyText }, (tx) => close(ctx, tx, request));
}
