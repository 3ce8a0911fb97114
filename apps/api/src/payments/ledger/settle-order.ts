import {
  cashbackOfRefund,
  isLateTip,
  openSum,
  withoutTip,
  type PaymentReason,
  type PaymentType,
  providerOf,
  type Tiyin,
  wholeSom,
} from '@dasturxon/core/payment';
import { and, eq, sql } from 'drizzle-orm';
import { MONEY_REASONS } from '@dasturxon/core/order';

import { enqueueOrderNotification } from '../../orders/model/enqueue-order-notification.ts';
import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import { startLadder } from '../../orders/moves/climb-ladder.ts';
import { cashbackLeft, moveCashback, takeEarnedBack } from '../../orders/moves/give-back.ts';
import { returnPromotions } from '../../orders/promos/return-promotions.ts';
import { notifyOfMoney } from '../../notifications/notify-of-money.ts';
import { dueOf } from '../../orders/model/order-edits.ts';
import { partsOfOrder } from '../../orders/groups/order-parts.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { requestFiscalReceipt } from '../attempts/request-fiscal-receipt.ts';
import { type AttemptRow, attemptsOf, moveAttempt, paymentsOf, updateAttempt } from '../attempts/attempts.ts';
import { changePart, dropParts, partOf, wholeOf } from '../order-parts/parts.ts';
import { moneyWithoutEdits, type RefundRow } from '../attempts/due-refund.ts';
import { endDifference, setDue } from '../attempts/edit-money.ts';
import { bookPayment, bookRefund } from '../attempts/journal.ts';
import { markOrderPaid, noteDifferencePaid, setPaid, writeMoneyEvent } from '../attempts/paid.ts';
import type { RecordDeps } from '../../http/serving/context.ts';

/** Writes an event about the order's money and sends the notifications. Boards reread an order whose row is written. */
async function noteUpdate(
  deps: RecordDeps,
  tx: Tx,
  { row, data }: { row: OrderRow; data: Record<string, unknown> },
) {
  await writeMoneyEvent(deps, tx, { row, event: 'UPDATE', data });
  await tx
    .update(orders)
    .set({ ladderRung: sql`${orders.ladderRung}` })
    .where(and(eq(orders.merchantId, row.merchantId), eq(orders.id, row.id)));
  await enqueueOrderNotification(deps, tx, row);
}

/** What an order was paid by: what its guest chose, unless money came by a provider that was chosen before (F20). */
export function paidBy(row: OrderRow, { provider }: AttemptRow): PaymentType {
  const chosen = row.paymentType;
  return providerOf(chosen) === provider ? chosen : provider;
}

/** Ends the attempts of an order or a part that its guest has not begun to pay by. */
async function endOthers(deps: RecordDeps, tx: Tx, row: OrderRow) {
  const about = { event: { type: 'CANCEL', reason: 'SWITCHED' }, now: deps.now() } as const;
  for (const other of await attemptsOf(tx, row))
    if (other.state === 'CREATED') await moveAttempt(tx, other, about);
}

/** Marks a locked order as paid by this attempt: ledger, order, history; ends its other attempts. */
async function settleOrder(deps: RecordDeps, tx: Tx, paid: { row: OrderRow; attempt: AttemptRow }) {
  const { row, attempt } = paid;
  const now = deps.now();
  await bookPayment(tx, attempt, now);
  const paidOrder = await markOrderPaid(deps, tx, { row, paymentType: paidBy(row, attempt) });
  await startLadder(deps, tx, paidOrder);
  await requestFiscalReceipt(deps, tx, attempt);
  await endOthers(deps, tx, row);
}

/** Marks the difference of an edit of a locked, paid order as paid by this attempt: ledger, order, history. */
async function settleDifference(
  deps: RecordDeps,
  tx: Tx,
  { row, attempt }: { row: OrderRow; attempt: AttemptRow },
): Promise<void> {
  await bookPayment(tx, attempt, deps.now());
  const due = Math.max(0, dueOf(row) - wholeSom(attempt.amount));
  await setDue(deps, tx, { row, due });
  await noteDifferencePaid(deps, tx, { row, paymentType: paidBy(row, attempt) });
  await requestFiscalReceipt(deps, tx, attempt);
  await endDifference(deps, tx, row);
}

/** Marks a part of a locked order as paid by this attempt. The last part pays the order, which goes to the kitchen then. */
async function settlePart(deps: RecordDeps, tx: Tx, paid: { row: OrderRow; attempt: AttemptRow }) {
  const { row, attempt } = paid;
  const now = deps.now();
  await bookPayment(tx, attempt, now);
  await changePart(tx, row, { state: 'PAID' });
  await requestFiscalReceipt(deps, tx, attempt);
  await endOthers(deps, tx, row);
  if (openSum(await partsOfOrder(tx, row)) > 0) return;
  const whole = wholeOf(row);
  const paidOrder = await markOrderPaid(deps, tx, { row: whole, paymentType: whole.paymentType });
  await startLadder(deps, tx, paidOrder);
}

/** Marks the tip of an order that has arrived as paid: the ledger's own account, and the order for those who receive it (B35). */
async function settleTip(deps: RecordDeps, tx: Tx, paid: { row: OrderRow; attempt: AttemptRow }) {
  const { row, attempt } = paid;
  const lateTip = wholeSom(attempt.amount);
  await bookPayment(tx, attempt, deps.now());
  await changePart(tx, row, { state: 'PAID' });
  await endOthers(deps, tx, row);
  await tx
    .update(orders)
    .set({ data: sql`${orders.data} || ${JSON.stringify({ lateTip })}::jsonb`, updatedAt: deps.now() })
    .where(and(eq(orders.merchantId, row.merchantId), eq(orders.id, row.id)));
  await requestFiscalReceipt(deps, tx, attempt);
  await noteUpdate(deps, tx, { row: wholeOf(row), data: { lateTip } });
}

