import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { ORDER_STATUSES } from '../order/schemas/order-status.schema.ts';
import { AcceptMinutes, delayChoices, isDelayLeft, suggestedMinutes } from './accept-minutes.ts';

/** A kitchen that needs so many minutes with any number of orders. */
const always = (minutes: number) => ({ measured: [{ load: 0, minutes }], load: 9 });

test.each([
  [null, 30],
  [0, 30],
  [10, 40],
  [11, 45],
  [25, 55],
  [60, 90],
  [240, 180],
])(
  'BO-13 unmeasured, an order that cooks %s minutes is suggested %i, as at checkout',
  (cookingTime, minutes) => {
    expect(suggestedMinutes({ cookingTime }, { measured: [], load: 3 })).toBe(minutes);
  },
);

test('the suggestion is the shortest step of five minutes that is long enough, and can be accepted', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 60 }),
      (measured, busyMinutes) => {
        const suggested = suggestedMinutes({ cookingTime: null, busyMinutes }, always(measured));
        expect(v.is(AcceptMinutes, suggested)).toBe(true);
        const needed = Math.min(measured + busyMinutes, 180);
        expect(suggested).toBeGreaterThanOrEqual(needed);
        expect(suggested - needed).toBeLessThan(suggested === 10 ? 11 : 5);
      },
    ),
  );
});

test.each([
  [10, 0, 35, 35],
  [10, 0, 36, 40],
  [50, 0, 35, 50],
  [null, 0, 12, 15],
  [10, 10, 35, 45],
])(
  'BO-176 a dish of %s minutes, %i busy ones and a measured time of %i: %i are suggested',
  (cookingTime, busyMinutes, measured, minutes) => {
    expect(suggestedMinutes({ cookingTime, busyMinutes }, always(measured))).toBe(minutes);
  },
);

test('BO-14 the kitchen may delay what it has accepted and not finished, three times', () => {
  const may = (delays: number) =>
    ORDER_STATUSES.filter(
      (status) => delayChoices({ status, delays, delayedMinutes: 0 }).length > 0,
    ).toSorted();
  for (const delays of [0, 1, 2]) expect(may(delays)).toEqual(['ACCEPTED', 'COOKING']);
  expect([3, 4].map(may)).toEqual([[], []]);
});

test.each([
  [0, [5, 10, 15, 20, 30]],
  [30, [5, 10, 15, 20, 30]],
  [31, [5, 10, 15, 20]],
  [45, [5, 10, 15]],
  [55, [5]],
  [56, []],
  [60, []],
])('BO-14 an order delayed by %i minutes may be delayed by %j more', (delayedMinutes, choices) => {
  expect(delayChoices({ status: 'COOKING', delays: 1, delayedMinutes })).toEqual(choices);
  for (const minutes of choices) expect(isDelayLeft({ delays: 1, delayedMinutes }, minutes)).toBe(true);
  expect(isDelayLeft({ delays: 3, delayedMinutes: 0 }, 5)).toBe(false);
});

test.each([
  [4, false],
  [5, true],
  [35, true],
  [180, true],
  [181, false],
  [20.5, false],
])('BO-13 typing %s minutes is allowed: %s', (minutes, isAllowed) => {
  expect(v.is(AcceptMinutes, minutes)).toBe(isAllowed);
});
