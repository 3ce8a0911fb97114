import { expect, test } from 'vitest';

import type { Role } from '../../auth/user.schema.ts';
import { closesOnDelivery } from './closes-on-delivery.ts';
import type { Order } from '../schemas/order.schema.ts';

test.each<[Order['paymentType'], boolean, Role | null, boolean]>([
  ['CLICK', true, null, true],
  ['CLICK', true, 'COURIER', true],
  ['CLICK', false, 'OPERATOR', false],
  ['CASH', true, 'COURIER', true],
  ['CASH', false, 'COURIER', false],
  ['CASH', false, null, false],
  ['CASH', false, 'OPERATOR', true],
  ['TERMINAL', false, 'MANAGER', true],
])('%s, paid: %s, delivered by %s: closed at once: %s', (paymentType, isPaid, role, closes) => {
  expect(closesOnDelivery({ paymentType, isPaid }, role)).toBe(closes);
});
