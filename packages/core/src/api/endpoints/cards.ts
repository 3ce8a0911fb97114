import * as v from 'valibot';

import { orNull } from '../../kernel/wire.ts';
import { Card } from '../../payment/card.schema.ts';
import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/cards.requests.ts';

/** Where the browser sends a card, and by whose name; null where the merchant keeps no cards (D82). */
export const getCardForm = endpoint({
  method: 'GET',
  path: '/payments/v1/cards/form',
  auth: 'customer',
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
  answer: v.array(Card),
});

/** Takes the payment provider's token; the number and the code never reach this server (D82). */
export const saveCard = endpoint(
  {
    method: 'POST',
    path: '/payments/v1/cards',
    auth: 'customer',
    answer: Card,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.saveCard>(),
);

/** Asks the provider whether the card was verified there; `token` replaces the one that the verification made old. */
export const confirmCard = endpoint(
  {
    method: 'POST',
    path: '/payments/v1/cards/{id}/confirm',
    auth: 'customer',
    answer: Card,
  },
  accepts<typeof requests.confirmCard>(),
);

/** Deletes a card, here and at the provider. */
export const removeCard = endpoint(
  {
    method: 'DELETE',
    path: '/payments/v1/cards/{id}',
    auth: 'customer',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.removeCard>(),
);
