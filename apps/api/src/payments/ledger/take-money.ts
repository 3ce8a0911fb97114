import {
  checkPayable,
  sumToPay,
  toTiyin,
  type NotPayable,
  type PaymentReason,
  type PaymentError,
  type Tiyin,
} from '@dasturxon/core/payment';
import { ok, refuse, type Result } from '@dasturxon/core/kernel';

import type { Tx } from '../../db/connect.ts';
import { orderToPay } from '../../orders/model/order-edits.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import {
  attemptsOf,
  insertAttempt,
  blockingAttempt,
  moveAttempt,
  updateAttempt,
  type AttemptRow,
} from '../attempts/attempts.ts';
import { lookUpLater, type PaymentContext, type LockedAttempt } from './payment-context.ts';
import { dueRefund } from '../attempts/due-refund.ts';
import { bookPayment } from '../attempts/journal.ts';
import { noteLatePayment, settlePayment } from './settle-order.ts';

/** A transaction as the provider reports it. */
export type NewTransaction = {
  /** The provider's id of the transaction or invoice. */
  providerId: string;
  /** The provider's id of the payment itself, where it differs. */
  providerPaymentId?: string;
  amount: Tiyin;
  /** The provider's time of it, in milliseconds. */
  providerTime?: number;
  expiresAt?: Date;
  data?: Record<string, unknown>;
};
type Facts = Record<string, unknown>;
/** Why an attempt ends, and facts that the adapter needs later. */
export type Ending = { reason: PaymentReason; data?: Facts };

/** Whether the provider may take this amount for an order; null asks for whatever it costs. */
export async function check(
  { tx, provider }: PaymentContext,
  row: OrderRow,
  amount: Tiyin | null,
): Promise<Result<Tiyin, NotPayable>> {
  const atWork = blockingAttempt(row, await attemptsOf(tx, row));
  return checkPayable(orderToPay(row), { provider, amount, isBusy: atWork !== null });
}

/** A fresh attempt of the guest's that the provider's transaction belongs to, or a new one. */
async function attemptFor(
  context: PaymentContext,
  row: OrderRow,
  transaction: NewTransaction,
): Promise<AttemptRow> {
  const { tx, deps, merchantId, provider, now } = context;
  const { providerId, providerPaymentId, amount, providerTime, expiresAt, data } = transaction;
  const known = {
    providerId,
    ...(providerPaymentId !== undefined && { providerPaymentId }),
    ...(providerTime !== undefined && { providerTime }),
    ...(expiresAt && { expiresAt }),
    ...(data && { data }),
  };
  const sent = (await attemptsOf(tx, row)).find(
    (one) => one.state === 'CREATED' && one.provider === provider && one.providerId === null,
  );
  if (sent) return updateAttempt(tx, sent, known);
  const of = { orderId: row.id, part: row.payingPart?.part ?? null, isExtra: row.isPaid };
  const made = { merchantId, id: deps.newId(), provider, ...of, createdAt: now };
  return insertAttempt(tx, { ...made, ...known, state: 'CREATED', amount });
}

/** The provider has begun a transaction for an order: the order is frozen until it ends. */
export async function begin(
  context: PaymentContext,
  row: OrderRow,
  transaction: NewTransaction,
): Promise<Result<AttemptRow, NotPayable>> {
  const payable = await check(context, row, transaction.amount);
  if (!payable.ok) return payable;
  const opened = await attemptFor(context, row, transaction);
  const moved = await moveAttempt(context.tx, opened, { event: { type: 'BEGIN' }, now: context.now });
  if (!moved.ok) return refuse('payment.inProgress');
  await lookUpLater(context.deps, context.tx, opened);
  context.touched.add(row.id);
  return ok(moved.value.attempt);
}

/** The provider asks whether it may take the money for good. A repeat gets the same answer and changes nothing. */
export async function settle(
  context: PaymentContext,
  { row, attempt }: LockedAttempt,
  data?: Facts,
): Promise<Result<AttemptRow, PaymentError>> {
  const { deps, tx, now, touched } = context;
  const moved = await moveAttempt(tx, attempt, { event: { type: 'SETTLE' }, now, data });
  if (!moved.ok) return moved;
  if (moved.value.moved) {
    await settlePayment(deps, tx, { row, attempt: moved.value.attempt });
    touched.add(row.id);
  }
  return ok(moved.value.attempt);
}

