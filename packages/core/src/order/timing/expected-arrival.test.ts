import { expect, test } from 'vitest';

import { anOrder } from '../../testing/index.ts';
import { deliveryMinutes, expectedArrival } from './expected-arrival.ts';
import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';
import type { Order } from '../schemas/order.schema.ts';

const placed: Partial<Order> = {
  serviceType: 'DELIVERY',
  status: 'CREATED',
  timestamp: '2026-05-13T07:00:00.000Z',
  acceptedTime: null,
  cookingTime: 25,
  distance: 4_000,
  later: false,
};
const time = (change: Partial<Order> = {}) =>
  expectedArrival(anOrder({ ...placed, ...change }))
    ?.toISOString()
    .slice(11, 16) ?? null;

test.each([
  [0, 5],
  [1, 6],
  [1_000, 8],
  [4_000, 17],
  [null, 20],
])('IMP-05 a road of %s metres takes %i minutes', (metres, minutes) => {
  expect(deliveryMinutes(metres)).toBe(minutes);
});

test('IMP-05 a delivery promises its arrival: cooking, the lead and the way', () => {
  expect(time()).toBe('08:15');
  expect(time({ distance: null })).toBe('08:15');
  expect(time({ distance: 10_000 })).toBe('08:30');
});

test('IMP-05 the promise is kept until the courier has arrived', () => {
  const kept = ORDER_STATUSES.filter((status) => time({ status }) === '08:15');
  expect(kept.toSorted()).toEqual(['ACCEPTED', 'ATTACHED', 'COOKING', 'CREATED', 'DONE', 'ON_WAY']);
  expect(time({ status: 'ON_WAY', courierStatus: 'PERFORMER_PICKUPED' })).toBe('08:15');
  expect(time({ status: 'ON_WAY', courierStatus: 'PERFORMER_ARRIVED' })).toBeNull();
});

test('IMP-05 a kitchen that takes longer moves it', () => {
  expect(time({ status: 'COOKING', acceptedTime: '2026-05-13T07:04:00.000Z', cookingTime: 60 })).toBe(
    '08:50',
  );
});

test.each<[string, Partial<Order>]>([
  ['pick-up', { serviceType: 'PICK_UP' }],
  [
    'an order at a chosen time',
    { later: true, status: 'ACCEPTED', acceptedTime: '2026-05-13T07:04:00.000Z' },
  ],
  ['an order without a moment', { timestamp: null }],
])('IMP-05 no arrival is promised of %s', (_, change) => {
  expect(time(change)).toBeNull();
});