/** Marks what an attempt has paid: the total of a locked order, a part of it, or the difference of an edit. */
export function settlePayment(
  deps: RecordDeps,
  tx: Tx,
  paid: { row: OrderRow; attempt: AttemptRow },
): Promise<void> {
  if (isLateTip(paid.attempt.part)) return settleTip(deps, tx, paid);
  if (paid.row.payingPart) return settlePart(deps, tx, paid);
  return (paid.attempt.isExtra ? settleDifference : settleOrder)(deps, tx, paid);
}

/** An order that points or promos have paid whole: there is nothing to take, and nothing to book. */
export async function settleNothing(deps: RecordDeps, tx: Tx, row: OrderRow): Promise<void> {
  if (row.isPaid) return;
  await startLadder(deps, tx, await markOrderPaid(deps, tx, { row, paymentType: row.paymentType }));
}

/** Records money that the order cannot take: history, guest's message and staff's message state its refund (F20). */
export async function noteLatePayment(
  deps: RecordDeps,
  tx: Tx,
  { row, attempt }: { row: OrderRow; attempt: AttemptRow },
): Promise<void> {
  const { amount, provider } = attempt;
  const data = { reason: MONEY_REASONS.late, provider, amount };
  await noteUpdate(deps, tx, { row, data });
  await notifyOfMoney(deps, tx, { row, what: 'returning', amount });
}

/**
 * What an order that goes on gets back with its money: a share of the cashback that it spent. Points that it has earned
 * go by their share.
 */
async function giveShareBack(
  deps: RecordDeps,
  tx: Tx,
  about: { row: OrderRow; amount: Tiyin; cause: string },
) {
  const { row, cause } = about;
  // Edits have adjusted the order's points already: shares are of what they left.
  const { paid, refunded, held } = await moneyWithoutEdits(tx, row);
  const money = { amount: paid, refundedBefore: refunded - about.amount, refundedAfter: refunded };
  const share = cashbackOfRefund(row.cashback, withoutTip(money, row.tip));
  const amount = Math.min(share, await cashbackLeft(tx, row));
  await moveCashback(deps, tx, { row, kind: 'REFUND', amount, cause });
  await takeEarnedBack(deps, tx, { row, cause, kept: { before: held + about.amount, after: held } });
}

const isStillPaid = async (tx: Tx, row: OrderRow) =>
  paymentsOf(await attemptsOf(tx, row)).some(({ state }) => state === 'PAID');

/** Nothing is left of an order's money: its promo can be used again, and it is not paid. */
async function giveRestBack(deps: RecordDeps, tx: Tx, row: OrderRow) {
  if (await isStillPaid(tx, row)) return;
  await returnPromotions(tx, row);
  await dropParts(tx, row);
  await setPaid(deps, tx, { row, isPaid: false });
}

/** A part whose money went back before all had paid is to be paid again; the payment counts no more. */
async function reopenPart(tx: Tx, row: OrderRow, attempt: AttemptRow) {
  if (row.status === 'CANCELED') return;
  const part = await partOf(tx, row, attempt.part);
  if (part.isPaid) await changePart(tx, part, { state: 'OPEN' });
  await updateAttempt(tx, attempt, { isSurplus: true });
}

/** Money of an attempt has gone back: the refund's row, the ledger, the order. Its order's row is locked. */
export async function completeRefund(
  deps: RecordDeps,
  tx: Tx,
  about: {
    row: OrderRow;
    attempt: AttemptRow;
    refund: Pick<RefundRow, 'id' | 'amount'> & { reason: PaymentReason };
    data?: Record<string, unknown> | undefined;
  },
): Promise<AttemptRow> {
  const { attempt: before, refund, data } = about;
  const row = wholeOf(about.row);
  const now = deps.now();
  const event = { type: 'REFUND', amount: refund.amount, reason: refund.reason } as const;
  const moved = await moveAttempt(tx, before, { event, now, data });
  if (!moved.ok || !moved.value.moved) return before;
  const { attempt } = moved.value;
  await tx
    .update(paymentRefunds)
    .set({ state: 'DONE', doneAt: now })
    .where(and(eq(paymentRefunds.merchantId, row.merchantId), eq(paymentRefunds.id, refund.id)));
  await bookRefund(tx, refund, { attempt, now });
  await notifyOfMoney(deps, tx, { row, what: 'returned', amount: refund.amount });
  if (attempt.isSurplus) {
    const update = { reason: MONEY_REASONS.lateReturned, refunded: refund.amount };
    await noteUpdate(deps, tx, { row, data: update });
    return attempt;
  }
  // A part that goes back while others still pay theirs is to be paid again; nothing else of the order changes.
  if (attempt.part !== null && !row.isPaid) await reopenPart(tx, row, attempt);
  else if (row.status === 'CANCELED') await setPaid(deps, tx, { row, isPaid: await isStillPaid(tx, row) });
  else {
    const isEdit = refund.reason === 'EDITED';
    if (!isEdit) await giveShareBack(deps, tx, { row, amount: refund.amount, cause: refund.id });
    // An edited order that costs nothing is paid.
    if (!isEdit || row.totalPrice > 0) await giveRestBack(deps, tx, row);
  }
  await noteUpdate(deps, tx, {
    row,
    data: { reason: MONEY_REASONS.returned, refunded: refund.amount },
  });
  return attempt;
}