/**
 * Whether an order can still take this money by an attempt. A payment of the total never pays the difference of an edit,
 * nor the other way round.
 */
function canTake(
  row: OrderRow,
  { attempt, amount }: { attempt: AttemptRow; amount: Tiyin },
  others: readonly AttemptRow[],
): boolean {
  const isOpen = row.status !== 'CANCELED' && attempt.isExtra === row.isPaid;
  const isWhole = toTiyin(sumToPay(orderToPay(row))) === amount;
  return isOpen && isWhole && blockingAttempt(row, others) === null;
}

/** Whether money has come by an attempt, whatever went back of it. */
const isCredited = ({ state }: AttemptRow) => state === 'PAID' || state === 'REFUNDED';

/** A credited attempt, with the id of its payment where that comes later than the money. */
async function nameOnce(
  tx: Tx,
  attempt: AttemptRow,
  { providerPaymentId }: NewTransaction,
): Promise<AttemptRow> {
  const isNew = attempt.providerPaymentId === null && providerPaymentId !== undefined;
  return isNew ? updateAttempt(tx, attempt, { providerPaymentId }) : attempt;
}

/**
 * The attempt that a payment belongs to. The id of the payment decides; of several transactions of one payment the one
 * that holds its money counts, else the last. Without such an attempt the id of the transaction decides.
 */
function attemptOfPayment(
  attempts: readonly AttemptRow[],
  { providerId, providerPaymentId }: NewTransaction,
): AttemptRow | undefined {
  const named = attempts.filter(
    (one) => providerPaymentId !== undefined && one.providerPaymentId === providerPaymentId,
  );
  return named.find(isCredited) ?? named.at(-1) ?? attempts.find((one) => one.providerId === providerId);
}

/**
 * The provider has charged already. Money that the order can no longer take is booked as owed to the guest and
 * refunded by a job (F20). A repeat changes nothing.
 */
export async function receive(
  context: PaymentContext,
  row: OrderRow,
  transaction: NewTransaction,
): Promise<AttemptRow> {
  const { deps, tx, now, provider, touched } = context;
  const { providerPaymentId, amount, data } = transaction;
  const attempts = await attemptsOf(tx, row);
  const own = attempts.filter((one) => one.provider === provider);
  const known = attemptOfPayment(own, transaction);
  if (known && isCredited(known)) return nameOnce(tx, known, transaction);
  const others = attempts.filter((one) => one.id !== known?.id);
  const opened = known ?? (await attemptFor(context, row, transaction));
  const isSurplus = !canTake(row, { attempt: opened, amount }, others);
  const named = providerPaymentId === undefined ? {} : { providerPaymentId };
  const kept = await updateAttempt(tx, opened, { isSurplus, amount, ...named });
  const moved = await moveAttempt(tx, kept, { event: { type: 'RECEIVE' }, now, data });
  if (!moved.ok) return kept;
  const { attempt } = moved.value;
  touched.add(row.id);
  if (!isSurplus) await settlePayment(deps, tx, { row, attempt });
  else {
    await bookPayment(tx, attempt, now);
    await dueRefund(deps, tx, { attempt, reason: 'ORDER_CANCELED' });
    await noteLatePayment(deps, tx, { row, attempt });
  }
  return attempt;
}

/** Ends an attempt that nothing was paid by. A repeat changes nothing. */
export async function cancel(
  { tx, now, touched }: PaymentContext,
  { row, attempt }: LockedAttempt,
  { reason, data }: Ending,
): Promise<Result<AttemptRow, PaymentError>> {
  const moved = await moveAttempt(tx, attempt, { event: { type: 'CANCEL', reason }, now, data });
  if (!moved.ok) return moved;
  if (moved.value.moved) touched.add(row.id);
  return ok(moved.value.attempt);
}
