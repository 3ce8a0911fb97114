import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { differenceToFiscal } from './difference.ts';
import { fiscalLines } from './fiscal-lines.ts';

const codes = { mxik: '10202001002000000', packageCode: '1500734', vatPercent: 12 };
const dish = (title: string, { count = 1, price = 30_000, added = 0 } = {}) => ({
  title,
  count,
  price,
  added,
  codes,
});
const fee = (price: number) => ({ title: 'fee', count: 1, price, codes });
const shown = (products: ReturnType<typeof dish>[], paid: number, services = [fee(0)]) => {
  const order = differenceToFiscal({ products, services }, paid);
  const lines = order && fiscalLines(order);
  return lines?.ok
    ? lines.value.map(({ title, count, price, discount }) => [title, count, (price * count - discount) / 100])
    : null;
};

describe('BO-120 the receipt of a difference', () => {
  test('has the added dishes alone', () => {
    expect(shown([dish('manti'), dish('salad', { price: 22_000, added: 1 })], 22_000)).toEqual([
      ['salad', 1, 22_000],
    ]);
    expect(shown([dish('manti', { count: 3, price: 90_000, added: 2 })], 60_000)).toEqual([
      ['manti', 2, 60_000],
    ]);
  });

  test('a dish that replaced a cheaper one is sold for the difference', () => {
    expect(shown([dish('lagman', { price: 35_000, added: 1 })], 5_000)).toEqual([['lagman', 1, 5_000]]);
  });

  test('a fee that rose with the dishes is a line; a sum that nothing explains has no receipt', () => {
    expect(shown([dish('salad', { price: 22_000, added: 1 })], 24_200, [fee(12_000)])).toEqual([
      ['salad', 1, 22_000],
      ['fee', 1, 2_200],
    ]);
    expect(shown([dish('manti')], 5_000)).toBeNull();
  });

  test('its lines always sum to what is paid', () => {
    const any = fc.record({
      count: fc.integer({ min: 1, max: 5 }),
      price: fc.integer({ min: 1, max: 90_000 }),
      added: fc.nat(3),
    });
    fc.assert(
      fc.property(
        fc.array(any, { maxLength: 5 }),
        fc.nat(20_000),
        fc.integer({ min: 1, max: 200_000 }),
        (list, price, paid) => {
          const products = list.map((one) => dish('d', { ...one, added: Math.min(one.added, one.count) }));
          const lines = shown(products, paid, [fee(price)]);
          if (lines) expect(lines.reduce((sum, [, , part]) => sum + Number(part), 0)).toBeCloseTo(paid, 6);
        },
      ),
    );
  });
});
