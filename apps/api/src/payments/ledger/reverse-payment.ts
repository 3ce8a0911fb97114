import { type PaymentError, somRoundedUp } from '@dasturxon/core/payment';
import { ok, refuse, type Result } from '@dasturxon/core/kernel';
import { and, asc, eq, ne } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import { dueOf } from '../../orders/model/order-edits.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { alarmReversal } from '../attempts/alarm-reversal.ts';
import { type AttemptRow, attemptsOf, paymentsOf } from '../attempts/attempts.ts';
import { wholeOf } from '../order-parts/parts.ts';
import { dueRefund, type RefundRow } from '../attempts/due-refund.ts';
import { setDue } from '../attempts/edit-money.ts';
import type { LockedAttempt, PaymentContext } from './payment-context.ts';
import { completeRefund } from './settle-order.ts';
import type { Ending } from './take-money.ts';

/** Whether an order that goes on stays paid without this payment: what was reversed is to be paid again, like an edit. */
async function isPartOfPayments(tx: Tx, row: OrderRow, attempt: AttemptRow): Promise<boolean> {
  if (row.status === 'CANCELED' || attempt.isSurplus) return false;
  // Before all parts of an order are paid, this part alone is to be paid again.
  if (attempt.part !== null && !row.isPaid) return false;
  const others = paymentsOf(await attemptsOf(tx, row)).filter(({ id }) => id !== attempt.id);
  return others.some(({ state }) => state === 'PAID');
}

/** The refunds of an attempt that are not made yet, the oldest first. */
const promisedRefunds = (tx: Tx, { merchantId, id }: AttemptRow): Promise<RefundRow[]> =>
  tx
    .select()
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.merchantId, merchantId),
        eq(paymentRefunds.attemptId, id),
        ne(paymentRefunds.state, 'DONE'),
      ),
    )
    .orderBy(asc(paymentRefunds.createdAt));

async function giveAllBack(
  { deps, tx }: PaymentContext,
  { row, attempt }: LockedAttempt,
  { reason, data, promised }: Ending & { promised: readonly RefundRow[] },
): Promise<AttemptRow> {
  const isPart = await isPartOfPayments(tx, row, attempt);
  const rest = await dueRefund(deps, tx, { attempt, reason: isPart ? 'EDITED' : reason });
  let last = attempt;
  for (const refund of rest ? [...promised, rest] : promised)
    last = await completeRefund(deps, tx, { row, attempt: last, refund, data });
  if (isPart && rest) await setDue(deps, tx, { row, due: dueOf(row) + somRoundedUp(rest.amount) });
  return last;
}

/**
 * The provider gave everything back by itself. Refused once the guest has the food. A repeat changes nothing. A payment of
 * a difference is due again.
 */
export async function reverse(
  context: PaymentContext,
  locked: LockedAttempt,
  why: Ending,
): Promise<Result<AttemptRow, PaymentError>> {
  const { deps, tx, touched } = context;
  const { attempt } = locked;
  const row = wholeOf(locked.row);
  if (attempt.state === 'REFUNDED') return ok(attempt);
  if (attempt.state !== 'PAID') return refuse('payment.notPaid');
  const promised = await promisedRefunds(tx, attempt);
  const hasFood = row.status === 'DELIVERED' || row.status === 'CLOSED';
  if (hasFood && !attempt.isSurplus && promised.length === 0) return refuse('payment.alreadyPaid');
  const last = await giveAllBack(context, { row, attempt }, { ...why, promised });
  touched.add(row.id);
  if (!attempt.isSurplus) await alarmReversal(deps, tx, { row, attempt });
  return ok(last);
}
