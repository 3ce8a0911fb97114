import * as v from 'valibot';

import { MoneyAmount, orElse } from '../../../kernel/wire.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const validatePromo = request({
  summary: 'Check a promo code against a basket',
  body: v.strictObject({
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    totalProductPrice: MoneyAmount,
    deliveryPrice: orElse(MoneyAmount, 0),
  }),
});

export const listPromos = request({
  summary: 'Promo codes of the customer',
  params: IdParam,
});
