import type { SignedIn } from './model/deps.ts';
import { type CourierEstimate, CourierServiceRefused } from '../gateways/yandex-delivery/courier-service.ts';
import { apiError } from '../http/api-error.ts';
import { lockStaffOrder } from '../orders/model/lock-order.ts';
import { BACK_OFFICE, requireRole } from '../users/require-role.ts';
import { readCourierKey } from './model/courier-key.ts';
import { readTrip } from './model/to-trip.ts';

/** The courier service's price for an order. Throws order.notFound, delivery.unavailable, gateway.failed. */
export async function estimateCourier(ctx: SignedIn, orderId: string): Promise<CourierEstimate> {
  requireRole(ctx, BACK_OFFICE);
  const { key, trip } = await ctx.db.inTenant(ctx.merchantId, async (tx) => ({
    trip: await readTrip(tx, await lockStaffOrder(ctx, tx, orderId)),
    key: await readCourierKey(ctx, tx, ctx.merchantId),
  }));
  if (!key || !trip) throw apiError('delivery.unavailable');
  return ctx.courierService.estimate(key, trip).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'no estimate of a delivery');
    throw apiError(error instanceof CourierServiceRefused ? 'delivery.unavailable' : 'gateway.failed');
  });
}
