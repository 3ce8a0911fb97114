import { readPartNumber } from '@dasturxon/core/payment';
import { and, asc, between, eq, sql, type SQL } from 'drizzle-orm';

import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { attemptsWithOrders } from '../attempts/find-attempt.ts';
import { partOf } from '../order-parts/parts.ts';
import type { PaymentContext, LockedAttempt } from './payment-context.ts';

/** An order of the merchant's, its row locked until the transaction ends. */
export async function lockedOrder({ tx, merchantId }: PaymentContext, where: SQL): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), where))
    .for('update');
  return row ?? null;
}

const NUMBER = /^[1-9]\d{0,14}$/;

/** The order or the part of one with its public number, locked; null for text that is not a number. */
export async function orderByNumber(context: PaymentContext, number: unknown): Promise<OrderRow | null> {
  const isText = typeof number === 'string' || typeof number === 'number';
  if (!isText || !NUMBER.test(String(number))) return null;
  const named = readPartNumber(Number(number));
  const row = await lockedOrder(context, eq(orders.number, named?.orderNumber ?? Number(number)));
  if (!row || !named) return row;
  const part = await partOf(context.tx, row, named.part);
  return part.payingPart ? part : null;
}

/** An attempt at this provider with its order: the order is locked first, then the attempt is read as it is now. */
export async function lockAttempt(context: PaymentContext, where: SQL): Promise<LockedAttempt | null> {
  const { tx, merchantId, provider } = context;
  const own = and(eq(paymentAttempts.merchantId, merchantId), eq(paymentAttempts.provider, provider), where);
  const [seen] = await tx.select({ orderId: paymentAttempts.orderId }).from(paymentAttempts).where(own);
  const row = seen && (await lockedOrder(context, eq(orders.id, seen.orderId)));
  if (!row) return null;
  const [attempt] = await tx.select().from(paymentAttempts).where(own);
  // Nothing takes an attempt, or its names, away.
  return { row: await partOf(tx, row, attempt!.part), attempt: attempt! };
}

/**
 * The attempt that the provider calls by this id. Calls about one id follow one another from here on, before there is an
 * attempt too: of two that come at once, the second finds what the first has made.
 */
export async function attemptByProviderId(
  context: PaymentContext,
  id: string,
): Promise<LockedAttempt | null> {
  const { tx, merchantId, provider } = context;
  const name = ['payment', merchantId, provider, id].join(':');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  return lockAttempt(context, eq(paymentAttempts.providerId, id));
}

/** Attempts by the provider's own time, both ends inside, oldest first, each with its order. */
export async function statement({ tx, merchantId, provider }: PaymentContext, from: number, to: number) {
  const own = and(eq(paymentAttempts.provider, provider), between(paymentAttempts.providerTime, from, to));
  const found = await attemptsWithOrders(tx, merchantId, own).orderBy(
    asc(paymentAttempts.providerTime),
    asc(paymentAttempts.number),
  );
  return Promise.all(
    found.map(async ({ attempt, row }) => ({ attempt, row: await partOf(tx, row, attempt.part) })),
  );
}
