import { type EditSettlement, isSettledOutside, settleEdit } from '@dasturxon/core/order';
import { toTiyin, wholeSom } from '@dasturxon/core/payment';
import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { apiError } from '../../http/api-error.ts';
import type { RecordDeps } from '../../http/serving/context.ts';
import { dueOf, isSplit } from '../../orders/model/order-edits.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { attemptsOf, insertAttempt, moveAttempt, paymentsOf } from './attempts.ts';
import { dueRefund, freeOf, isPartReturned, type RefundPart, refundParts } from './due-refund.ts';
import { freeOrder } from './free-order.ts';
import { bookPayment } from './journal.ts';
import type { RowEdit } from '../../orders/model/ports.ts';

type Settled = EditSettlement & { parts: RefundPart[] };

async function settle(tx: Tx, { row, newTotal }: RowEdit): Promise<Settled> {
  if (!row.isPaid || isSettledOutside(row)) return { refund: 0, due: 0, parts: [] };
  const payments = paymentsOf(await attemptsOf(tx, row));
  const free = await Promise.all(payments.map((attempt) => freeOf(tx, attempt)));
  const held = wholeSom(free.reduce((sum, one) => sum + one, 0));
  const settled = settleEdit({ total: row.totalPrice, held, due: dueOf(row) }, newTotal);
  return { ...settled, parts: await refundParts(tx, payments, settled.refund) };
}

/** What an edit does to the money of an order, in so'm; nothing for one that is not paid, or that an aggregator settles. */
export async function quoteEditMoney(
  tx: Tx,
  edit: RowEdit,
): Promise<EditSettlement & { isRefundByHand: boolean }> {
  const { refund, due, parts } = await settle(tx, edit);
  return { refund, due, isRefundByHand: !parts.every(isPartReturned) };
}

/**
 * The payments' part of an edit of a locked order, in its transaction: a refund that is due, the last payment first, or
 * what is still to be paid. Open attempts end, since the sum to pay changes. Throws payment.inProgress, and
 * payment.unavailable while several people are paying their parts.
 */
export async function moneyOnEdit(deps: RecordDeps, tx: Tx, edit: RowEdit): Promise<{ due: number }> {
  // Its parts sum to what it costs; it can be changed once they are paid.
  if (isSplit(edit.row) && !edit.row.isPaid) throw apiError('payment.unavailable');
  await freeOrder(deps, tx, { row: edit.row, reason: 'SWITCHED' });
  const { due, parts } = await settle(tx, edit);
  for (const part of parts) await dueRefund(deps, tx, { ...part, reason: 'EDITED' });
  return { due };
}

/** Writes what is still to be paid of a locked order beside its payments, in so'm. */
export async function setDue(
  deps: Pick<RecordDeps, 'now'>,
  tx: Tx,
  { row, due }: { row: OrderRow; due: number },
): Promise<void> {
  await tx
    .update(orders)
    .set({ data: sql`${orders.data} || ${JSON.stringify({ due })}::jsonb`, updatedAt: deps.now() })
    .where(and(eq(orders.merchantId, row.merchantId), eq(orders.id, row.id)));
}

/** Ends the open payments of a difference: from the hand-over on staff collect it. Money that comes later goes back. */
export async function endDifference(deps: RecordDeps, tx: Tx, row: OrderRow): Promise<void> {
  const event = { type: 'CANCEL', reason: 'SWITCHED' } as const;
  for (const attempt of await attemptsOf(tx, row))
    if (attempt.isExtra && (attempt.state === 'CREATED' || attempt.state === 'PENDING'))
      await moveAttempt(tx, attempt, { event, now: deps.now() });
}

/** Books what an edit added to a paid order and staff collected on hand-over. */
export async function collectDue(deps: RecordDeps, tx: Tx, row: OrderRow): Promise<void> {
  const due = dueOf(row);
  if (due === 0) return;
  const now = deps.now();
  const attempt = await insertAttempt(tx, {
    merchantId: row.merchantId,
    id: deps.newId(),
    orderId: row.id,
    provider: 'CASH',
    state: 'PAID',
    isExtra: true,
    amount: toTiyin(due),
    createdAt: now,
    paidAt: now,
  });
  await bookPayment(tx, attempt, now);
}
