import {
  type CourierStatus,
  isCourierFinal,
  isShownToCustomer,
  orderStepsFor,
} from '@dasturxon/core/courier';
import type { Role } from '@dasturxon/core/auth';
import { and, eq } from 'drizzle-orm';

import { enqueueOrderNotification } from '../orders/model/enqueue-order-notification.ts';
import type { Tx } from '../db/connect.ts';
import { orderHistory, orders } from '../db/schema/orders.ts';
import { changeStatus } from '../orders/moves/change-status.ts';
import { toOrder, type OrderRow } from '../orders/model/to-order.ts';
import { changeDelivery, type Delivery } from './model/delivery-rows.ts';
import type { OrderWriteDeps } from '../orders/model/deps.ts';

/** A courier's new status, and its author; a null actor is the courier service. */
export type CourierEvent = {
  status: CourierStatus;
  actor: { userId: string; role: Role } | null;
  /** Their name and number, where they are known by now. */
  firstName?: string | null;
  phone?: string | null;
};

type Locked = { order: OrderRow; delivery: Delivery; event: CourierEvent };

/** The order names its courier while there is one to name. */
function courierIdAfter({ order, delivery, event }: Locked): string | null {
  if (isLost(event.status)) return null;
  return isShownToCustomer(event.status) ? (delivery.courierUserId ?? delivery.id) : order.courierId;
}

/** Whether the delivery ended without bringing anything, so that another courier has to be found. */
export function isLost(status: CourierStatus): boolean {
  return isCourierFinal(status) && !isShownToCustomer(status);
}

async function writeOrder(deps: OrderWriteDeps, tx: Tx, locked: Locked): Promise<OrderRow> {
  const { order, delivery, event } = locked;
  const { merchantId, id } = order;
  const courierStatus = isLost(event.status) ? null : event.status;
  const at = deps.now();
  const [changed] = await tx
    .update(orders)
    .set({
      courierId: courierIdAfter(locked),
      data: { ...order.data, courierStatus, deliveryType: delivery.provider },
      updatedAt: at,
    })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, id)))
    .returning();
  await tx.insert(orderHistory).values({
    merchantId,
    orderId: id,
    event: 'CHANGE_COURIER_STATUS',
    fromStatus: order.status,
    toStatus: order.status,
    actorId: event.actor?.userId ?? null,
    actorRole: event.actor?.role ?? null,
    data: { courierStatus: event.status, deliveryType: delivery.provider },
    at,
  });
  // A following order step sends its own notification; an arrival needs a separate one.
  await enqueueOrderNotification(deps, tx, order);
  return changed ?? order;
}

/** The steps of the order that follow from the courier's (D18), each with its own line of history. */
async function moveOrder(deps: OrderWriteDeps, tx: Tx, { order, event }: Locked): Promise<OrderRow> {
  const { status, serviceType } = toOrder(order, []);
  const { merchantId, id: orderId } = order;
  let row = order;
  for (const to of orderStepsFor(event.status, { status, serviceType })) {
    const move = { merchantId, orderId, to, actor: event.actor, reason: null };
    row = await changeStatus(deps, tx, { row, move });
  }
  return row;
}

/**
 * Applies what a courier did to a locked order: the delivery, the order's courier and status, and the history. The same
 * again, and anything after the end, changes nothing.
 */
export async function applyCourierStatus(
  deps: OrderWriteDeps,
  tx: Tx,
  locked: Locked,
): Promise<{ order: OrderRow; delivery: Delivery }> {
  const { order, delivery, event } = locked;
  if (delivery.finishedAt || delivery.courierStatus === event.status) return { order, delivery };
  const isOver = isCourierFinal(event.status);
  const changed = await changeDelivery(tx, delivery, {
    courierStatus: event.status,
    firstName: event.firstName ?? delivery.firstName,
    phone: isOver ? null : (event.phone ?? delivery.phone),
    ...(isOver && { finishedAt: deps.now(), latitude: null, longitude: null, positionAt: null }),
  });
  const written = await writeOrder(deps, tx, { ...locked, delivery: changed });
  return { order: await moveOrder(deps, tx, { ...locked, order: written }), delivery: changed };
}
