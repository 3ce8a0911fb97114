import { CourierPublic } from '@dasturxon/core/courier';
import { ACTIVE_STATUSES } from '@dasturxon/core/order';
import { and, desc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import { users } from '../db/schema/customers.ts';
import { orders } from '../db/schema/orders.ts';
import type { Caller, Ctx } from '../deps.ts';
import { found } from '../http/refusal.ts';

/**
 * API-25: who brings an order of the caller that is under way; nothing of them but ENT-41's public part. Throws
 * notFound for everybody else's couriers.
 */
export async function readCourier(ctx: Ctx & { caller: Caller }, id: string): Promise<CourierPublic> {
  const courier = and(eq(users.merchantId, orders.merchantId), eq(users.id, orders.courierId));
  const [row] = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .select({ order: orders.data, firstName: users.firstName, phone: users.phone })
      .from(orders)
      .innerJoin(users, courier)
      .where(
        and(
          eq(orders.merchantId, ctx.merchantId),
          eq(orders.userId, ctx.caller.userId),
          eq(orders.courierId, id),
          inArray(orders.status, [...ACTIVE_STATUSES]),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1),
  );
  const { order, firstName, phone } = found(row, 'notFound');
  return v.parse(CourierPublic, { id, status: order['courierStatus'], firstName, phone });
}
