import type { endpoints, Received } from '@dasturxon/core/api';
import { isFinal, isUnaccepted, type OrderStatus } from '@dasturxon/core/order';
import { toDialablePhone } from '@dasturxon/core/format';

import { writeAudit } from '../audit/write-audit.ts';
import type { Tx } from '../db/connect.ts';
import type { SignedIn } from './model/deps.ts';
import { apiError } from '../http/api-error.ts';
import { lockStaffOrder } from '../orders/model/lock-order.ts';
import { detailsOf, type OrderDetails } from '../orders/model/read-orders.ts';
import type { OrderRow } from '../orders/model/to-order.ts';
import { BACK_OFFICE, requireRole } from '../users/require-role.ts';
import { applyCourierStatus } from './apply-courier-status.ts';
import { startDelivery } from './call-courier.ts';
import { courierAt } from './model/courier-at.ts';
import { readCourierKey } from './model/courier-key.ts';
import { openDelivery } from './model/delivery-rows.ts';

type Assignment = Received<typeof endpoints.assignCourier, 'body'>;

/** An order that a courier can be sent for: a delivery that the kitchen has taken and that is not over. */
export function refuseUnfit({ status, serviceType }: OrderRow) {
  if (serviceType !== 'DELIVERY') throw apiError('serviceType.unavailable');
  const at = status as OrderStatus;
  if (isUnaccepted(at) || isFinal(at) || at === 'DELIVERED')
    throw apiError('illegal_transition', { from: at, to: 'ATTACHED', needsReason: false });
}

type Named = { row: OrderRow; assignment: Assignment };

/** The courier named in the request; null for the courier service, which assigns one. */
async function namedCourier(ctx: SignedIn, tx: Tx, { row, assignment }: Named) {
  const { provider, courierId, firstName, phone } = assignment;
  if (provider === 'YANDEX') {
    if (!(await readCourierKey(ctx, tx, ctx.merchantId))) throw apiError('gateway.failed');
    return null;
  }
  if (provider === 'OWN') return courierAt(tx, row, courierId ?? '');
  const number = toDialablePhone(phone ?? '');
  if (!number) throw apiError('phone.invalid');
  return { id: null, firstName, phone: number };
}

/**
 * Gives an order to a courier (D17). An own or another company's courier is found from then on; the courier service
 * looks for one. An order that has a courier keeps it. Throws order.notFound, forbidden, phone.invalid,
 * and notFound for an own courier of another branch.
 */
export async function assignCourier(
  ctx: SignedIn,
  orderId: string,
  assignment: Assignment,
): Promise<OrderDetails> {
  const actor = requireRole(ctx, BACK_OFFICE);
  const details = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await lockStaffOrder(ctx, tx, orderId);
    refuseUnfit(row);
    if (await openDelivery(tx, ctx.merchantId, orderId)) return detailsOf(ctx, tx, row);
    const courier = await namedCourier(ctx, tx, { row, assignment });
    const opening = { order: row, provider: assignment.provider, courierUserId: courier?.id ?? null, actor };
    const started = await startDelivery(ctx, tx, opening);
    const about = { action: 'order.courier' as const, subject: 'order' as const, subjectId: orderId };
    const facts = {
      before: null,
      after: { courier: courier?.firstName ?? null, provider: assignment.provider },
    };
    await writeAudit(ctx, tx, { ...about, branchId: row.branchId, ...facts });
    if (!courier) return detailsOf(ctx, tx, started.order);
    const { firstName, phone } = courier;
    const event = { status: 'PERFORMER_FOUND' as const, actor, firstName, phone };
    const { order } = await applyCourierStatus(ctx, tx, { ...started, event });
    return detailsOf(ctx, tx, order);
  });
  ctx.wakeJobs();
  ctx.orderEvents.announce(ctx.merchantId, orderId);
  return details;
}
