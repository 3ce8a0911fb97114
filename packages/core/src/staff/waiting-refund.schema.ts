import * as v from 'valibot';

import { flag, Id, Instant, MoneyAmount, orNull } from '../kernel/wire.ts';
import { PaymentType } from '../payment/payment.schema.ts';

/** A refund that has not been made, in whole so'm: staff make it by hand, or its provider has not answered for long. */
export const WaitingRefund = v.object({
  id: Id,
  orderId: Id,
  orderNumber: v.pipe(v.number(), v.safeInteger()),
  branchId: Id,
  paymentType: PaymentType,
  amount: MoneyAmount,
  /** Staff have to make it; otherwise the provider is asked again. */
  isByHand: flag(),
  /** Money that came beside the payment of the order. */
  isSurplus: flag(),
  reason: v.string(),
  note: orNull(v.string()),
  /** The phone is masked. */
  guest: v.object({ name: orNull(v.string()), phone: orNull(v.string()) }),
  createdAt: Instant,
});
export type WaitingRefund = v.InferOutput<typeof WaitingRefund>;

/** What the caller may refund of an order, in so'm. */
export const RefundTerms = v.object({
  paymentType: PaymentType,
  held: MoneyAmount,
  refunded: MoneyAmount,
  refunding: MoneyAmount,
  atMost: MoneyAmount,
  /** The role returns all or nothing. */
  isWhole: flag(),
  /** Staff return a part by hand, because the provider cannot. */
  isPartByHand: flag(),
  /** Staff return the whole by hand. */
  isWholeByHand: flag(),
});
export type RefundTerms = v.InferOutput<typeof RefundTerms>;
