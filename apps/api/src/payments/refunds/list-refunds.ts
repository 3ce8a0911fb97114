import type { RefundByHand } from '@dasturxon/core/api';
import { wholeSom } from '@dasturxon/core/payment';
import { and, asc, eq, inArray } from 'drizzle-orm';

import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts, paymentRefunds } from '../../db/schema/payments.ts';
import type { SignedIn } from '../protocol/deps.ts';

/** At most so many at once: what is done makes room. */
const AT_MOST = 200;

/** Refunds that staff make by hand: the provider cannot (Payme and Click return no part), or the payment was marked by hand. */
export async function listRefunds(ctx: SignedIn): Promise<RefundByHand[]> {
  const { merchantId, caller } = ctx;
  const inScope = caller.branchIds === null ? undefined : inArray(orders.branchId, [...caller.branchIds]);
  const rows = await ctx.db.inTenant(merchantId, (tx) =>
    tx
      .select({ refund: paymentRefunds, orderNumber: orders.number, paymentType: paymentAttempts.provider })
      .from(paymentRefunds)
      .innerJoin(
        orders,
        and(eq(orders.merchantId, paymentRefunds.merchantId), eq(orders.id, paymentRefunds.orderId)),
      )
      .innerJoin(
        paymentAttempts,
        and(
          eq(paymentAttempts.merchantId, paymentRefunds.merchantId),
          eq(paymentAttempts.id, paymentRefunds.attemptId),
        ),
      )
      .where(and(eq(paymentRefunds.merchantId, merchantId), eq(paymentRefunds.state, 'MANUAL'), inScope))
      .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id))
      .limit(AT_MOST),
  );
  return rows.map(({ refund, orderNumber, paymentType }) => ({
    id: refund.id,
    orderId: refund.orderId,
    orderNumber,
    paymentType,
    amount: wholeSom(refund.amount),
    note: refund.note,
    createdDate: refund.createdAt.toISOString(),
  }));
}
