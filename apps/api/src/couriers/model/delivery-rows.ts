import { CourierStatus } from '@dasturxon/core/courier';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { deliveries } from '../../db/schema/deliveries.ts';

/** One call of a courier, as it is stored. */
export type Delivery = typeof deliveries.$inferSelect;

const one = ({ merchantId, id }: Pick<Delivery, 'merchantId' | 'id'>) =>
  and(eq(deliveries.merchantId, merchantId), eq(deliveries.id, id));

/** A delivery by its id. */
export async function findDelivery(tx: Tx, merchantId: string, id: string): Promise<Delivery | null> {
  const [row] = await tx.select().from(deliveries).where(one({ merchantId, id }));
  return row ?? null;
}

/** The delivery of an order that is not over; locked with the order, so only one can be opened at a time. */
export async function openDelivery(tx: Tx, merchantId: string, orderId: string): Promise<Delivery | null> {
  const [row] = await tx
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.merchantId, merchantId),
        eq(deliveries.orderId, orderId),
        isNull(deliveries.finishedAt),
      ),
    );
  return row ?? null;
}

/** Writes what is new of a delivery; the row as it is now. */
export async function changeDelivery(
  tx: Tx,
  delivery: Delivery,
  columns: Partial<typeof deliveries.$inferInsert>,
): Promise<Delivery> {
  const [row] = await tx.update(deliveries).set(columns).where(one(delivery)).returning();
  return row ?? delivery;
}

/** The provider and parsed courier status of a delivery. */
export const toCourierState = ({ provider, courierStatus }: Delivery) => ({
  provider,
  courierStatus: v.parse(CourierStatus, courierStatus),
});

/** The deliveries of some orders that are not over, by the order's id. */
export async function openDeliveries(
  tx: Tx,
  merchantId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.merchantId, merchantId),
        inArray(deliveries.orderId, [...orderIds]),
        isNull(deliveries.finishedAt),
      ),
    );
  return new Map(rows.map((row) => [row.orderId, row]));
}
