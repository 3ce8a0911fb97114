import * as v from 'valibot';
import { Role } from '@dasturxon/core/auth';
import { canCustomerCancel, isDelayedLong, type OrderStatus } from '@dasturxon/core/order';
import { moveAction } from '@dasturxon/core/staff';

import { writeAudit } from '../../audit/write-audit.ts';
import type { SignedIn, OrderStepDeps } from '../model/deps.ts';
import { apiError } from '../../http/api-error.ts';
import { readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { changeStatus } from './change-status.ts';
import { lockOrder, lockStaffOrder } from '../model/lock-order.ts';
import { startLadder } from './climb-ladder.ts';
import { moveAsStaff } from './move-as-staff.ts';
import { countCancel } from '../limits/order-rate-limits.ts';
import { ownOrder } from '../model/own-order.ts';
import { detailsOf, type OrderDetails } from '../model/read-orders.ts';
import { toOrder } from '../model/to-order.ts';

/** D83: a member of staff moves an order on. A repeat of the same status is 200 and no history. */
export async function moveOrder(
  ctx: SignedIn,
  id: string,
  step: { to: OrderStatus; reason: string | null },
): Promise<OrderDetails> {
  const actor = { userId: ctx.caller.userId, role: v.parse(Role, ctx.caller.role) };
  const details = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const move = { merchantId: ctx.merchantId, orderId: id, actor, ...step };
    const { status, branchId } = await lockStaffOrder(ctx, tx, id);
    const { row, moved } = await moveAsStaff(ctx, tx, move);
    if (moved) {
      const facts = { before: { status }, after: { status: step.to, reason: step.reason } };
      const about = { action: moveAction(step.to), subject: 'order' as const, subjectId: id, branchId };
      await writeAudit(ctx, tx, { ...about, ...facts });
    }
    return detailsOf(ctx, tx, row);
  });
  ctx.orderEvents.announce(ctx.merchantId, id);
  return details;
}

/** D19: the customer's own order, before it is accepted, or after a long delay (BO-156). Again is 200 and changes nothing. */
export async function cancelOrder(
  ctx: SignedIn,
  id: string,
  why: { reason: string | null; reasonComment: string | null },
): Promise<OrderDetails> {
  const details = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await ownOrder(ctx, tx, id);
    if (row.status === 'CANCELED') return detailsOf(ctx, tx, row);
    const { cancelOrder } = (await readStorefrontSettings(tx, ctx.caller.platform)).features;
    const order = toOrder(row, []);
    const may = canCustomerCancel(order, { cancelOrder });
    if (!may.ok) throw apiError(may.code);
    await ctx.orderPorts.payments.refuseFrozen(ctx, tx, row);
    const actor = { userId: ctx.caller.userId, role: v.parse(Role, ctx.caller.role) };
    const move = { merchantId: ctx.merchantId, orderId: id, to: 'CANCELED' as const, actor, ...why };
    const canceled = await changeStatus(ctx, tx, { row, move });
    // The kitchen is the cause of that cancellation.
    if (!isDelayedLong(order)) await countCancel(ctx, tx);
    return detailsOf(ctx, tx, canceled);
  });
  ctx.orderEvents.announce(ctx.merchantId, id);
  return details;
}

/** The job that gives a waiting order to the kitchen (D27). One that is past waiting is left alone. */
export async function releaseOrder(deps: OrderStepDeps, merchantId: string, orderId: string): Promise<void> {
  const released = await deps.db.inTenant(merchantId, async (tx) => {
    const row = await lockOrder(tx, merchantId, orderId);
    if (row.status !== 'AT_TIME') return false;
    const move = { merchantId, orderId, to: 'CREATED' as const, actor: null, reason: null };
    const released = await changeStatus(deps, tx, { row, move });
    await startLadder(deps, tx, released);
    return true;
  });
  if (released) deps.orderEvents.announce(merchantId, orderId);
}
