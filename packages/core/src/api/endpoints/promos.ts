import * as v from 'valibot';

import { MoneyAmount } from '../../kernel/wire.ts';
import { Promo } from '../../promo/promo.schema.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/promos.requests.ts';

/** What a code takes off a basket of this size; the order is priced again when it is placed. */
export const validatePromo = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/promos/validate',
    auth: 'customer',
    answer: v.object({ promo: Promo, onProducts: MoneyAmount, onDelivery: MoneyAmount }),
  },
  accepts<typeof requests.validatePromo>(),
);

/** `id` is the customer's. */
export const listPromos = endpoint(
  {
    method: 'GET',
    path: '/orders/v1/promos/user/{id}',
    auth: 'customer',
    answer: v.array(Promo),
  },
  accepts<typeof requests.listPromos>(),
);
