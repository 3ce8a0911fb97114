import { and, eq, type SQL } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import { partOf } from '../order-parts/parts.ts';

/** The join of an attempt to the order that it pays. */
const ofOrder = and(
  eq(orders.merchantId, paymentAttempts.merchantId),
  eq(orders.id, paymentAttempts.orderId),
);

/** Attempts of a merchant, each with its order; neither row is locked. */
export function attemptsWithOrders(tx: Tx, merchantId: string, where: SQL | undefined) {
  return tx
    .select({ attempt: paymentAttempts, row: orders })
    .from(paymentAttempts)
    .innerJoin(orders, ofOrder)
    .where(and(eq(paymentAttempts.merchantId, merchantId), where));
}

/** One attempt with the order or the part that it pays, as both are now; undefined for an unknown id. */
export async function findAttempt(tx: Tx, merchantId: string, attemptId: string) {
  const [found] = await attemptsWithOrders(tx, merchantId, eq(paymentAttempts.id, attemptId));
  return found && { ...found, row: await partOf(tx, found.row, found.attempt.part) };
}
