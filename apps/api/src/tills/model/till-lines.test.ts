import { OrderLine } from '@dasturxon/core/order';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { notesOfLines, tillLines } from './till-lines.ts';

const aLine = (change: object): OrderLine =>
  v.parse(OrderLine, {
    id: 'line',
    productId: 'p',
    name: { uz: 'Lavash' },
    count: 1,
    costPrice: 30_000,
    unitPrice: 30_000,
    price: 30_000,
    ...change,
  });
const sent = (lines: OrderLine[], goods: number) =>
  tillLines(
    lines.map((line, index) => ({ line, tillProductId: String(index) })),
    goods,
  );
const sumOf = (lines: ReturnType<typeof tillLines>) =>
  lines.reduce((sum, { count, unitPrice }) => sum + count * unitPrice, 0);

test('B49 a price that does not divide by its count becomes two lines 1 som apart', () => {
  const lines = sent([aLine({ count: 3, price: 100_000 })], 100_000);
  expect(lines).toMatchObject([
    { count: 2, unitPrice: 33_333 },
    { count: 1, unitPrice: 33_334 },
  ]);
});

test('B49 what is sold by weight is one piece with the price of the line, and the amount is a note', () => {
  const line = aLine({ unit: 'KG', measure: 0.5, count: 3, price: 90_000 });
  expect(sent([line], 90_000)).toMatchObject([{ count: 1, unitPrice: 90_000 }]);
  expect(notesOfLines([line])).toEqual(['Lavash: 1.5 kg']);
  expect(notesOfLines([aLine({ unit: 'LITER', count: 3 })])).toEqual(['Lavash: 0.3 l']);
  expect(notesOfLines([aLine({ unit: 'GRAMM', measure: 0.5, count: 300 })])).toEqual(['Lavash: 300 g']);
});

test('B49 choices are a note of their dish; a dish without any has none', () => {
  const modifiers = [{ id: 'm', name: { uz: 'Pishloq' }, price: 3_000, count: 2 }];
  expect(notesOfLines([aLine({ modifiers }), aLine({})])).toEqual(['Lavash: Pishloq ×2']);
});

test('B49 whatever discounts, points and fees are, the lines sum to the goods exactly and keep their counts', () => {
  const line = fc.record({
    count: fc.integer({ min: 1, max: 40 }),
    unitPrice: fc.integer({ min: 0, max: 500_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1.2, noNaN: true }),
      (given, part) => {
        const lines = given.map((one) => aLine({ ...one, price: one.count * one.unitPrice }));
        const whole = lines.reduce((sum, { price }) => sum + price, 0);
        const goods = Math.round(whole * part);
        const parts = sent(lines, goods);
        expect(sumOf(parts)).toBe(goods);
        for (const [position, { count }] of lines.entries()) {
          const own = parts.filter((one) => one.position === position);
          expect(own.reduce((sum, one) => sum + one.count, 0)).toBe(count);
          expect(own.every((one) => one.unitPrice >= 0)).toBe(true);
        }
      },
    ),
  );
});
