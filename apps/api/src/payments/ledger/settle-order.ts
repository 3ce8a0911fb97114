import {
  cashbackOfRefund,
  heldBy,
  type PaymentReason,
  type PaymentType,
  providerOf,
} from '@dasturxon/core/payment';
import { and, eq } from 'drizzle-orm';
import { MONEY_REASONS } from '@dasturxon/core/order';

import { enqueueOrderNotification } from '../../orders/model/enqueue-order-notification.ts';
import type { Tx } from '../../db/connect.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import { startLadder } from '../../orders/moves/climb-ladder.ts';
import { cashbackLeft, moveCashback, returnPromo, takeEarnedBack } from '../../orders/moves/give-back.ts';
import { notifyOfMoney } from '../../notifications/notify-of-money.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { requestFiscalReceipt } from '../attempts/request-fiscal-receipt.ts';
import { type AttemptRow, attemptsOf, moveAttempt } from '../attempts/attempts.ts';
import type { RefundRow } from '../attempts/due-refund.ts';
import { bookPayment, bookRefund } from '../attempts/journal.ts';
import { markOrderPaid, setPaid, writeMoneyEvent } from '../attempts/paid.ts';
import type { RecordDeps } from '../../http/serving/context.ts';

/** Writes an event about the order's money and sends the notifications. */
async function noteUpdate(
  deps: RecordDeps,
  tx: Tx,
  { row, data }: { row: OrderRow; data: Record<string, unknown> },
) {
  await writeMoneyEvent(deps, tx, { row, event: 'UPDATE', data });
  await enqueueOrderNotification(deps, tx, row);
}

/** What an order was paid by: what its guest chose, unless money came by a provider that was chosen before (F20). */
export function paidBy(row: OrderRow, { provider }: AttemptRow): PaymentType {
  const chosen = row.paymentType;
  return providerOf(chosen) === provider ? chosen : provider;
}

/** Marks a locked order as paid by this attempt: ledger, order, history; ends its other attempts. */
export async function settleOrder(deps: RecordDeps, tx: Tx, paid: { row: OrderRow; attempt: AttemptRow }) {
  const { row, attempt } = paid;
  const now = deps.now();
  await bookPayment(tx, attempt, now);
  const paidOrder = await markOrderPaid(deps, tx, { row, paymentType: paidBy(row, attempt) });
  await startLadder(deps, tx, paidOrder);
  await requestFiscalReceipt(deps, tx, attempt);
  for (const other of await attemptsOf(tx, row))
    if (other.state === 'CREATED')
      await moveAttempt(tx, other, { event: { type: 'CANCEL', reason: 'SWITCHED' }, now });
}

/** An order that points or promos have paid whole: there is nothing to take, and nothing to book. */
export async function settleNothing(deps: RecordDeps, tx: Tx, row: OrderRow): Promise<void> {
  if (row.isPaid) return;
  await startLadder(deps, tx, await markOrderPaid(deps, tx, { row, paymentType: row.paymentType }));
}

/** Money came that the order cannot take: its history, its guest and the staff's message say that it goes back (F20). */
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
 * What an order that goes on gets back with its money: a share of the cashback that it spent; with the last of it the
 * promo's use. Points that it has earned go by their share.
 */
async function giveShareBack(
  deps: RecordDeps,
  tx: Tx,
  about: { row: OrderRow; before: AttemptRow; after: AttemptRow; cause: string },
) {
  const { row, before, after, cause } = about;
  const share = cashbackOfRefund(row.cashback, {
    amount: after.amount,
    refundedBefore: before.refunded,
    refundedAfter: after.refunded,
  });
  const amount = Math.min(share, await cashbackLeft(tx, row));
  await moveCashback(deps, tx, { row, kind: 'REFUND', amount, cause });
  await takeEarnedBack(deps, tx, { row, cause, held: { before: heldBy(before), after: heldBy(after) } });
  if (after.state !== 'REFUNDED') return;
  if (row.promoId) await returnPromo(tx, row, row.promoId);
  await setPaid(deps, tx, { row, isPaid: false });
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
  const { row, attempt: before, refund, data } = about;
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
    const told = { reason: MONEY_REASONS.lateReturned, refunded: refund.amount };
    await noteUpdate(deps, tx, { row, data: told });
    return attempt;
  }
  if (row.status === 'CANCELED') await setPaid(deps, tx, { row, isPaid: attempt.state === 'PAID' });
  else await giveShareBack(deps, tx, { row, before, after: attempt, cause: refund.id });
  await noteUpdate(deps, tx, {
    row,
    data: { reason: MONEY_REASONS.returned, refunded: refund.amount },
  });
  return attempt;
}
