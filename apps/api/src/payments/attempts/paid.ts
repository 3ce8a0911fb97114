import type { Role } from '@dasturxon/core/auth';
import type { PaymentType } from '@dasturxon/core/payment';
import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { found } from '../../http/api-error.ts';
import { enqueueOrderNotification } from '../../orders/model/enqueue-order-notification.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import type { RecordDeps } from '../../http/serving/context.ts';

/** The member of staff who took the money; `name` as the staff's chat has it. */
export type Cashier = { userId: string; role: Role; name?: string };

type MoneyEvent = {
  row: OrderRow;
  event: 'PAID' | 'UPDATE' | 'CHANGE_PAYMENT_TYPE';
  data: Record<string, unknown>;
  /** Null is the platform itself. */
  actor?: Cashier | null;
};

/** Writes an event about money to the history of a locked order; its status stays. */
export async function writeMoneyEvent(
  deps: Pick<RecordDeps, 'now'>,
  tx: Tx,
  about: MoneyEvent,
): Promise<void> {
  const { row, event, data, actor = null } = about;
  await tx.insert(orderHistory).values({
    merchantId: row.merchantId,
    orderId: row.id,
    event,
    fromStatus: row.status,
    toStatus: row.status,
    actorId: actor?.userId ?? null,
    actorRole: actor?.role ?? null,
    data: {
      ...data,
      courierStatus: row.data['courierStatus'] ?? null,
      ...(actor && { by: actor.name ?? null }),
    },
    at: deps.now(),
  });
}

/**
 * The only writer of a placed order's `isPaid`. Where it changes, the whole total is paid or owed, and no difference of an
 * edit remains. The order's row is locked.
 */
export async function setPaid(
  deps: Pick<RecordDeps, 'now'>,
  tx: Tx,
  { row, isPaid }: { row: OrderRow; isPaid: boolean },
): Promise<OrderRow> {
  const [changed] = await tx
    .update(orders)
    .set({
      isPaid,
      data: sql`case when ${orders.isPaid} = ${isPaid} then ${orders.data} else ${orders.data} || '{"due":0}' end`,
      updatedAt: deps.now(),
    })
    .where(and(eq(orders.merchantId, row.merchantId), eq(orders.id, row.id)))
    .returning();
  return found(changed, 'order.notFound');
}

/** Marks a locked order as paid, with its event in the history and a notification. */
export async function markOrderPaid(
  deps: RecordDeps,
  tx: Tx,
  paid: { row: OrderRow; paymentType: PaymentType; actor?: Cashier },
): Promise<OrderRow> {
  const { row, paymentType, actor = null } = paid;
  const changed = await setPaid(deps, tx, { row, isPaid: true });
  await writeMoneyEvent(deps, tx, { row, event: 'PAID', data: { paymentType }, actor });
  await enqueueOrderNotification(deps, tx, row);
  return changed;
}

/** Writes that the difference of an edit of a locked, paid order is paid, with a notification. */
export async function noteDifferencePaid(
  deps: RecordDeps,
  tx: Tx,
  { row, paymentType }: { row: OrderRow; paymentType: PaymentType },
): Promise<void> {
  await writeMoneyEvent(deps, tx, { row, event: 'PAID', data: { paymentType } });
  await enqueueOrderNotification(deps, tx, row);
}
