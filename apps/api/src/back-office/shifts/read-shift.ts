import {
  isOpenInShift,
  SHIFT_OVERLAP_MS,
  shiftReport,
  type ShiftSums,
  sumsOfShift,
} from '@dasturxon/core/shift';
import type { ShiftReport } from '@dasturxon/core/shift';
import { OrderStatus } from '@dasturxon/core/order';
import { businessDayEnd, businessDayStart } from '@dasturxon/core/time';
import { and, count, desc, eq, inArray, notInArray } from 'drizzle-orm';
import * as v from 'valibot';

import { heldCash } from '../../couriers/model/courier-cash.ts';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { printers, printJobs } from '../../db/schema/printing.ts';
import { closedShifts } from '../../db/schema/shifts/shifts.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { staffRows } from '../people/staff-rows.ts';
import { waitingRefunds } from '../refunds/waiting-refunds.ts';
import { countShift } from './count-shift.ts';

/** The last closed shift of a branch; undefined before the first. */
async function lastShift({ merchantId }: SignedIn, tx: Tx, branchId: string) {
  const [row] = await tx
    .select()
    .from(closedShifts)
    .where(and(eq(closedShifts.merchantId, merchantId), eq(closedShifts.branchId, branchId)))
    .orderBy(desc(closedShifts.number))
    .limit(1);
  return row;
}

async function openOrders({ merchantId, now, tenant }: SignedIn, tx: Tx, branchId: string): Promise<number> {
  const rows = await tx
    .select({ status: orders.status, atTime: orders.deliveryAt })
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, merchantId),
        eq(orders.branchId, branchId),
        notInArray(orders.status, ['CLOSED', 'CANCELED']),
      ),
    );
  const dayEnds = businessDayEnd(now(), tenant.timeZone);
  return rows.filter(({ status, atTime }) =>
    isOpenInShift({ status: v.parse(OrderStatus, status), atTime }, dayEnds),
  ).length;
}

async function ticketsWaiting({ merchantId }: SignedIn, tx: Tx, branchId: string): Promise<number> {
  const [row] = await tx
    .select({ jobs: count() })
    .from(printJobs)
    .innerJoin(
      printers,
      and(eq(printers.merchantId, printJobs.merchantId), eq(printers.id, printJobs.printerId)),
    )
    .where(
      and(
        eq(printJobs.merchantId, merchantId),
        eq(printers.branchId, branchId),
        inArray(printJobs.state, ['NEW', 'SENT']),
      ),
    );
  return row?.jobs ?? 0;
}

/** Couriers who hold cash of the branch, also those who have left the staff. */
async function couriersWithCash(ctx: SignedIn, tx: Tx, branchId: string) {
  const held = (await heldCash(tx, ctx)).filter((one) => one.branchId === branchId);
  const names = new Map((await staffRows(ctx, tx)).map(({ id, name }) => [id, name]));
  return held.map(({ courierId: id, amount }) => ({ id, name: names.get(id) ?? null, amount }));
}

/** The running shift of a branch, and what the next one needs of its sums. */
export async function runningShift(
  ctx: SignedIn,
  tx: Tx,
  branchId: string,
): Promise<{ report: ShiftReport; overlap: ShiftSums }> {
  const last = await lastShift(ctx, tx, branchId);
  const until = ctx.now();
  const since = last ? last.closedAt : businessDayStart(until, ctx.tenant.timeZone);
  const before = (moment: Date) => new Date(moment.getTime() - SHIFT_OVERLAP_MS);
  const { sums, overlap } = await countShift(tx, {
    merchantId: ctx.merchantId,
    branchId,
    from: before(since),
    overlapFrom: before(until),
  });
  const report = shiftReport({
    branchId,
    number: (last?.number ?? 0) + 1,
    since: since.toISOString(),
    until: until.toISOString(),
    sums: sumsOfShift(sums, last?.overlap ?? {}),
    leftInTill: last?.leftInTill ?? 0,
    couriers: await couriersWithCash(ctx, tx, branchId),
    openOrders: await openOrders(ctx, tx, branchId),
    refundsWaiting: (await waitingRefunds(ctx, tx)).filter((refund) => refund.branchId === branchId).length,
    ticketsWaiting: await ticketsWaiting(ctx, tx, branchId),
  });
  return { report, overlap };
}
