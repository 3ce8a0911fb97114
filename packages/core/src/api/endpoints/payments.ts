import * as v from 'valibot';

import { Id, Instant, orNull } from '../../kernel/wire.ts';
import { Card } from '../../payment/card.schema.ts';
import { PAYMENT_PLATFORMS } from '../../payment/offered-payments.ts';
import { PaymentMethod } from '../../payment/payment.schema.ts';
import { IdParam, Nothing, typedText } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';

/** Where an order is paid (ST-03). */
export const PaymentPage = v.object({ url: v.pipe(v.string(), v.url()), expiresAt: orNull(Instant) });

/** API-32. */
export const getCheckout = endpoint({
  method: 'GET',
  path: '/payments/v1/checkout/{orderId}',
  auth: 'customer',
  summary: 'The page where an order is paid',
  params: v.object({ orderId: Id }),
  answer: PaymentPage,
});

/** API-48. */
export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/payments/v1/methods',
  auth: 'none',
  summary: 'Ways to pay in a shell',
  query: v.object({ platform: v.optional(v.picklist(PAYMENT_PLATFORMS), 'WEB') }),
  answer: v.array(PaymentMethod),
});

/** Cards that the customer saved, numbers masked (ENT-44, D14). */
export const listCards = endpoint({
  method: 'GET',
  path: '/payments/v1/cards',
  auth: 'customer',
  summary: 'Saved cards',
  answer: v.array(Card),
});

/** Takes the payment provider's token; the number and the code never reach this server (D82). */
export const saveCard = endpoint({
  method: 'POST',
  path: '/payments/v1/cards',
  auth: 'customer',
  summary: 'Save a card by the token of the payment provider',
  body: v.strictObject({
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
    name: orNull(typedText(100)),
  }),
  answer: Card,
  idempotencyKey: 'required',
});

/** Asks the provider whether the card was verified there. */
export const confirmCard = endpoint({
  method: 'POST',
  path: '/payments/v1/cards/{id}/confirm',
  auth: 'customer',
  summary: 'Mark a card as verified',
  params: IdParam,
  answer: Card,
});

/** Forgets a card, here and at the provider. */
export const removeCard = endpoint({
  method: 'DELETE',
  path: '/payments/v1/cards/{id}',
  auth: 'customer',
  summary: 'Forget a card',
  params: IdParam,
  answer: Nothing,
  answerType: 'empty',
});
