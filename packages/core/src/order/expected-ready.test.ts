import { describe, expect, test } from 'vitest';

import { canTakeLonger, expectedReady, LONGEST_COOKING, longerCooking } from './expected-ready.ts';
import { ORDER_STATUSES } from './order-status.schema.ts';

const accepted = { status: 'ACCEPTED', acceptedTime: '2026-05-13T07:00:00.000Z', cookingTime: 25 } as const;

describe('when an order is ready', () => {
  test('the cooking time after it was taken', () => {
    expect(expectedReady(accepted)?.toISOString()).toBe('2026-05-13T07:25:00.000Z');
  });

  test('nobody says before it is taken, without a cooking time, or once it is ready', () => {
    expect(expectedReady({ ...accepted, acceptedTime: null })).toBeNull();
    expect(expectedReady({ ...accepted, cookingTime: null })).toBeNull();
    expect(expectedReady({ ...accepted, status: 'DONE' })).toBeNull();
  });

  test('ten minutes more at each press, up to the longest', () => {
    expect([longerCooking(null), longerCooking(25), longerCooking(LONGEST_COOKING - 3)]).toEqual([
      10,
      35,
      LONGEST_COOKING,
    ]);
    expect(ORDER_STATUSES.filter((status) => canTakeLonger({ status })).toSorted()).toEqual([
      'ACCEPTED',
      'COOKING',
      'CREATED',
    ]);
  });
});
