import * as v from 'valibot';
import { CourierPublic, CourierStatus, isShownToCustomer } from '@dasturxon/core/courier';
import { ACTIVE_STATUSES } from '@dasturxon/core/order';
import { and, desc, eq, inArray } from 'drizzle-orm';

import { users } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Ctx } from '../model/deps.ts';
import { found } from '../../http/api-error.ts';
import { readCourierKey } from '../model/courier-key.ts';
import { changeDelivery, type Delivery, openDelivery } from '../model/delivery-rows.ts';

/** A courier service is asked where its courier is at most so often, however many look. */
const POSITION_FOR_MS = 4_000;

/** A courier, and the guest whose order they have. */
type Carried = { courierId: string; userId: string };

/** The guest's order under way that this courier delivers, with the courier's account if they are one of ours. */
async function readCarried(ctx: Ctx, { courierId, userId }: Carried) {
  const own = and(eq(users.merchantId, orders.merchantId), eq(users.id, orders.courierId));
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const [row] = await tx
      .select({ id: orders.id, data: orders.data, firstName: users.firstName, phone: users.phone })
      .from(orders)
      .leftJoin(users, own)
      .where(
        and(
          eq(orders.merchantId, ctx.merchantId),
          eq(orders.userId, userId),
          eq(orders.courierId, courierId),
          inArray(orders.status, [...ACTIVE_STATUSES]),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1);
    const order = found(row, 'notFound');
    const delivery = await openDelivery(tx, ctx.merchantId, order.id);
    const asksService = delivery?.provider === 'YANDEX' && isStale(ctx, delivery);
    return { order, delivery, key: asksService ? await readCourierKey(ctx, tx, ctx.merchantId) : null };
  });
}

function isStale({ now }: Ctx, { courierStatus, positionAt }: Delivery): boolean {
  const isOnTheMove = isShownToCustomer(v.parse(CourierStatus, courierStatus));
  return isOnTheMove && now().getTime() - (positionAt?.getTime() ?? 0) > POSITION_FOR_MS;
}

/** The delivery with its courier's current place; with the last known one when the service reports none. */
async function withPosition(ctx: Ctx, delivery: Delivery | null, key: string | null) {
  if (!delivery?.claimId || !key) return delivery;
  const place = await ctx.courierService.position(key, delivery.claimId).catch((err: unknown) => {
    ctx.log.warn({ err }, 'no position of a courier');
    return null;
  });
  if (!place) return delivery;
  const columns = { latitude: place.lat, longitude: place.lon, positionAt: ctx.now() };
  return ctx.db.inTenant(ctx.merchantId, (tx) => changeDelivery(tx, delivery, columns));
}

/**
 * API-25: the courier of a guest's active order with its position, only ENT-41's public fields. Throws notFound
 * for any other courier.
 */
export async function readCourier(ctx: Ctx, carried: Carried): Promise<CourierPublic> {
  const { order, delivery, key } = await readCarried(ctx, carried);
  const known = await withPosition(ctx, delivery, key);
  return v.parse(CourierPublic, {
    id: carried.courierId,
    status: order.data['courierStatus'],
    firstName: known?.firstName ?? order.firstName,
    phone: known?.phone ?? order.phone,
    latitude: known?.latitude,
    longitude: known?.longitude,
  });
}
