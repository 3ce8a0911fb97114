import type { Money } from '../kernel/money.ts';
import { canRefundPart } from '../payment/can-refund-part.ts';
import type { PaymentType } from '../payment/payment.schema.ts';
import { endOfAttempt, type PaymentState } from '../payment/payment-attempt.ts';
import { type Tiyin, wholeSom } from '../payment/tiyin.ts';
import { isPaidBeforehand } from './timing/unpaid-expiry.ts';

/** Who returns money: the provider, which is asked at once, or staff by hand. */
export const RETURNED_BY = ['PROVIDER', 'STAFF'] as const;
/** Who returns money. */
export type ReturnedBy = (typeof RETURNED_BY)[number];

/** Whether a provider can return this much of a payment; the rest is for staff. */
export const isReturnedByProvider = (
  provider: PaymentType,
  { paid, amount }: { paid: Tiyin; amount: Tiyin },
): boolean => isPaidBeforehand(provider) && (amount === paid || canRefundPart(provider));

/** A payment of an order, with what of it is not on its way back yet. */
export type HeldPayment = {
  provider: PaymentType;
  state: PaymentState;
  isSurplus: boolean;
  amount: Tiyin;
  free: Tiyin;
};

/** Money that goes back to the guest: how much, the way it was paid, and who returns it. */
export type MoneyReturn = { paymentType: PaymentType; amount: Money; by: ReturnedBy };

/** What goes back of an order's payments when it is cancelled. */
export const returnsOnCancel = (payments: readonly HeldPayment[]): MoneyReturn[] =>
  payments
    .filter((payment) => payment.free > 0 && endOfAttempt(payment) === 'REFUND')
    .map(({ provider, amount: paid, free }) => ({
      paymentType: provider,
      amount: wholeSom(free),
      by: isReturnedByProvider(provider, { paid, amount: free }) ? 'PROVIDER' : 'STAFF',
    }));
