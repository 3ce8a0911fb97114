import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ORDER_STATUSES } from '../order/schemas/order-status.schema.ts';
import { ACCEPT_MINUTES, canDelay, DELAYS_AT_MOST, suggestedMinutes } from './accept-minutes.ts';

test.each([
  [null, 30],
  [0, 15],
  [15, 15],
  [16, 20],
  [45, 50],
  [60, 60],
  [240, 60],
])('BO-13 an order that cooks %s minutes is suggested %i', (cookingTime, minutes) => {
  expect(suggestedMinutes({ cookingTime })).toBe(minutes);
});

test('the suggestion is the shortest choice that is long enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (cookingTime) => {
      const suggested = suggestedMinutes({ cookingTime });
      expect(suggested).toBeGreaterThanOrEqual(cookingTime);
      expect(ACCEPT_MINUTES.filter((one) => one >= cookingTime && one < suggested)).toEqual([]);
    }),
  );
});

test('BO-14 the kitchen may delay what it has accepted and not finished, three times', () => {
  const may = (delays: number) => ORDER_STATUSES.filter((status) => canDelay({ status, delays })).toSorted();
  for (const delays of [0, 1, DELAYS_AT_MOST - 1]) expect(may(delays)).toEqual(['ACCEPTED', 'COOKING']);
  expect([DELAYS_AT_MOST, DELAYS_AT_MOST + 1].map(may)).toEqual([[], []]);
});
