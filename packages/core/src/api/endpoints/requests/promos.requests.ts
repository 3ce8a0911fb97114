import * as v from 'valibot';

import { PROMO_CODE_MAX } from '../../../validation/bounds.ts';
import { MoneyAmount, orElse } from '../../../kernel/wire.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const validatePromo = request({
  summary: 'Check a promo code against a basket',
  body: v.strictObject({
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(PROMO_CODE_MAX)),
    totalProductPrice: MoneyAmount,
    deliveryPrice: orElse(MoneyAmount, 0),
  }),
});

export const listPromos = request({
  summary: 'Promo codes of the customer',
  params: IdParam,
});
