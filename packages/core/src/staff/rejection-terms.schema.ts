import * as v from 'valibot';

import { LANGUAGES } from '../kernel/language.ts';
import { listOf, MoneyAmount, orNull } from '../kernel/wire.ts';
import { RETURNED_BY } from '../order/money-return.ts';
import { REJECTION_REASONS } from '../order/status/rejection-reasons.ts';
import { PaymentType } from '../payment/payment.schema.ts';

/** What a rejection of an order does: what its guest reads, and what goes back to them. */
export const RejectionTerms = v.object({
  /** The language that the guest reads. */
  language: v.picklist(LANGUAGES),
  /** By reason, what the guest reads, line by line. */
  texts: listOf(v.object({ reason: v.picklist(REJECTION_REASONS), lines: listOf(v.string()) })),
  /** Payments that go back, in so'm; null for roles that see no money. */
  returns: orNull(
    listOf(v.object({ paymentType: PaymentType, amount: MoneyAmount, by: v.picklist(RETURNED_BY) })),
  ),
  /** Cashback that goes back at once, in so'm; null for roles that see no money. */
  cashback: orNull(MoneyAmount),
});
export type RejectionTerms = v.InferOutput<typeof RejectionTerms>;
