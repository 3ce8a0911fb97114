import type { OrderStatus, ServiceType } from '@dasturxon/core/order';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { expect, test } from 'vitest';

import { canReject, stepsOf } from './order-actions.ts';

const order = (status: OrderStatus, serviceType: ServiceType) => ({ status, serviceType }) as BoardOrder;
const person = (role: string) => ({ role }) as StaffSession;

test.each([
  ['OPERATOR', 'CREATED', 'DELIVERY', ['ACCEPTED']],
  ['OPERATOR', 'AT_TIME', 'PICK_UP', ['ACCEPTED']],
  ['OPERATOR', 'ACCEPTED', 'DELIVERY', ['DONE']],
  ['OPERATOR', 'COOKING', 'PICK_UP', ['DONE']],
  ['OPERATOR', 'DONE', 'PICK_UP', ['CLOSED']],
  ['OPERATOR', 'DONE', 'DELIVERY', ['ON_WAY']],
  ['OPERATOR', 'ATTACHED', 'DELIVERY', ['ON_WAY']],
  ['OPERATOR', 'ON_WAY', 'DELIVERY', ['DELIVERED']],
  ['OPERATOR', 'CLOSED', 'PICK_UP', []],
  ['OPERATOR', 'CANCELED', 'PICK_UP', []],
  ['OPERATOR', 'OPEN', 'PICK_UP', []],
  ['KITCHEN', 'CREATED', 'DELIVERY', ['ACCEPTED']],
  ['KITCHEN', 'COOKING', 'DELIVERY', ['DONE']],
  ['KITCHEN', 'DONE', 'DELIVERY', []],
  ['COURIER', 'CREATED', 'DELIVERY', []],
  ['COURIER', 'DONE', 'DELIVERY', ['ON_WAY']],
  ['COURIER', 'ATTACHED', 'DELIVERY', ['ON_WAY']],
  ['COURIER', 'ON_WAY', 'DELIVERY', ['DELIVERED']],
] as const)('BO-03 D83 %s has for an order %s of %s the buttons %j', (role, status, serviceType, steps) => {
  expect(stepsOf(order(status, serviceType), person(role))).toEqual(steps);
});

test.each([
  ['OPERATOR', 'CREATED', true],
  ['MANAGER', 'CREATED', true],
  ['KITCHEN', 'CREATED', false],
  ['COURIER', 'CREATED', false],
  ['OPERATOR', 'CANCELED', false],
  ['OPERATOR', 'OPEN', false],
] as const)('%s may cancel an order %s: %s', (role, status, expected) => {
  expect(canReject(order(status, 'DELIVERY'), person(role))).toBe(expected);
});
