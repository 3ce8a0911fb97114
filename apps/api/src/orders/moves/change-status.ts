import type { Role } from '@dasturxon/core/auth';
import {
  aggregatorOf,
  applyStatus,
  cancelEffects,
  closesOnDelivery,
  isFinal,
  type OrderStatus,
} from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import { enqueueOrderNotification } from '../model/enqueue-order-notification.ts';
import type { Tx } from '../../db/connect.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import type { OrderWriteDeps } from '../model/deps.ts';
import { found, apiError } from '../../http/api-error.ts';
import { notifyOfOrder } from '../../notifications/notify-of-order.ts';
import { earnPoints } from './earn-points.ts';
import { forgetPersonInOrders } from './forget-person.ts';
import { watchPromise } from './note-late.ts';
import { returnPromotions } from '../promos/return-promotions.ts';
import { refuseUnproven } from '../handover/prove-handover.ts';
import { cashbackLeft, moveCashback } from './give-back.ts';
import { toOrder, type OrderRow } from '../model/to-order.ts';
import { returnStock } from '../model/order-stock.ts';
import { returnSlot } from '../model/slot-uses.ts';

/** The author of a move and the new status. A null actor is the platform. */
export type Move = {
  merchantId: string;
  orderId: string;
  to: OrderStatus;
  /** `name` is what the staff's chat calls them. */
  actor: { userId: string; role: Role; name?: string } | null;
  reason: string | null;
  reasonComment?: string | null;
};

/** What cancelling gives back (D19, I22). */
async function giveBack(deps: OrderWriteDeps, tx: Tx, row: OrderRow) {
  const effects = cancelEffects(toOrder(row, []));
  await returnStock(deps, tx, row);
  await returnSlot(tx, row);
  if (effects.promotions) await returnPromotions(tx, row);
  if (effects.cashback > 0)
    await moveCashback(deps, tx, { row, kind: 'REFUND', amount: await cashbackLeft(tx, row) });
}

async function writeHistory(tx: Tx, move: Move, change: { from: OrderRow; at: Date; isPaidNow: boolean }) {
  const { actor, reason, to } = move;
  await tx.insert(orderHistory).values({
    merchantId: move.merchantId,
    orderId: move.orderId,
    event: change.isPaidNow ? 'PAID_AND_CHANGE_STATUS' : 'CHANGE_STATUS',
    fromStatus: change.from.status,
    toStatus: to,
    actorId: actor?.userId ?? null,
    actorRole: actor?.role ?? null,
    data: { reason, courierStatus: change.from.data['courierStatus'] ?? null, by: actor?.name ?? null },
    at: change.at,
  });
}

async function notifyGuest(deps: OrderWriteDeps, tx: Tx, { row, move }: { row: OrderRow; move: Move }) {
  await enqueueOrderNotification(deps, tx, row);
  // The guests of an aggregator are its own.
  if (aggregatorOf(row)) return;
  const { merchantId, userId } = row;
  const actorId = move.actor?.userId ?? null;
  await notifyOfOrder(deps, tx, { merchantId, userId, order: toOrder(row, []), actorId });
}

/** The effects of a move on stock, points, couriers and personal data. */
async function bringAbout(deps: OrderWriteDeps, tx: Tx, { row, to }: { row: OrderRow; to: OrderStatus }) {
  if (to === 'CANCELED') await giveBack(deps, tx, row);
  if (to === 'CLOSED') await earnPoints(deps, tx, row);
  await deps.orderPorts.couriers.onMove(deps, tx, { row, to });
  if (isFinal(to)) await forgetPersonInOrders(tx, row);
}

/** The step after the delivery; a courier who may not close an order has it closed by the platform. */
const closing = (move: Move): Move => ({
  ...move,
  to: 'CLOSED',
  actor: move.actor?.role === 'COURIER' ? null : move.actor,
});

/**
 * Moves a locked order on by the one table of core: the row, its one line of history and the effects of the move,
 * in this transaction. A repeat changes nothing and writes nothing. Throws illegal_transition (ST-11, ST-12) and
 * payment.notPaid (F20).
 */
export async function changeStatus(
  deps: OrderWriteDeps,
  tx: Tx,
  locked: { row: OrderRow; move: Move },
): Promise<OrderRow> {
  const { row, move } = locked;
  const now = deps.now();
  const role = move.actor?.role ?? null;
  const applied = applyStatus(toOrder(row, []), {
    to: move.to,
    at: now.toISOString(),
    role,
    reason: move.reason,
  });
  if (!applied.ok) {
    const { from, to, needsReason } = applied;
    throw apiError('illegal_transition', { from, to, needsReason });
  }
  const { progress, event } = applied.value;
  if (!event) return row;
  const { payments } = deps.orderPorts;
  refuseUnproven(row, move);
  await payments.refuseSilentClosing(tx, { row, to: move.to, reason: move.reason });
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  const isPaidNow = await payments.onMove(deps, tx, { row, to: move.to, reason: move.reason });
  const [updated] = await tx
    .update(orders)
    .set({
      status: progress.status,
      acceptedTime: moment(progress.acceptedTime),
      readyTime: moment(progress.readyTime),
      deliveredAt: moment(progress.deliveredAt),
      data: {
        ...row.data,
        reason: progress.reason,
        reasonComment: move.reasonComment ?? row.data['reasonComment'] ?? null,
      },
      updatedAt: now,
    })
    .where(and(eq(orders.merchantId, row.merchantId), eq(orders.id, row.id)))
    .returning();
  const changed = found(updated, 'order.notFound');
  await writeHistory(tx, move, { from: row, at: now, isPaidNow });
  await notifyGuest(deps, tx, { row: changed, move });
  await bringAbout(deps, tx, { row, to: move.to });
  if (move.to === 'ACCEPTED') await watchPromise(deps, tx, changed);
  const closes = move.to === 'DELIVERED' && closesOnDelivery(toOrder(changed, []), role);
  return closes ? changeStatus(deps, tx, { row: changed, move: closing(move) }) : changed;
}
