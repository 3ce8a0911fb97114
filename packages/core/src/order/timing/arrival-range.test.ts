import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anOrder } from '../../testing/index.ts';
import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';
import { ANSWER_MINUTES, leadMinutesFor, minutesToReady } from './order-timing.ts';
import { BAR_STEPS, expectedHandover, expectedIfOrdered, minutesRange, stepsDone } from './arrival-range.ts';

const NOW = new Date('2026-05-10T12:03:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('IMP-05 the range of minutes that a guest reads', () => {
  test.each([
    [0, null],
    [-5, null],
    [1, { from: 1, to: 5 }],
    [5, { from: 1, to: 5 }],
    [5.1, { from: 5, to: 10 }],
    [20, { from: 15, to: 20 }],
    [44, { from: 35, to: 45 }],
    [60, { from: 50, to: 60 }],
    [61, { from: 50, to: 65 }],
  ])('%d minutes ahead is %o', (minutes, range) => {
    expect(minutesRange(inMinutes(minutes), NOW)).toEqual(range);
  });

  test('the moment is within the range, which is above zero and never wider than a quarter of an hour', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 600, noNaN: true }), (minutes) => {
        const { from, to } = minutesRange(inMinutes(minutes), NOW)!;
        expect(from).toBeGreaterThan(0);
        expect(to - from).toBeLessThanOrEqual(15);
        expect(to).toBeGreaterThanOrEqual(Math.floor(minutes));
      }),
    );
  });
});

describe('IMP-05 one arrival time', () => {
  test('what checkout promises is what the page of the placed order shows', () => {
    const wanted = fc.record({
      serviceType: fc.constantFrom('DELIVERY' as const, 'PICK_UP' as const, 'DINE_IN' as const),
      cookingTime: fc.nat(240),
      busyMinutes: fc.nat(30),
      measuredMinutes: fc.option(fc.nat(120)),
      distance: fc.option(fc.nat(30_000)),
    });
    const now = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(wanted, now, (asked, at) => {
        const placed = anOrder({ ...asked, status: 'CREATED', later: false, timestamp: at.toISOString() });
        expect(expectedHandover(placed)).toEqual(expectedIfOrdered(asked, at));
      }),
    );
  });
});

test('B52 where a kitchen is measured, a guest is promised at least its time and the answer, and never less than the dish', () => {
  const minute = fc.nat(180);
  fc.assert(
    fc.property(minute, minute, fc.nat(30), (cookingTime, measuredMinutes, busyMinutes) => {
      const promised = minutesToReady({ cookingTime, measuredMinutes, busyMinutes });
      expect(promised).toBe(Math.max(cookingTime, measuredMinutes) + busyMinutes + ANSWER_MINUTES);
      expect(minutesToReady({ cookingTime, busyMinutes })).toBe(leadMinutesFor(cookingTime, busyMinutes));
    }),
  );
});

test('RT-33 the bar goes forward with the order and is full when it is handed over', () => {
  const way = ['CREATED', 'ACCEPTED', 'COOKING', 'DONE', 'ON_WAY', 'DELIVERED', 'CLOSED'] as const;
  const done = way.map((status) => stepsDone({ status }));
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect([done[0], done.at(-1)]).toEqual([0, BAR_STEPS]);
  expect(ORDER_STATUSES.every((status) => stepsDone({ status }) <= BAR_STEPS)).toBe(true);
});
