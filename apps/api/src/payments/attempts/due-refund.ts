import {
  isPaidBeforehand,
  isReturnedByProvider,
  type MoneyReturn,
  returnsOnCancel,
} from '@dasturxon/core/order';
import type { Money } from '@dasturxon/core/kernel';
import { leftOf, type PaymentReason, takeFromLast, type Tiyin, toTiyin } from '@dasturxon/core/payment';
import { REFUND_ALARM_MS } from '@dasturxon/core/staff';
import { and, eq, ne, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { found } from '../../http/api-error.ts';
import { sendJob } from '../../jobs/queues.ts';
import { type AttemptRow, attemptsOf, paymentsOf } from './attempts.ts';

export type RefundRow = typeof paymentRefunds.$inferSelect;

/** What is promised to go back of an attempt and has not gone yet. */
export async function refundsUnderway(tx: Tx, attempt: AttemptRow): Promise<Tiyin> {
  const [row] = await tx
    .select({ sum: sql<string | number>`coalesce(sum(${paymentRefunds.amount}), 0)` })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.merchantId, attempt.merchantId),
        eq(paymentRefunds.attemptId, attempt.id),
        ne(paymentRefunds.state, 'DONE'),
      ),
    );
  return Number(found(row, 'server.failed').sum);
}

/** What edits of its order returned of an attempt: in all, and what of it has gone back. */
async function returnedByEdits(tx: Tx, attempt: AttemptRow): Promise<{ all: Tiyin; done: Tiyin }> {
  const [row] = await tx
    .select({
      all: sql<string | number>`coalesce(sum(${paymentRefunds.amount}), 0)`,
      done: sql<
        string | number
      >`coalesce(sum(${paymentRefunds.amount}) filter (where ${paymentRefunds.state} = 'DONE'), 0)`,
    })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.merchantId, attempt.merchantId),
        eq(paymentRefunds.attemptId, attempt.id),
        eq(paymentRefunds.reason, 'EDITED'),
      ),
    );
  const { all, done } = found(row, 'server.failed');
  return { all: Number(all), done: Number(done) };
}

/** The money of an order without what its edits returned, in tiyin: paid, gone back by other refunds, and still held. */
export async function moneyWithoutEdits(tx: Tx, order: { merchantId: string; id: string }) {
  const sums = { paid: 0, refunded: 0, held: 0 };
  for (const attempt of paymentsOf(await attemptsOf(tx, order))) {
    const { all, done } = await returnedByEdits(tx, attempt);
    sums.paid += attempt.amount - all;
    sums.refunded += attempt.refunded - done;
    sums.held += leftOf(attempt) - (all - done);
  }
  return sums;
}

/**
 * What was paid for an order as it is after its edits, and what of it is still held, in tiyin; alike where nothing was
 * ever paid.
 */
export async function paidForOrder(tx: Tx, order: { merchantId: string; id: string }) {
  if (paymentsOf(await attemptsOf(tx, order)).length === 0) return { before: 1, after: 1 };
  const { paid, held } = await moneyWithoutEdits(tx, order);
  return { before: paid, after: held };
}

/** What can still be refunded of an attempt, in tiyin. */
export const freeOf = async (tx: Tx, attempt: AttemptRow): Promise<Tiyin> =>
  leftOf(attempt) - (await refundsUnderway(tx, attempt));

/** A part of an attempt that is to go back, in tiyin. */
export type RefundPart = { attempt: AttemptRow; amount: Tiyin };

/** The parts of an order's payments that a refund of so many so'm takes, the last payment first. */
export async function refundParts(
  tx: Tx,
  attempts: readonly AttemptRow[],
  amount: Money,
): Promise<RefundPart[]> {
  const free = await Promise.all(attempts.map((attempt) => freeOf(tx, attempt)));
  const parts = takeFromLast(free, toTiyin(amount));
  return attempts
    .map((attempt, index) => ({ attempt, amount: parts[index]! }))
    .filter((part) => part.amount > 0);
}

/** Whether its provider can return this part of a payment. */
export const isPartReturned = ({ attempt, amount }: RefundPart): boolean =>
  isReturnedByProvider(attempt.provider, { paid: attempt.amount, amount });

/** What goes back of an order's payments when it is cancelled now, in so'm (BO-170). */
export async function returnsOf(tx: Tx, order: { merchantId: string; id: string }): Promise<MoneyReturn[]> {
  const attempts = await attemptsOf(tx, order);
  const held = attempts.map(async (attempt) => ({ ...attempt, free: await freeOf(tx, attempt) }));
  return returnsOnCancel(await Promise.all(held));
}

/**
 * Writes a refund of everything not yet being refunded, or of the given amount, and enqueues its job; money that
 * staff took is refunded manually. Null if nothing is left to refund.
 */
export async function dueRefund(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Tx,
  about: { attempt: AttemptRow; reason: PaymentReason; amount?: Tiyin; note?: string | null },
): Promise<RefundRow | null> {
  const { attempt, reason, note = null } = about;
  const left = await freeOf(tx, attempt);
  const amount = about.amount ?? left;
  if (amount <= 0 || amount > left) return null;
  const { merchantId, id: attemptId, orderId } = attempt;
  const isByHand = !isPaidBeforehand(attempt.provider);
  const id = deps.newId();
  const createdAt = deps.now();
  const state = isByHand ? 'MANUAL' : 'DUE';
  const [row] = await tx
    .insert(paymentRefunds)
    .values({ merchantId, id, attemptId, orderId, amount, reason, note, state, createdAt })
    .returning();
  const payload = { refundId: id, provider: attempt.provider };
  if (!isByHand) {
    await sendJob(tx, { id: deps.newId(), merchantId, queue: 'payment.refund', payload });
    const startAfter = new Date(createdAt.getTime() + REFUND_ALARM_MS);
    const alarm = { id: deps.newId(), merchantId, payload: { refundId: id }, startAfter };
    await sendJob(tx, { ...alarm, queue: 'bot.refund-overdue' });
  }
  return found(row, 'server.failed');
}
