import * as v from 'valibot';

import { MoneyAmount, orElse } from '../../kernel/wire.ts';

const amount = orElse(MoneyAmount, 0);

/** The sums of an order (ENT-38, D58), in whole so'm; `productCount` counts pieces. */
export const totalsEntries = {
  productCount: orElse(v.pipe(v.number(), v.minValue(0)), 0),
  productPrice: amount,
  productDiscount: amount,
  totalPrice: amount,
  totalDiscount: amount,
  totalProductPrice: amount,
  totalProductDiscount: amount,
  deliveryPrice: amount,
  deliveryDiscount: amount,
};
