import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addMargins, type CostedLine, marginOf, NO_MARGIN } from './promotion-margin.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const line = (price: number, unitCost: number | null, change: Partial<CostedLine> = {}): CostedLine => ({
  unit: 'COUNT',
  measure: null,
  count: 1,
  price,
  unitCost,
  ...change,
});

test('BO-538 a promotion takes from the margin of a dish its part of the discount, by largest remainder', () => {
  const lines = [line(40_000, 15_000), line(20_000, 8_000), line(30_000, null)];
  expect(marginOf(lines, 9_000)).toEqual({ before: 37_000, after: 31_000, known: 2, lines: 3 });
  expect(marginOf([line(1, 0), line(1, 0), line(1, null)], 2)).toMatchObject({ before: 2, after: 0 });
});

test('BO-538 a weighed dish costs its weight', () => {
  const kilo = line(45_000, 40_000, { unit: 'KG', measure: 0.1, count: 5 });
  expect(marginOf([kilo], 0)).toMatchObject({ before: 25_000, after: 25_000 });
});

const money = fc.integer({ min: 0, max: 5_000_000 });
const someLine = fc
  .record({ price: money, unitCost: fc.option(money), count: fc.integer({ min: 1, max: 20 }) })
  .map(({ price, unitCost, count }) => line(price, unitCost, { count }));
const someLines = fc.array(someLine, { maxLength: 8 });

test('BO-538 margins are whole, and the discount is divided over lines with and without a cost exactly', () => {
  fc.assert(
    fc.property(someLines, money, (lines, discount) => {
      const margin = marginOf(lines, discount);
      expect(Number.isSafeInteger(margin.after)).toBe(true);
      const borne = margin.before - margin.after;
      expect(borne).toBeGreaterThanOrEqual(0);
      expect(borne).toBeLessThanOrEqual(discount);
      const all = marginOf(
        lines.map((one) => ({ ...one, unitCost: one.unitCost ?? 0 })),
        discount,
      );
      const isFree = lines.every(({ price }) => price === 0);
      expect(all.before - all.after).toBe(isFree ? 0 : discount);
      expect([margin.known, margin.lines]).toEqual([
        lines.filter(({ unitCost }) => unitCost !== null).length,
        lines.length,
      ]);
    }),
    runs,
  );
});

test('BO-538 without a discount both margins are one, and orders add up', () => {
  fc.assert(
    fc.property(fc.array(someLines, { maxLength: 5 }), (orders) => {
      const sum = orders.map((lines) => marginOf(lines, 0)).reduce(addMargins, NO_MARGIN);
      expect(sum.after).toBe(sum.before);
      expect(sum).toEqual(marginOf(orders.flat(), 0));
    }),
    runs,
  );
});
