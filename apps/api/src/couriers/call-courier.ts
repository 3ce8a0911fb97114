import type { Role } from '@dasturxon/core/auth';
import { and, count, eq } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { deliveries } from '../db/schema/deliveries.ts';
import { orderHistory, orders } from '../db/schema/orders.ts';
import type { Deps } from './model/deps.ts';
import { sendJob } from '../jobs/queues.ts';
import { lockOrder } from '../orders/model/lock-order.ts';
import type { OrderRow } from '../orders/model/to-order.ts';
import { readCourierKey } from './model/courier-key.ts';
import { openDelivery, type Delivery } from './model/delivery-rows.ts';

/** Maximum automatic courier requests per order; further ones need staff. */
const CALLS_AT_MOST = 3;
const CALL_AGAIN_MS = 30_000;

type CallCourierDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'secrets'>;
type Opening = {
  order: OrderRow;
  provider: Delivery['provider'];
  courierUserId: string | null;
  actor: { userId: string; role: Role } | null;
};

/** Opens a delivery of a locked order that has none open, and writes who carries it into the order and its history. */
export async function startDelivery(
  deps: Pick<CallCourierDeps, 'now' | 'newId'>,
  tx: Tx,
  { order, provider, courierUserId, actor }: Opening,
): Promise<{ order: OrderRow; delivery: Delivery }> {
  const { merchantId, id: orderId } = order;
  const at = deps.now();
  const values = { merchantId, id: deps.newId(), orderId, provider, courierUserId, createdAt: at };
  const [delivery] = await tx.insert(deliveries).values(values).returning();
  const [changed] = await tx
    .update(orders)
    .set({ data: { ...order.data, deliveryType: provider }, updatedAt: at })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, orderId)))
    .returning();
  if (order.data['deliveryType'] !== provider)
    await tx.insert(orderHistory).values({
      merchantId,
      orderId,
      event: 'CHANGE_DELIVERY_TYPE',
      fromStatus: order.status,
      toStatus: order.status,
      actorId: actor?.userId ?? null,
      actorRole: actor?.role ?? null,
      data: { deliveryType: provider, courierStatus: order.data['courierStatus'] ?? null },
      at,
    });
  if (provider === 'YANDEX') await followFromNow(deps, tx, delivery!);
  return { order: changed!, delivery: delivery! };
}

/** Has a delivery of the courier service asked about at once. */
export async function followFromNow(
  deps: Pick<CallCourierDeps, 'newId'>,
  tx: Tx,
  { merchantId, id }: Delivery,
) {
  const payload = { deliveryId: id };
  await sendJob(tx, { id: deps.newId(), merchantId, queue: 'courier.follow', payload });
}

/**
 * The job that requests a courier for a ready delivery without one. Does nothing for a merchant without a courier
 * service key.
 */
export async function callCourier(deps: CallCourierDeps, merchantId: string, orderId: string): Promise<void> {
  await deps.db.inTenant(merchantId, async (tx) => {
    const order = await lockOrder(tx, merchantId, orderId);
    if (order.status !== 'DONE' || order.courierId) return;
    if (!(await readCourierKey(deps, tx, merchantId))) return;
    if (await openDelivery(tx, merchantId, orderId)) return;
    await startDelivery(deps, tx, { order, provider: 'YANDEX', courierUserId: null, actor: null });
  });
}

/** Calls another courier a little later, when the last one was lost; after three the staff decides. */
export async function callAgain(
  deps: Pick<CallCourierDeps, 'now' | 'newId'>,
  tx: Tx,
  order: OrderRow,
): Promise<void> {
  const { merchantId, id: orderId } = order;
  const [made] = await tx
    .select({ calls: count() })
    .from(deliveries)
    .where(and(eq(deliveries.merchantId, merchantId), eq(deliveries.orderId, orderId)));
  if ((made?.calls ?? 0) >= CALLS_AT_MOST) return;
  const startAfter = new Date(deps.now().getTime() + CALL_AGAIN_MS);
  await sendJob(tx, {
    id: deps.newId(),
    merchantId,
    queue: 'courier.call',
    payload: { orderId },
    startAfter,
  });
}
