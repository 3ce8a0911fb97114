import type { Role } from '@dasturxon/core/auth';
import { canChangeCooked, EDIT_REASONS } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderHistory, orderLines, orders } from '../../db/schema/orders.ts';
import { apiError, found } from '../../http/api-error.ts';
import { notifyOfEdit } from '../../notifications/notify-of-edit.ts';
import type { OrderWriteDeps } from '../model/deps.ts';
import { enqueueOrderNotification } from '../model/enqueue-order-notification.ts';
import { moveHandover } from './handover-edits.ts';
import { type OrderRow, toOrder } from '../model/to-order.ts';
import { moveCashback } from '../moves/give-back.ts';
import { moveStock } from '../model/order-stock.ts';
import { watchPromise } from '../moves/note-late.ts';
import { requireMovable } from './edit-handover.ts';
import { type EditedOrder, kitchenOf, revisionOf } from '../model/order-edits.ts';

/** The author of an edit, and the name of a member of staff as colleagues read it. */
export type EditActor = { userId: string; role: Role; name: string | null } | null;

type Noted = { row: OrderRow; reason: string; actor: EditActor; data?: Record<string, unknown> };

/**
 * Writes what became of an edit to the history of a locked order, and notifies the guest and the staff's chat. The order
 * gets a new version, so that the board receives it.
 */
export async function noteEdit(
  deps: OrderWriteDeps,
  tx: Tx,
  { row, reason, actor, data }: Noted,
): Promise<OrderRow> {
  const by = actor?.name ?? null;
  await tx.insert(orderHistory).values({
    merchantId: row.merchantId,
    orderId: row.id,
    event: 'UPDATE',
    fromStatus: row.status,
    toStatus: row.status,
    actorId: actor?.userId ?? null,
    actorRole: actor?.role ?? null,
    data: { ...data, reason, courierStatus: row.data['courierStatus'] ?? null, by },
    at: deps.now(),
  });
  const [touched] = await tx
    .update(orders)
    .set({ updatedAt: deps.now() })
    .where(and(eq(orders.merchantId, row.merchantId), eq(orders.id, row.id)))
    .returning();
  await enqueueOrderNotification(deps, tx, row);
  return found(touched, 'order.notFound');
}

async function replaceLines(tx: Tx, row: OrderRow, { lines }: EditedOrder): Promise<void> {
  const own = and(eq(orderLines.merchantId, row.merchantId), eq(orderLines.orderId, row.id));
  await tx.delete(orderLines).where(own);
  await tx.insert(orderLines).values(
    lines.map((line, index) => ({
      merchantId: row.merchantId,
      orderId: row.id,
      line: index + 1,
      productId: line.productId,
      count: line.count,
      unitPrice: line.unitPrice,
      price: line.price,
      data: line,
    })),
  );
}

type Applied = {
  row: OrderRow;
  editId: string;
  edited: EditedOrder;
  actor: EditActor;
  consent: 'GUEST' | 'PHONE' | 'CHOICE';
};

/** Writes an applied edit to the history; what it moved is looked at for lateness at its own moment. */
async function noteApplied(deps: OrderWriteDeps, tx: Tx, applied: Applied): Promise<OrderRow> {
  const { row, editId, edited, actor, consent } = applied;
  const { sums, handover } = edited;
  const totals = { before: row.totalPrice, after: sums.totalPrice };
  const moved = handover && { moved: { serviceType: handover.serviceType, atTime: handover.deliveryAt } };
  const data = { edit: editId, consent, ...totals, ...moved };
  const noted = await noteEdit(deps, tx, { row, reason: EDIT_REASONS.applied, actor, data });
  if (handover) await watchPromise(deps, tx, noted);
  return noted;
}

/**
 * Applies an agreed edit to a locked order: lines, hand-over, sums, stock, spent points and money in one transaction (C.7). Money
 * that is no longer owed becomes a refund that is due; what is missing is collected on hand-over. Throws
 * payment.inProgress while a provider works on the order, order.lineCooked, order.handoverFixed,
 * slot.unavailable and product.notEnough.
 */
export async function applyEdit(deps: OrderWriteDeps, tx: Tx, applied: Applied): Promise<OrderRow> {
  const { row, editId, edited, consent } = applied;
  const { merchantId } = row;
  const { sums, borne, changes } = edited;
  const cooked = canChangeCooked(changes, kitchenOf(row));
  if (!cooked.ok) throw apiError(cooked.code);
  if (edited.handover) await requireMovable(deps, tx, { row, order: toOrder(row, []) });
  const { due } = await deps.orderPorts.payments.onEdit(deps, tx, { row, newTotal: sums.totalPrice });
  await moveStock(deps, tx, { row, changes });
  const handed = await moveHandover(deps, tx, { row, handover: edited.handover ?? null });
  await moveCashback(deps, tx, { row, kind: 'EDIT', amount: row.cashback - sums.cashback, cause: editId });
  await replaceLines(tx, row, edited);
  await tx
    .update(orders)
    .set({
      ...sums,
      ...handed.columns,
      data: {
        ...row.data,
        ...handed.data,
        borne,
        due,
        changes,
        explanation: edited.explanation ?? [],
        promotions: edited.promotions ?? row.data['promotions'] ?? [],
        revision: revisionOf(row) + 1,
      },
      updatedAt: deps.now(),
    })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, row.id)));
  if (consent !== 'GUEST') await notifyOfEdit(deps, tx, { row, what: 'applied', total: sums.totalPrice });
  return noteApplied(deps, tx, applied);
}
