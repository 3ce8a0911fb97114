import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { LATE_KITCHEN, lateKitchens } from './late-kitchen.ts';

const NOW = new Date('2026-05-13T13:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

/** An order that was promised in 20 minutes, and ready so many minutes ago and so late. */
const ready = (minutesAgo: number, late: number, change: object = {}) => ({
  branchId: 'a',
  status: 'DONE' as const,
  serviceType: 'PICK_UP' as const,
  atTime: null,
  distance: null,
  later: false,
  timestamp: ago(minutesAgo + late + 25),
  acceptedTime: ago(minutesAgo + late + 20),
  cookingTime: 20,
  isReadyPromised: true,
  readyTime: ago(minutesAgo),
  ...change,
});
/** Orders of which the nth last was so late. */
const lates = (...minutes: number[]) => minutes.map((late, index) => ready(5 + index * 5, late));
const isLate = (orders: Parameters<typeof lateKitchens>[0]) => lateKitchens(orders, NOW).has('a');

test.each([
  [[20, 20, 20, 20, 20], true],
  [[60, 5, 5, 5, 5], true],
  [[15, 15, 10, 5, 5], false],
  [[30, 30, 30, 30], false],
  [[0, 0, 0, 0, 0, 90, 90, 90], false],
  [[20, 20, 20, 20, 20, 0, 0, 0], true],
])('BO-48 with the last orders late by %j minutes a busy time is offered: %s', (minutes, offered) => {
  expect(isLate(lates(...minutes))).toBe(offered);
});

test('BO-48 orders of another branch, of more than an hour ago, cancelled or not ready do not count', () => {
  const four = lates(30, 30, 30, 30);
  const others = [
    ready(10, 30, { branchId: 'b' }),
    ready(61, 30),
    ready(10, 30, { status: 'CANCELED' }),
    ready(10, 30, { readyTime: null }),
  ];
  expect(isLate([...four, ...others])).toBe(false);
  expect(isLate([...four, ready(59, 30)])).toBe(true);
});

test('BO-48 a later ready time never withdraws the offer', () => {
  const lateness = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 5, maxLength: 8 });
  fc.assert(
    fc.property(lateness, fc.nat(LATE_KITCHEN.orders - 1), fc.nat(40), (minutes, index, more) => {
      const slower = minutes.map((late, at) => (at === index ? late + more : late));
      if (isLate(lates(...minutes))) expect(isLate(lates(...slower))).toBe(true);
    }),
  );
});
