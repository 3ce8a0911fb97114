import { expect, test } from 'vitest';

import type { Order } from '../schemas/order.schema.ts';
import { reachesKitchen } from './reaches-kitchen.ts';

test.each<[Order['status'], Order['paymentType'], boolean, boolean]>([
  ['CREATED', 'CASH', false, true],
  ['CREATED', 'TERMINAL', false, true],
  ['CREATED', 'CLICK', false, false],
  ['CREATED', 'CLICK', true, true],
  ['AT_TIME', 'PAYME', false, false],
  ['AT_TIME', 'PAYME', true, true],
  ['ACCEPTED', 'UZUM', false, true],
  ['CANCELED', 'UZUM', false, true],
  ['OPEN', 'CASH', false, false],
])('an order %s by %s, paid: %s, reaches the kitchen: %s', (status, paymentType, isPaid, reaches) => {
  expect(reachesKitchen({ status, paymentType, isPaid })).toBe(reaches);
});
