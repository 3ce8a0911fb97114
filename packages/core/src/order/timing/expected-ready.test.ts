import { describe, expect, test } from 'vitest';

import { readyInMinutes } from '../../catalog/index.ts';
import { aProduct } from '../../testing/index.ts';
import { canTakeLonger, expectedReady, LONGEST_COOKING, longerCooking } from './expected-ready.ts';
import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';
import { DEFAULT_LEAD_MINUTES } from './order-timing.ts';
import { readyAbout } from './ready-about.ts';

const placed = {
  status: 'CREATED',
  timestamp: '2026-05-13T07:00:00.000Z',
  acceptedTime: null,
  cookingTime: 25,
  later: false,
} as const;
const accepted = { ...placed, status: 'ACCEPTED', acceptedTime: '2026-05-13T07:04:00.000Z' } as const;
const time = (order: Parameters<typeof expectedReady>[0]) =>
  expectedReady(order)?.toISOString().slice(11, 16) ?? null;

describe('when an order is ready', () => {
  test('IMP-05 from its placing on the time of checkout: the slowest dish and the lead', () => {
    const basket = [aProduct({ timeCookingMax: 25 }), aProduct({ timeCookingMax: 10 })];
    const expected = readyAbout(readyInMinutes(basket, DEFAULT_LEAD_MINUTES), new Date(placed.timestamp));
    expect(expectedReady(placed)).toEqual(expected);
    expect(time(placed)).toBe('07:55');
    expect(time({ ...placed, cookingTime: null })).toBe('07:30');
  });

  test('IMP-05 taken in time, it stays at that; taken late, it cooks from then on', () => {
    expect(time(accepted)).toBe('07:55');
    expect(time({ ...accepted, acceptedTime: '2026-05-13T07:30:00.000Z' })).toBe('07:55');
    expect(time({ ...accepted, acceptedTime: '2026-05-13T07:31:00.000Z' })).toBe('08:00');
  });

  test('BO-13 the minutes that staff chose on accepting count from then, with what they add later', () => {
    const promised = { ...accepted, cookingTime: 15, isReadyPromised: true };
    expect(time(promised)).toBe('07:20');
    expect(time({ ...promised, cookingTime: longerCooking(15) })).toBe('07:30');
    // Another branch has not accepted it yet.
    expect(time({ ...promised, status: 'CREATED', acceptedTime: null })).toBe('07:45');
  });

  test('what the kitchen adds is added', () => {
    expect(time({ ...accepted, cookingTime: longerCooking(25) })).toBe('08:05');
  });

  test('an order for a chosen time has it once it is accepted', () => {
    expect(time({ ...placed, later: true })).toBeNull();
    expect(time({ ...accepted, later: true })).toBe('07:30');
  });

  test('there is no expectation once it is ready, or without the time of placing', () => {
    expect(time({ ...accepted, status: 'DONE' })).toBeNull();
    expect(time({ ...placed, timestamp: null })).toBeNull();
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
