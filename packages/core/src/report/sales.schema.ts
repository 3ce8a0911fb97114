import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { Id, listOf, orNull } from '../kernel/wire.ts';
import { ServiceType } from '../order/schemas/service-type.schema.ts';
import { PaymentType } from '../payment/payment.schema.ts';
import { ORDER_CHANNELS } from '../staff/order-channel.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const SignedMoney = v.pipe(v.number(), v.safeInteger());

const SUMS = {
  /** Orders handed over: DELIVERED, or CLOSED without it. */
  orders: Count,
  /** Their totals as guests paid them. */
  sold: SignedMoney,
  /** What they were cheaper by promotions. */
  discount: SignedMoney,
  /** The delivery fees in them, and the tips. */
  delivery: SignedMoney,
  tips: SignedMoney,
  /** What was returned in the period for orders that were handed over, then or before. */
  refunded: SignedMoney,
  /** Sold without delivery and tips, less refunds. */
  revenue: SignedMoney,
};

/** What was sold, in whole so'm. */
export const SalesSums = v.object(SUMS);
export type SalesSums = v.InferOutput<typeof SalesSums>;

/** What a branch or all of them sold in a period; each list adds up to `total`. */
export const SalesReport = v.object({
  total: SalesSums,
  /** Business days `YYYY-MM-DD`, and hours 0 to 23 of the wall clock. */
  days: listOf(v.object({ day: v.string(), ...SUMS })),
  hours: listOf(v.object({ hour: Count, ...SUMS })),
  branches: listOf(v.object({ branchId: Id, ...SUMS })),
  services: listOf(v.object({ service: ServiceType, ...SUMS })),
  /** Null: the origin was not recorded. */
  channels: listOf(v.object({ channel: orNull(v.picklist(ORDER_CHANNELS)), ...SUMS })),
  payments: listOf(v.object({ payment: PaymentType, ...SUMS })),
  /** Dishes by what they brought, before discounts of the whole order. */
  dishes: listOf(v.object({ productId: Id, name: orNull(LocalizedText), count: Count, amount: SignedMoney })),
  /** Orders that were not handed over, by who ended them and why. */
  cancels: listOf(
    v.object({
      by: v.picklist(['RESTAURANT', 'GUEST']),
      reason: orNull(v.string()),
      count: Count,
      amount: SignedMoney,
    }),
  ),
  /** Half of the orders were accepted within so many seconds; null without one. */
  acceptSeconds: orNull(Count),
});
export type SalesReport = v.InferOutput<typeof SalesReport>;
