import fc from 'fast-check';
import { expect, test } from 'vitest';

import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
import { openSpans, type Span, stopLoss, type StoppedDish, sumOfLosses } from './stop-loss.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const ZONE = 'Asia/Tashkent';
const START = new Date('2026-05-11T05:00:00+05:00').getTime();
const period = { start: START, end: START + 48 * HOUR_MS };
const weekBefore = (weeks: number, hour = 0) => START + hour * HOUR_MS - weeks * 7 * 24 * HOUR_MS;
const always = [{ start: period.start - 60 * 24 * HOUR_MS, end: period.end + 60 * 24 * HOUR_MS }];

test('BO-536 a stop loses the average of the same hour in the four weeks before, by its part of the hour', () => {
  const sold = new Map([
    [weekBefore(1), { count: 2, amount: 60_000 }],
    [weekBefore(3), { count: 6, amount: 180_000 }],
    [weekBefore(5), { count: 100, amount: 1_000_000 }],
    [weekBefore(1, 1), { count: 100, amount: 1_000_000 }],
  ]);
  const lost = (minutes: number) =>
    stopLoss({ stops: [{ start: START, end: START + minutes * MINUTE_MS }], open: always, sold }, period);
  expect(lost(60)).toEqual({ time: HOUR_MS, count: 2, amount: 60_000 });
  expect(lost(15)).toEqual({ time: HOUR_MS / 4, count: 0.5, amount: 15_000 });
});

test('BO-536 hours in which the branch is closed are no loss; a night after midnight is', () => {
  const hours = {
    type: 'PICK_UP',
    weekName: 'MONDAY',
    open: '22:00',
    close: '02:00',
    isDayOff: false,
  } as const;
  const open = openSpans({ workHours: [hours] }, period, ZONE);
  expect(open).toEqual([{ start: START + 17 * HOUR_MS, end: START + 21 * HOUR_MS }]);
  const dish = { stops: [period], open, sold: new Map() };
  expect(stopLoss(dish, period)).toEqual({ time: 4 * HOUR_MS, count: 0, amount: 0 });
});

const span = (most: number) =>
  fc.tuple(fc.integer({ min: -500, max: 3_500 }), fc.nat(most)).map(([from, minutes]): Span => {
    const start = START + from * MINUTE_MS;
    return { start, end: start + minutes * MINUTE_MS };
  });
const soldHours = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: -9, max: 60 }),
      fc.record({ count: fc.nat(50), amount: fc.nat(5_000_000) }),
    ),
    { maxLength: 80 },
  )
  .map((all) => new Map(all.map(([weeks, hour, sold]) => [weekBefore(weeks, hour), sold])));
const disjoint = (spans: readonly Span[]) =>
  spans
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, end }, at, all) => start < end && all.slice(0, at).every((one) => one.end < start));
const dish: fc.Arbitrary<StoppedDish> = fc.record({
  stops: fc.array(span(900), { maxLength: 6 }),
  open: fc.array(span(700), { maxLength: 6 }).map(disjoint),
  sold: soldHours,
});

test('BO-536 a loss is whole, never below zero, and zero for what was never stopped', () => {
  fc.assert(
    fc.property(dish, (one) => {
      const { time, count, amount } = stopLoss(one, period);
      expect(Math.min(time, count, amount)).toBeGreaterThanOrEqual(0);
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(time).toBeLessThanOrEqual(period.end - period.start);
      expect(stopLoss({ ...one, stops: [] }, period)).toEqual({ time: 0, count: 0, amount: 0 });
    }),
    runs,
  );
});

test('BO-536 the losses of the parts of a period add up to that of the whole', () => {
  fc.assert(
    fc.property(dish, fc.array(fc.integer({ min: 0, max: 48 }), { maxLength: 5 }), (one, cuts) => {
      const edges = [0, ...cuts.toSorted((a, b) => a - b), 48].map((hour) => START + hour * HOUR_MS);
      const parts = edges.slice(1).map((end, at) => stopLoss(one, { start: edges[at]!, end }));
      const [sum, whole] = [sumOfLosses(parts), stopLoss(one, period)];
      expect([sum.time, sum.amount]).toEqual([whole.time, whole.amount]);
      expect(sum.count).toBeCloseTo(whole.count, 6);
    }),
    runs,
  );
});

test('BO-536 stops that overlap count once, and a longer stop never loses less', () => {
  fc.assert(
    fc.property(dish, span(900), (one, more) => {
      const loss = stopLoss(one, period);
      expect(stopLoss({ ...one, stops: [...one.stops, ...one.stops] }, period)).toEqual(loss);
      const longer = stopLoss({ ...one, stops: [...one.stops, more] }, period);
      expect(longer.time).toBeGreaterThanOrEqual(loss.time);
      expect(longer.amount).toBeGreaterThanOrEqual(loss.amount);
    }),
    runs,
  );
});
