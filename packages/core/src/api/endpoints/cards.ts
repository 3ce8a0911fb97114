import * as v from 'valibot';

import { orNull } from '../../kernel/wire.ts';
import { Card } from '../../payment/card.schema.ts';
import { IdParam, Nothing, typedText } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';

/** Where the browser sends a card, and by whose name; null where the merchant keeps no cards (D82). */
export const getCardForm = endpoint({
  method: 'GET',
  path: '/payments/v1/cards/form',
  auth: 'customer',
  summary: 'Where the browser sends a card',
  answer: v.object({
    form: orNull(
      v.object({ provider: v.literal('PAYME'), url: v.pipe(v.string(), v.url()), merchantId: v.string() }),
    ),
  }),
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

/** Asks the provider whether the card was verified there; `token` replaces the one that the verification made old. */
export const confirmCard = endpoint({
  method: 'POST',
  path: '/payments/v1/cards/{id}/confirm',
  auth: 'customer',
  summary: 'Mark a card as verified',
  params: IdParam,
  body: v.optional(
    v.strictObject({ token: orNull(v.pipe(v.string(), v.minLength(1), v.maxLength(1024))) }),
    {},
  ),
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
