import * as v from 'valibot';

import { MoneyAmount, orElse } from '../../kernel/wire.ts';
import { Promo } from '../../promo/promo.schema.ts';
import { IdParam } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';

/** What a code takes off a basket of this size; the order is priced again when it is placed. */
export const validatePromo = endpoint({
  method: 'POST',
  path: '/orders/v1/promos/validate',
  auth: 'customer',
  summary: 'Check a promo code against a basket',
  body: v.strictObject({
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    totalProductPrice: MoneyAmount,
    deliveryPrice: orElse(MoneyAmount, 0),
  }),
  answer: v.object({ promo: Promo, onProducts: MoneyAmount, onDelivery: MoneyAmount }),
});

/** `id` is the customer's. */
export const listPromos = endpoint({
  method: 'GET',
  path: '/orders/v1/promos/user/{id}',
  auth: 'customer',
  summary: 'Promo codes of the customer',
  params: IdParam,
  answer: v.array(Promo),
});
