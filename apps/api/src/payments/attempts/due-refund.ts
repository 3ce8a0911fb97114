import { isPaidBeforehand } from '@dasturxon/core/order';
import { heldBy, type PaymentReason, type Tiyin } from '@dasturxon/core/payment';
import { and, eq, ne, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { found } from '../../http/api-error.ts';
import { sendJob } from '../../jobs/queues.ts';
import type { AttemptRow } from './attempts.ts';

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
  const left = heldBy(attempt) - (await refundsUnderway(tx, attempt));
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
  if (!isByHand) await sendJob(tx, { id: deps.newId(), merchantId, queue: 'payment.refund', payload });
  return found(row, 'server.failed');
}
