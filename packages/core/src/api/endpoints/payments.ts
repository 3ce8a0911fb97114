import * as v from 'valibot';

import { flag, Id, Instant, listOf, MoneyAmount, orElse, orNull } from '../../kernel/wire.ts';
import { PAYMENT_STATES } from '../../payment/payment-attempt.ts';
import { PaymentType } from '../../payment/payment.schema.ts';
import { accepts, endpoint } from '../endpoint.ts';
import { OrderDetails } from './orders.ts';
import type * as requests from './requests/payments.requests.ts';

const Url = v.pipe(v.string(), v.url());

/** How a payment begins: a page to open, an invoice of the messenger, or a question that waits in the provider's app. */
export const CHECKOUT_KINDS = ['PAGE', 'INVOICE', 'AWAIT'] as const;

/** Where an order is paid (ST-03). With AWAIT there is nothing to open: `url` is the order's own page. */
export const PaymentPage = v.object({
  url: Url,
  expiresAt: orNull(Instant),
  kind: orElse(v.picklist(CHECKOUT_KINDS), 'PAGE'),
});
export type PaymentPage = v.InferOutput<typeof PaymentPage>;

/** What is known of an order's money: the last attempt to pay it, in whole so'm. */
export const OrderPayment = v.object({
  isPaid: flag(),
  paymentType: PaymentType,
  /** Null: no attempt yet. */
  state: orNull(v.picklist(PAYMENT_STATES)),
  amount: orElse(MoneyAmount, 0),
  /** What an edit added to a paid order and is not paid yet; the hand-over ends it. */
  due: orElse(MoneyAmount, 0),
  /** Money that went back to the guest, late payments that the order could not take among it. */
  refunded: orElse(MoneyAmount, 0),
  /** Money that is on its way back to the guest. */
  refunding: orElse(MoneyAmount, 0),
  /** Payments beyond the order's own, all of which go back; part of the sums above. */
  surplus: listOf(v.object({ paymentType: PaymentType, refunded: MoneyAmount, refunding: MoneyAmount })),
  /** Whether a button to pay leads anywhere. */
  canPay: flag(),
  /** Several people are paying it, each their own part; sum and state are the reader's (C6). */
  isShared: flag(),
  /** When the order is given up unless it is paid; null also while a provider has begun. */
  payUntil: orNull(Instant),
  /** Fiscal receipts of the tax authority, the newest last. */
  receipts: listOf(v.object({ type: v.picklist(['PERFORM', 'CANCEL']), qrCodeUrl: Url })),
});
export type OrderPayment = v.InferOutput<typeof OrderPayment>;

/** API-32. */
export const getCheckout = endpoint(
  {
    method: 'GET',
    path: '/payments/v1/checkout/{orderId}',
    auth: 'customer',
    answer: PaymentPage,
  },
  accepts<typeof requests.getCheckout>(),
);

/** What the order page asks after the guest has come back from a provider (F19). */
export const getPayment = endpoint(
  {
    method: 'GET',
    path: '/payments/v1/orders/{orderId}',
    auth: 'customer',
    answer: OrderPayment,
  },
  accepts<typeof requests.getPayment>(),
);

/** Another way to pay the same order, cash among them; 409 payment.inProgress while a provider is at work. */
export const choosePayment = endpoint(
  {
    method: 'POST',
    path: '/payments/v1/orders/{orderId}/method',
    auth: 'customer',
    answer: OrderDetails,
  },
  accepts<typeof requests.choosePayment>(),
);

/** Takes the money from a saved card. Unpaid afterwards: the provider has not answered yet, ask getPayment. */
export const payByCard = endpoint(
  {
    method: 'POST',
    path: '/payments/v1/orders/{orderId}/card',
    auth: 'customer',
    answer: OrderDetails,
  },
  accepts<typeof requests.payByCard>(),
);

/** Staff took the money: cash, terminal or OTHER. A repeat is 200 and changes nothing. */
export const markPaid = endpoint(
  {
    method: 'POST',
    path: '/payments/v1/orders/{orderId}/paid',
    auth: 'staff',
    answer: OrderDetails,
  },
  accepts<typeof requests.markPaid>(),
);

/**
 * Refunds the rest, or the given amount. `byHand`: refunded outside of the provider; surplus money in `listRefunds`
 * counts first. `refundId` selects one refund of that list. A call of the back office, so that money needs a second factor (T20).
 */
export const refundOrder = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/payments/{orderId}/refund',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.refund',
    answer: OrderPayment,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.refundOrder>(),
);

/** Manual refunds: the provider cannot make them, or the money was taken by staff. In whole so'm, rounded down. */
export const RefundByHand = v.object({
  id: Id,
  orderId: Id,
  orderNumber: v.pipe(v.number(), v.safeInteger()),
  paymentType: PaymentType,
  amount: orElse(MoneyAmount, 0),
  note: orNull(v.string()),
  createdDate: Instant,
});
export type RefundByHand = v.InferOutput<typeof RefundByHand>;

/** What staff still has to give back, the oldest first; `refundOrder` with `byHand` or `refundId` records that it was. */
export const listRefunds = endpoint({
  method: 'GET',
  path: '/admin/v1/payments/refunds',
  auth: 'staff',
  host: 'backOffice',
  permission: 'orders.refund',
  answer: v.array(RefundByHand),
});
