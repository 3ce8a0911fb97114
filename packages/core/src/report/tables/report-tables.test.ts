import fc from 'fast-check';
import { expect, test } from 'vitest';

import { businessDayOf, weekdayNumber } from '../../time/business-day.ts';
import { ABC_LIMITS, abcClasses } from './abc.ts';
import { HEAT_HOURS, heatOf } from './heat.ts';
import { COMPARED_COLUMN, REPORT_COLUMNS, REPORT_TABLES } from './report-table.schema.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const ZONE = 'Asia/Tashkent';

test('BO-491 the dishes that bring 80 % are A, those that bring the next 15 % are B', () => {
  expect(abcClasses([800, 150, 50, 0])).toEqual([
    { class: 'A', share: 80 },
    { class: 'B', share: 15 },
    { class: 'C', share: 5 },
    { class: null, share: 0 },
  ]);
  expect(abcClasses([0, 0])).toEqual([
    { class: null, share: 0 },
    { class: null, share: 0 },
  ]);
  expect(abcClasses([5])).toEqual([{ class: 'A', share: 100 }]);
});

test('BO-491 class A brings at least 80 % and is not larger than that needs; a larger amount is never of a lower class', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 60 }), (amounts) => {
      const classes = abcClasses(amounts);
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      const own = (names: string) => amounts.filter((_, at) => names.includes(classes[at]!.class ?? '-'));
      const sum = (some: number[]) => some.reduce((all, amount) => all + amount, 0);
      for (const [names, limit] of [
        ['A', ABC_LIMITS.A],
        ['AB', ABC_LIMITS.B],
      ] as const) {
        const some = own(names);
        expect(sum(some) * 100).toBeGreaterThanOrEqual(total * limit);
        const [smallest = 0] = some.toSorted((one, other) => one - other);
        const without = some.filter((amount) => amount !== smallest);
        if (total > 0) expect(sum(without) * 100).toBeLessThan(total * limit);
      }
      amounts.forEach((amount, at) => {
        expect(classes[at]!.class === null).toBe(amount === 0);
        amounts.forEach((other, place) => {
          if (other > 0 && amount >= other) expect(classes[at]!.class! <= classes[place]!.class!).toBe(true);
        });
      });
    }),
    runs,
  );
});

const hour = fc.record({
  at: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  orders: fc.nat(9),
  revenue: fc.integer({ min: -1e6, max: 1e6 }),
});

test('BO-490 the cells of weekday and hour add up to all orders and the whole revenue', () => {
  fc.assert(
    fc.property(fc.array(hour, { maxLength: 30 }), (hours) => {
      const cells = heatOf(hours, ZONE);
      for (const column of ['orders', 'revenue'] as const) {
        const sumOf = (rows: readonly Record<typeof column, number>[]) =>
          rows.reduce((sum, row) => sum + row[column], 0);
        expect(sumOf(cells)).toBe(sumOf(hours));
      }
      expect(new Set(cells.map(({ weekday, hour: at }) => `${weekday} ${at}`)).size).toBe(cells.length);
    }),
    runs,
  );
});

test('BO-490 an hour after midnight is of the evening before', () => {
  const at = new Date('2026-05-16T01:30:00+05:00');
  expect(weekdayNumber(businessDayOf(at, ZONE))).toBe(5);
  expect(heatOf([{ at, orders: 1, revenue: 0 }], ZONE)).toMatchObject([{ weekday: 5, hour: 1 }]);
  expect([HEAT_HOURS.at(0), HEAT_HOURS.at(-1)]).toEqual([5, 4]);
});

test('BO-490 what is compared with the period before is a column of its table', () => {
  for (const table of REPORT_TABLES)
    if (COMPARED_COLUMN[table]) expect(Object.keys(REPORT_COLUMNS[table])).toContain(COMPARED_COLUMN[table]);
});
