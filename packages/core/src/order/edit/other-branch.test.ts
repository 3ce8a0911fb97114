import { expect, test } from 'vitest';

import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';
import { canChangeBranch } from './other-branch.ts';

const order = {
  status: 'ACCEPTED' as const,
  serviceType: 'DELIVERY' as const,
  courierId: null,
  kitchen: { done: {} },
  isBeingFetched: false,
  isAtTill: false,
};

test('BO-157 an order can change its branch until it is cooked', () => {
  const able = ORDER_STATUSES.filter((status) => canChangeBranch({ ...order, status }).ok);
  expect(able).toEqual(['ACCEPTED', 'CREATED', 'AT_TIME']);
});

test.each([
  ['with a courier', { courierId: 'aziz' }],
  ['that a courier is called for', { isBeingFetched: true }],
  ['that the till has', { isAtTill: true }],
  ['with a finished dish', { kitchen: { done: { 'line-1': '2026-05-11T12:00:00.000Z' } } }],
  ['at a table', { serviceType: 'DINE_IN' as const }],
  ['of an aggregator', { serviceType: 'YANDEX_EATS' as const }],
])('BO-157 an order %s stays at its branch', (_, change) => {
  expect(canChangeBranch({ ...order, ...change })).toEqual({ ok: false, code: 'order.branchFixed' });
});
