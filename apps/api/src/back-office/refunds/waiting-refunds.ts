import { maskPhone, fullName } from '@dasturxon/core/format';
import { wholeSom } from '@dasturxon/core/payment';
import { REFUND_ALARM_MS, type WaitingRefund } from '@dasturxon/core/staff';
import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts, paymentRefunds } from '../../db/schema/payments.ts';
import type { SignedIn } from '../../orders/model/deps.ts';

/** At most this many are listed. */
const AT_MOST = 200;

/**
 * Refunds of the caller's branches that have not been made, the oldest first: those that staff make by hand, and those that
 * a provider has not made for as long as raises an alarm.
 */
export async function waitingRefunds(ctx: SignedIn, tx: Tx): Promise<WaitingRefund[]> {
  const { merchantId, caller } = ctx;
  const inScope = caller.branchIds === null ? undefined : inArray(orders.branchId, [...caller.branchIds]);
  const { state, createdAt, attemptId, orderId } = paymentRefunds;
  const isLate = lte(createdAt, new Date(ctx.now().getTime() - REFUND_ALARM_MS));
  const rows = await tx
    .select({ refund: paymentRefunds, order: orders, attempt: paymentAttempts, guest: users })
    .from(paymentRefunds)
    .innerJoin(orders, and(eq(orders.merchantId, paymentRefunds.merchantId), eq(orders.id, orderId)))
    .innerJoin(users, and(eq(users.merchantId, orders.merchantId), eq(users.id, orders.userId)))
    .innerJoin(
      paymentAttempts,
      and(eq(paymentAttempts.merchantId, paymentRefunds.merchantId), eq(paymentAttempts.id, attemptId)),
    )
    .where(
      and(
        eq(paymentRefunds.merchantId, merchantId),
        or(eq(state, 'MANUAL'), and(eq(state, 'DUE'), isLate)),
        inScope,
      ),
    )
    .orderBy(asc(createdAt), asc(paymentRefunds.id))
    .limit(AT_MOST);
  return rows.map(({ refund, order, attempt, guest }) => ({
    id: refund.id,
    orderId: order.id,
    orderNumber: order.number,
    branchId: order.branchId,
    paymentType: attempt.provider,
    amount: wholeSom(refund.amount),
    isByHand: refund.state === 'MANUAL',
    isSurplus: attempt.isSurplus,
    reason: refund.reason,
    note: refund.note,
    guest: { name: fullName(guest) || null, phone: guest.phone && maskPhone(guest.phone) },
    createdAt: refund.createdAt.toISOString(),
  }));
}
