import { writeAudit } from '../audit/write-audit.ts';
import type { SignedIn } from './model/deps.ts';
import { CourierServiceRefused } from '../gateways/yandex-delivery/courier-service.ts';
import { found, apiError } from '../http/api-error.ts';
import { lockStaffOrder } from '../orders/model/lock-order.ts';
import { detailsOf, type OrderDetails } from '../orders/model/read-orders.ts';
import { BACK_OFFICE, requireRole } from '../users/require-role.ts';
import { applyCourierStatus } from './apply-courier-status.ts';
import { readCourierKey } from './model/courier-key.ts';
import { openDelivery } from './model/delivery-rows.ts';

/** The errors of the service for a cancellation that comes too late. */
const TOO_LATE: readonly string[] = ['cancel_unavailable', 'inappropriate_status'];

/** Throws order.notCancellable when it is too late, and gateway.failed while the claim's state is unknown. */
async function cancelClaim(ctx: SignedIn, claim: { id: string; version: number }) {
  const key = await ctx.db.inTenant(ctx.merchantId, (tx) => readCourierKey(ctx, tx, ctx.merchantId));
  if (!key) return;
  await ctx.courierService.cancel(key, claim).catch((error: unknown) => {
    if (error instanceof CourierServiceRefused) {
      if (error.code === 'not_found') return;
      if (TOO_LATE.includes(error.code)) throw apiError('order.notCancellable');
    }
    ctx.log.warn({ err: error }, 'a delivery claim was not cancelled');
    throw apiError('gateway.failed');
  });
}

/**
 * Releases an order's courier; the order waits at the branch again. A courier service is asked first, and refuses once
 * the food is on its way: order.notCancellable.
 */
export async function releaseCourier(ctx: SignedIn, orderId: string): Promise<OrderDetails> {
  const actor = requireRole(ctx, BACK_OFFICE);
  const open = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await lockStaffOrder(ctx, tx, orderId);
    return openDelivery(tx, ctx.merchantId, orderId);
  });
  const { claimId, claimVersion } = found(open, 'notFound');
  if (claimId) await cancelClaim(ctx, { id: claimId, version: claimVersion });
  const details = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const order = await lockStaffOrder(ctx, tx, orderId);
    if (order.status === 'ON_WAY') throw apiError('order.notCancellable');
    const delivery = await openDelivery(tx, ctx.merchantId, orderId);
    if (!delivery) return detailsOf(ctx, tx, order);
    const event = { status: 'CANCELLED' as const, actor };
    const after = await applyCourierStatus(ctx, tx, { order, delivery, event });
    const about = { action: 'order.courier' as const, subject: 'order' as const, subjectId: orderId };
    const facts = { before: { provider: delivery.provider }, after: { provider: null } };
    await writeAudit(ctx, tx, { ...about, branchId: order.branchId, ...facts });
    return detailsOf(ctx, tx, after.order);
  });
  ctx.orderEvents.announce(ctx.merchantId, orderId);
  return details;
}
