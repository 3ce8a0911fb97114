import { DAY_MS } from '@dasturxon/core/kernel';
import { type OwnPayment, type PaymentProvider, providersBeside } from '@dasturxon/core/report';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';

import type { Tx } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentAttempts } from '../../../db/schema/payments.ts';

type Paid = { merchantId: string; provider: PaymentProvider; start: Date; end: Date };

/** What was paid through a provider within a day of some days: its clock, not ours, decides which of them it lists. */
export async function paymentsOf(tx: Tx, { merchantId, provider, start, end }: Paid): Promise<OwnPayment[]> {
  const { paidAt } = paymentAttempts;
  const rows = await tx
    .select({ attempt: paymentAttempts, orderNumber: orders.number })
    .from(paymentAttempts)
    .innerJoin(
      orders,
      and(eq(orders.merchantId, paymentAttempts.merchantId), eq(orders.id, paymentAttempts.orderId)),
    )
    .where(
      and(
        eq(paymentAttempts.merchantId, merchantId),
        inArray(paymentAttempts.provider, providersBeside(provider)),
        inArray(paymentAttempts.state, ['PAID', 'REFUNDED']),
        gte(paidAt, new Date(start.getTime() - DAY_MS)),
        lt(paidAt, new Date(end.getTime() + DAY_MS)),
      ),
    )
    .orderBy(paidAt);
  return rows.flatMap(({ attempt, orderNumber }): OwnPayment[] => {
    const { providerId, providerPaymentId, number, amount, refunded, paidAt: at } = attempt;
    if (at === null) return [];
    const names = [providerPaymentId, providerId, `${orderNumber}-${number}`].flatMap((name) => name ?? []);
    return [{ orderNumber, names, amount, refunded, paidAt: at, isInPeriod: start <= at && at < end }];
  });
}
