import {
  applyPaymentEvent,
  heldBy,
  isLiveState,
  type PaymentEvent,
  type PaymentMoved,
  type PaymentError,
} from '@dasturxon/core/payment';
import type { Result } from '@dasturxon/core/kernel';
import { and, asc, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import { found } from '../../http/api-error.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;
type NewAttempt = Omit<typeof paymentAttempts.$inferInsert, 'number'>;

/** The payment attempts of an order, oldest first. Callers that decide by them hold the order's lock. */
export function attemptsOf(tx: Tx, order: { merchantId: string; id: string }): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.merchantId, order.merchantId), eq(paymentAttempts.orderId, order.id)))
    .orderBy(asc(paymentAttempts.number));
}

/** The attempt that keeps every other one away. */
export function liveAttempt(attempts: readonly AttemptRow[]): AttemptRow | null {
  return attempts.find((one) => !one.isSurplus && isLiveState(one.state)) ?? null;
}

export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<AttemptRow> {
  const [row] = await tx.insert(paymentAttempts).values(attempt).returning();
  return found(row, 'server.failed');
}

type Change = Partial<Omit<NewAttempt, 'merchantId' | 'id'>>;

export async function updateAttempt(tx: Tx, attempt: AttemptRow, change: Change): Promise<AttemptRow> {
  const { data, ...columns } = change;
  const [row] = await tx
    .update(paymentAttempts)
    .set({
      ...columns,
      ...(data && { data: sql`${paymentAttempts.data} || ${JSON.stringify(data)}::jsonb` }),
    })
    .where(and(eq(paymentAttempts.merchantId, attempt.merchantId), eq(paymentAttempts.id, attempt.id)))
    .returning();
  return found(row, 'server.failed');
}

const STAMP = { PENDING: 'begunAt', PAID: 'paidAt', CANCELED: 'canceledAt', REFUNDED: 'canceledAt' } as const;

/** Moves an attempt by core's machine and stamps the moment; a repeat writes nothing. */
export async function moveAttempt(
  tx: Tx,
  attempt: AttemptRow,
  about: { event: PaymentEvent; now: Date; data?: Record<string, unknown> | undefined },
): Promise<Result<PaymentMoved & { attempt: AttemptRow }, PaymentError>> {
  const { event, now, data } = about;
  const answer = applyPaymentEvent(attempt, event);
  if (!answer.ok) return answer;
  if (!answer.value.moved) return { ok: true, value: { ...answer.value, attempt } };
  const { state, refunded, reason } = answer.value.progress;
  const stamp = state === 'CREATED' || state === attempt.state ? {} : { [STAMP[state]]: now };
  const change = { state, refunded, reason, ...stamp, ...(data && { data }) };
  return { ok: true, value: { ...answer.value, attempt: await updateAttempt(tx, attempt, change) } };
}

/** What was paid for an order, and what of it is still held, in tiyin; alike where nothing was ever paid. */
export async function heldForOrder(tx: Tx, order: { merchantId: string; id: string }) {
  const paid = (await attemptsOf(tx, order)).findLast(
    ({ state, isSurplus }) => !isSurplus && (state === 'PAID' || state === 'REFUNDED'),
  );
  return paid ? { before: paid.amount, after: heldBy(paid) } : { before: 1, after: 1 };
}
