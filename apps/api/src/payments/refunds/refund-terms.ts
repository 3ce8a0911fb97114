import { Role } from '@dasturxon/core/auth';
import { isPaidBeforehand, type OrderStatus } from '@dasturxon/core/order';
import { canRefundPart, somRoundedUp, wholeSom } from '@dasturxon/core/payment';
import {
  isWithinRefundLimit,
  MANAGER_REFUND_LIMIT,
  type RefundLimit,
  refundLimit,
  type RefundTerms,
} from '@dasturxon/core/staff';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { paymentRefunds } from '../../db/schema/payments.ts';
import { apiError, found } from '../../http/api-error.ts';
import { readSettingsRow } from '../../merchants/read-merchant.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { type AttemptRow, attemptsOf, paymentsOf } from '../attempts/attempts.ts';
import { freeOf, isPartReturned, refundParts, refundsUnderway } from '../attempts/due-refund.ts';
import type { SignedIn } from '../protocol/deps.ts';

const Limit = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), MANAGER_REFUND_LIMIT);

/** What staff have refunded of an order by their own decision, in so'm. */
async function givenByStaff(tx: Tx, { merchantId, id }: OrderRow): Promise<number> {
  const own = and(eq(paymentRefunds.merchantId, merchantId), eq(paymentRefunds.orderId, id));
  const [row] = await tx
    .select({ sum: sql<string | number>`coalesce(sum(${paymentRefunds.amount}), 0)` })
    .from(paymentRefunds)
    .where(and(own, eq(paymentRefunds.reason, 'STAFF')));
  return somRoundedUp(Number(found(row, 'server.failed').sum));
}

const som = (amounts: readonly number[]) => wholeSom(amounts.reduce((sum, one) => sum + one, 0));

type Held = { row: OrderRow; attempts: readonly AttemptRow[] };

const freeOfAll = (tx: Tx, attempts: readonly AttemptRow[]) =>
  Promise.all(attempts.map((attempt) => freeOf(tx, attempt)));

async function limitOf(
  ctx: SignedIn,
  tx: Tx,
  { row, attempts }: Held,
): Promise<RefundLimit & { held: number }> {
  const { server } = await readSettingsRow(tx);
  const held = som(await freeOfAll(tx, attempts));
  const limit = refundLimit(v.parse(Role, ctx.caller.role), {
    status: row.status as OrderStatus,
    held,
    given: await givenByStaff(tx, row),
    managerLimit: v.parse(Limit, server['managerRefundLimit']),
  });
  return { ...limit, held };
}

/** Throws payment.refundTooLarge for more so'm than is held, forbidden for more than the caller's role may refund. */
export async function checkRefundLimit(
  ctx: SignedIn,
  tx: Tx,
  { amount, ...about }: Held & { amount: number | null },
): Promise<void> {
  const { held, ...limit } = await limitOf(ctx, tx, about);
  const asked = amount ?? held;
  if (asked === 0 || asked > held) throw apiError('payment.refundTooLarge');
  if (!isWithinRefundLimit(limit, asked)) throw apiError('forbidden');
}

/** What the caller may refund of a locked order, and how it would be returned. */
export async function refundTermsOf(ctx: SignedIn, tx: Tx, row: OrderRow): Promise<RefundTerms> {
  const attempts = await attemptsOf(tx, row);
  const underway = await Promise.all(attempts.map((one) => refundsUnderway(tx, one)));
  const paid = paymentsOf(attempts).filter(({ state }) => state === 'PAID');
  const limit =
    paid.length > 0 ? await limitOf(ctx, tx, { row, attempts: paid }) : { held: 0, atMost: 0, isWhole: true };
  const way = paid[0]?.provider ?? row.paymentType;
  const whole = await refundParts(tx, paid, limit.held);
  return {
    ...limit,
    paymentType: way,
    refunded: som(attempts.map(({ refunded }) => refunded)),
    refunding: som(underway),
    isPartByHand: !canRefundPart(way),
    isWholeByHand: !isPaidBeforehand(way) || !whole.every(isPartReturned),
  };
}
