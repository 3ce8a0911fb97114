import {
  applyPaymentEvent,
  isLiveState,
  LATE_TIP_PART,
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

type OrderOrPart = { merchantId: string; id: string; payingPart?: { part: number } };

/** The payment attempts of an order without those of a late tip, or of a part of it, oldest first. Callers that decide by them hold the order's lock. */
export function attemptsOf(tx: Tx, order: OrderOrPart): Promise<AttemptRow[]> {
  const ofPart = order.payingPart
    ? eq(paymentAttempts.part, order.payingPart.part)
    : sql`${paymentAttempts.part} is distinct from ${LATE_TIP_PART}`;
  return tx
    .select()
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.merchantId, order.merchantId), eq(paymentAttempts.orderId, order.id), ofPart),
    )
    .orderBy(asc(paymentAttempts.number));
}

/** The attempt that pays the total of an order, or is about to. */
export function liveAttempt(attempts: readonly AttemptRow[]): AttemptRow | null {
  return attempts.find((one) => !one.isSurplus && !one.isExtra && isLiveState(one.state)) ?? null;
}

/** The attempt that keeps others from what an order is to be paid now: its total, or the difference of an edit. */
export function blockingAttempt(
  { isPaid }: { isPaid: boolean },
  attempts: readonly AttemptRow[],
): AttemptRow | null {
  if (!isPaid) return liveAttempt(attempts);
  return attempts.find((one) => one.isExtra && !one.isSurplus && one.state === 'PENDING') ?? null;
}

const isCredited = ({ state, isSurplus }: AttemptRow) =>
  !isSurplus && (state === 'PAID' || state === 'REFUNDED');

/**
 * The money that pays an order, oldest first: its last payment, or that of each part, and what was paid for edits since. The
 * payment of a part that is to be paid again is a surplus.
 */
export function paymentsOf(attempts: readonly AttemptRow[]): AttemptRow[] {
  if (attempts.some(({ part }) => part !== null)) return attempts.filter(isCredited);
  const first = attempts.findLastIndex((one) => isCredited(one) && !one.isExtra);
  return first === -1 ? [] : attempts.slice(first).filter(isCredited);
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
