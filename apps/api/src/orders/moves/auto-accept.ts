import {
  acceptsByItself,
  type AutoAcceptFacts,
  kitchenLoads,
  stillUntil,
  suggestedMinutes,
} from '@dasturxon/core/staff';
import { IN_KITCHEN_STATUSES, readyMoment } from '@dasturxon/core/order';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import { activeStops } from '../../catalog/stop-list.ts';
import type { Tx } from '../../db/connect.ts';
import { products, stopList } from '../../db/schema/catalog.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { branches } from '../../db/schema/places.ts';
import { found } from '../../http/api-error.ts';
import type { RecordDeps } from '../../http/serving/context.ts';
import { type Jobs, sendJob } from '../../jobs/queues.ts';
import { BranchStaff } from '../../merchants/branch-staff.ts';
import { toBranch } from '../../places/to-branch.ts';
import type { Deps } from '../model/deps.ts';
import { lockOrder } from '../model/lock-order.ts';
import { type OrderRow, toOrder } from '../model/to-order.ts';
import { changeStatus } from './change-status.ts';
import { measuredTimes } from '../timing/measured-times.ts';

/** The branch of an order, locked: two orders at once must not both take the last place of its kitchen. */
async function lockBranch(tx: Tx, { merchantId, branchId }: OrderRow) {
  const own = and(eq(branches.merchantId, merchantId), eq(branches.id, branchId));
  const [row] = await tx.select().from(branches).where(own).for('no key update');
  const { staff, ...place } = found(row, 'branch.notFound');
  const { pausedUntil } = toBranch({ ...place, staff });
  return { pausedUntil, setting: v.parse(BranchStaff, staff).autoAccept };
}

/** How many orders a branch cooks, how many of them are past their promised time, and the load of its kitchen. */
async function loadOf(tx: Tx, { merchantId, branchId }: OrderRow, now: Date) {
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, merchantId),
        eq(orders.branchId, branchId),
        inArray(orders.status, IN_KITCHEN_STATUSES),
      ),
    );
  const isLate = (row: OrderRow) => {
    const ready = readyMoment(toOrder(row, []));
    return ready !== null && ready < now;
  };
  const kitchen = rows.map((row) => ({ ...toOrder(row, []), branchId }));
  const load = kitchenLoads(kitchen).get(branchId) ?? 0;
  return { cooking: rows.length, late: rows.filter(isLate).length, load };
}

/** Whether the guest has received an order of this brand before. */
async function isKnownGuest(tx: Tx, { merchantId, userId }: OrderRow): Promise<boolean> {
  const closed = and(
    eq(orders.merchantId, merchantId),
    eq(orders.userId, userId),
    eq(orders.status, 'CLOSED'),
  );
  return (await tx.select({ id: orders.id }).from(orders).where(closed).limit(1)).length > 0;
}

/** Whether a dish of the order was stopped at its branch, or sold out, since it was placed. */
async function hasStoppedLine(deps: RecordDeps, tx: Tx, row: OrderRow): Promise<boolean> {
  const { merchantId, id, branchId } = row;
  const ids = tx
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(and(eq(orderLines.merchantId, merchantId), eq(orderLines.orderId, id)));
  const about = { merchantId, now: deps.now };
  const stopped = await tx
    .select({ id: stopList.productId })
    .from(stopList)
    .where(and(activeStops(about), eq(stopList.branchId, branchId), inArray(stopList.productId, ids)))
    .limit(1);
  const switchedOff = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(eq(products.merchantId, merchantId), eq(products.isAvailable, false), inArray(products.id, ids)),
    )
    .limit(1);
  return stopped.length + switchedOff.length > 0;
}

/** Leaves the job that accepts an order which reaches the kitchen, where its branch accepts by itself. */
export async function enqueueAutoAccept(deps: RecordDeps, tx: Tx, row: OrderRow): Promise<void> {
  const own = and(eq(branches.merchantId, row.merchantId), eq(branches.id, row.branchId));
  const [branch] = await tx.select({ staff: branches.staff }).from(branches).where(own);
  if (!v.parse(BranchStaff, branch?.staff ?? {}).autoAccept.isOn) return;
  const job = { id: deps.newId(), merchantId: row.merchantId, queue: 'order.auto-accept' as const };
  await sendJob(tx, { ...job, payload: { orderId: row.id } });
}

type AutoAcceptDeps = RecordDeps & Pick<Deps, 'db' | 'orderPorts' | 'orderEvents'>;

async function accept(deps: AutoAcceptDeps, tx: Tx, row: OrderRow): Promise<boolean> {
  const { merchantId, id: orderId } = row;
  const { setting, pausedUntil } = await lockBranch(tx, row);
  const order = toOrder(row, []);
  const { load, ...kitchen } = await loadOf(tx, row, deps.now());
  const facts: AutoAcceptFacts = {
    order,
    isKnownGuest: await isKnownGuest(tx, row),
    hasStoppedLine: await hasStoppedLine(deps, tx, row),
    branch: { isPaused: stillUntil(pausedUntil, deps.now()) !== null, ...kitchen },
  };
  if (!acceptsByItself(setting, facts)) return false;
  // An order for a chosen time is promised that time.
  const measured = (await measuredTimes({ ...deps, merchantId }, tx)).get(row.branchId) ?? [];
  const promised = order.later
    ? row
    : {
        ...row,
        data: {
          ...row.data,
          cookingTime: suggestedMinutes(order, { measured, load }),
          isReadyPromised: true,
        },
      };
  const move = { merchantId, orderId, to: 'ACCEPTED' as const, actor: null, reason: null };
  await changeStatus(deps, tx, { row: promised, move });
  return true;
}

/**
 * The job that accepts a new order (BO-68). It decides by the order and the branch as they are now; an order that staff have answered
 * meanwhile is left alone, so that a repeat changes nothing. What it leaves goes on ringing.
 */
export async function autoAccept(
  deps: AutoAcceptDeps,
  merchantId: string,
  { orderId }: Jobs['order.auto-accept'],
): Promise<void> {
  const isAccepted = await deps.db.inTenant(merchantId, async (tx) => {
    const row = await lockOrder(tx, merchantId, orderId);
    return row.status === 'CREATED' && accept(deps, tx, row);
  });
  if (isAccepted) deps.orderEvents.announce(merchantId, orderId);
}
