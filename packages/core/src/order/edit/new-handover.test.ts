import { expect, test } from 'vitest';

import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';
import { canChangeHandover, checkHandover } from './new-handover.ts';

const order = {
  status: 'ACCEPTED' as const,
  serviceType: 'DELIVERY' as const,
  courierId: null,
  isBeingFetched: false,
};

test('BO-290 service, address and time change from the acceptance until the order is ready', () => {
  const able = ORDER_STATUSES.filter((status) => canChangeHandover({ ...order, status }).ok);
  expect(able).toEqual(['ACCEPTED', 'COOKING']);
});

test.each([
  ['with a courier', { courierId: 'aziz' }],
  ['that a courier is called for', { isBeingFetched: true }],
  ['at a table', { serviceType: 'DINE_IN' as const }],
  ['of an aggregator', { serviceType: 'YANDEX_EATS' as const }],
])('BO-290 the hand-over of an order %s stays', (_, change) => {
  expect(canChangeHandover({ ...order, ...change })).toEqual({ ok: false, code: 'order.handoverFixed' });
});

const facts = {
  serviceType: 'DELIVERY' as const,
  offered: ['DELIVERY' as const, 'PICK_UP' as const],
  hasAddress: true,
  reaches: true,
  isInArea: null,
  isOpen: true,
  missing: 0,
};

test.each([
  ['serviceType.unavailable', { offered: ['PICK_UP' as const] }],
  ['delivery.addressMissing', { hasAddress: false }],
  ['delivery.unavailable', { reaches: false }],
  ['delivery.outOfZone', { isInArea: false }],
  ['order.belowMinimum', { missing: 500 }],
  ['branch.closed', { isOpen: false }],
])('BO-290 a branch refuses another hand-over: %s', (code, change) => {
  expect(checkHandover({ ...facts, ...change })).toMatchObject({ ok: false, code });
});

test('BO-290 a pick-up needs neither an address nor a minimum', () => {
  expect(checkHandover(facts).ok).toBe(true);
  const pickUp = { ...facts, serviceType: 'PICK_UP' as const, hasAddress: false, reaches: false, missing: 1 };
  expect(checkHandover(pickUp).ok).toBe(true);
});
