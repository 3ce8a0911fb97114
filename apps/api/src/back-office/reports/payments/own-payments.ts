import { PAYMENT_BRANDS, type PaymentType } from '@dasturxon/core/payment';
import type { OwnPayment } from '@dasturxon/core/report';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';

import type { Tx } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentAttempts } from '../../../db/schema/payments.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A way to pay with a company behind it. */
export type Provider = keyof typeof PAYMENT_BRANDS;

/** The ways to pay of one company: its mini-app's are in the same file. */
export const typesOf = (provider: Provider): PaymentType[] =>
  (Object.keys(PAYMENT_BRANDS) as Provider[]).filter(
    (type) => PAYMENT_BRANDS[type] === PAYMENT_BRANDS[provider],
  );

type Paid = { merchantId: string; provider: Provider; start: Date; end: Date };

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
        inArray(paymentAttempts.provider, typesOf(provider)),
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

/** The company of a way to pay, by the first of its ways. */
export const companyOf = (provider: Provider): PaymentType => typesOf(provider)[0]!;
