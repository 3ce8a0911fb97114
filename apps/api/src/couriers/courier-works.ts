import * as v from 'valibot';
import type { CourierStatus } from '@dasturxon/core/courier';
import { Role } from '@dasturxon/core/auth';
import { and, eq, isNull } from 'drizzle-orm';

import { writeAudit } from '../audit/write-audit.ts';
import { deliveries } from '../db/schema/deliveries.ts';
import type { SignedIn } from './model/deps.ts';
import { found, apiError } from '../http/api-error.ts';
import { lockStaffOrder } from '../orders/model/lock-order.ts';
import { detailsOf, type OrderDetails } from '../orders/model/read-orders.ts';
import { isBackOffice } from '../users/require-role.ts';
import { applyCourierStatus } from './apply-courier-status.ts';
import { type Delivery, openDelivery } from './model/delivery-rows.ts';

/** Couriers can update their own deliveries; dispatchers can update any. */
function actorFor({ caller }: SignedIn, { courierUserId, provider }: Delivery) {
  const role = v.parse(Role, caller.role);
  const isOwn = role === 'COURIER' && courierUserId === caller.userId;
  if (!isOwn && !isBackOffice(role)) throw apiError('forbidden');
  if (provider === 'YANDEX') throw apiError('forbidden');
  return { userId: caller.userId, role };
}

/** What an own courier, or one of another company, has done. Throws notFound, forbidden. */
export async function setCourierStatus(
  ctx: SignedIn,
  orderId: string,
  status: CourierStatus,
): Promise<OrderDetails> {
  const details = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const order = await lockStaffOrder(ctx, tx, orderId);
    const delivery = found(await openDelivery(tx, ctx.merchantId, orderId), 'notFound');
    const event = { status, actor: actorFor(ctx, delivery) };
    const after = await applyCourierStatus(ctx, tx, { order, delivery, event });
    const about = { action: 'delivery.status' as const, subject: 'order' as const, subjectId: orderId };
    const facts = { before: { status: delivery.courierStatus }, after: { status } };
    await writeAudit(ctx, tx, { ...about, branchId: order.branchId, ...facts });
    return detailsOf(ctx, tx, after.order);
  });
  ctx.orderEvents.announce(ctx.merchantId, orderId);
  return details;
}

/** Where the courier who calls is now; kept only while they carry something. */
export async function keepPosition(
  ctx: SignedIn,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<null> {
  if (ctx.caller.role !== 'COURIER') throw apiError('forbidden');
  await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .update(deliveries)
      .set({ latitude, longitude, positionAt: ctx.now() })
      .where(
        and(
          eq(deliveries.merchantId, ctx.merchantId),
          eq(deliveries.courierUserId, ctx.caller.userId),
          isNull(deliveries.finishedAt),
        ),
      ),
  );
  return null;
}
