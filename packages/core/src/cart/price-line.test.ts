import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyLine } from '../testing/properties/any-order-to-price.ts';
import { aModifier, aProduct } from '../testing/index.ts';
import { listPriceOf, mergeLines, priceLine } from './price-line.ts';
import { countIn, quantityOf, stepOf } from './quantity.ts';
import { unitPrice } from './unit-price.ts';

const cheese = { modifier: aModifier({ id: 'cheese', price: 5_000 }), count: 1 };

describe('the unit price', () => {
  test.each([
    ['PRICE-01 a discount is a percent of the cost', { costPrice: 45_000, discount: 10 }, [], 40_500],
    ['PRICE-01 D39 half a so’m rounds up', { costPrice: 45_001, discount: 50 }, [], 22_501],
    ['PRICE-01 D39 less than half rounds down', { costPrice: 1_001, discount: 67 }, [], 330],
    ['PRICE-01 hundredths of a percent count', { costPrice: 10_000, discount: 12.34 }, [], 8_766],
    ['I06 no discount is the cost', { costPrice: 45_000, discount: 0 }, [], 45_000],
    ['I06 a hundred percent leaves the choices', { costPrice: 45_000, discount: 100 }, [cheese], 5_000],
    ['PRICE-02 choices add to it', { costPrice: 45_000 }, [cheese, { ...cheese, count: 2 }], 60_000],
    ['PRICE-02 D39 a discount spares the choices', { costPrice: 45_000, discount: 10 }, [cheese], 45_500],
    [
      'IMP-04 the additional price is added and not discounted',
      { costPrice: 45_000, discount: 10, additionalPrice: 2_000 },
      [],
      42_500,
    ],
    [
      'D39 all of it at once',
      { costPrice: 45_000, discount: 10, additionalPrice: 2_000 },
      [{ ...cheese, count: 3 }],
      57_500,
    ],
  ])('%s', (_, change, modifiers, price) => {
    expect(unitPrice(aProduct(change), modifiers)).toBe(price);
  });

  test.each([
    ['fewer than are included', 1, 0],
    ['as many as are included', 2, 0],
    ['one more than is included', 3, 5_000],
  ])('D12 a choice that costs nothing up to `included`: %s', (_, count, extra) => {
    const sauce = { modifier: aModifier({ price: 5_000, included: 2 }), count };
    expect(unitPrice(aProduct({ costPrice: 1_000 }), [sauce])).toBe(1_000 + extra);
  });

  const marketplace = {
    costPrice: 100,
    eatsPrice: 120,
    expressPrice: 130,
    enabledEats: true,
    enabledExpress: true,
  };
  test.each([
    ['YANDEX_EATS', {}, 120],
    ['EXPRESS_24', {}, 130],
    ['DELIVERY', {}, 100],
    ['PICK_UP', {}, 100],
    ['DINE_IN', {}, 100],
    ['YANDEX_EATS', { enabledEats: false }, 100],
    ['EXPRESS_24', { enabledExpress: false }, 100],
    ['YANDEX_EATS', { eatsPrice: null }, 100],
    ['EXPRESS_24', { expressPrice: null }, 100],
  ] as const)('IMP-03 for %s with %j it is %d', (serviceType, change, price) => {
    expect(unitPrice(aProduct({ ...marketplace, ...change }), [], serviceType)).toBe(price);
  });

  test('a product that names its cost alone has a price', () => {
    expect(unitPrice({ id: 'p', costPrice: 7_000 })).toBe(7_000);
    const bare = { modifier: { id: 'm', price: 500 }, count: 2 };
    expect(unitPrice({ id: 'p', costPrice: 7_000 }, [bare])).toBe(8_000);
  });
});

test('PRICE-02 a choice that names no price costs nothing', () => {
  expect(unitPrice({ id: 'p', costPrice: 7_000 }, [{ modifier: { id: 'm' }, count: 3 }])).toBe(7_000);
});

test.each([
  [12.5, 1_001, 876],
  [33.3333, 1_000_000, 666_667],
  [0.35, 3_000, 2_990],
  [0.05, 1_000, 1_000],
  [99.95, 1_000, 1],
  [-5, 1_000, 1_000],
  [250, 1_000, 0],
])('PRICE-01 D39 %d percent off %d so’m leaves %d', (discount, costPrice, price) => {
  expect(unitPrice({ id: 'p', costPrice, discount })).toBe(price);
});

test.each([
  ['finer than a millionth', 1e-9, 1_000_000, 1],
  ['a million', 1e300, 1, 1_000_000],
])('IMP-06 a step of %s is one of the narrowest or the widest', (_, measure, count, quantity) => {
  expect(quantityOf({ unit: 'KG', measure }, count)).toBe(quantity);
  expect(priceLine({ product: { id: 'p', costPrice: 3, unit: 'KG', measure }, count }).price).toBe(
    3 * quantity,
  );
});

describe('the line', () => {
  test('D39 I01 unit times count', () => {
    const line = priceLine({
      product: aProduct({ costPrice: 45_000, discount: 10 }),
      count: 3,
      modifiers: [cheese],
    });
    expect(line).toMatchObject({
      listUnitPrice: 50_000,
      unitPrice: 45_500,
      listPrice: 150_000,
      discount: 13_500,
      price: 136_500,
    });
  });

  test.each([
    ['tenths by default', { unit: 'KG', costPrice: 89_990 }, 3, 26_997, 0.3],
    ['quarters', { unit: 'KG', measure: 0.25, costPrice: 99_999 }, 3, 74_999, 0.75],
    ['D39 half a so’m rounds up once', { unit: 'LITER', measure: 0.5, costPrice: 1_001 }, 1, 501, 0.5],
    [
      'D39 the line is rounded, not the step',
      { unit: 'LITER', measure: 0.5, costPrice: 1_001 },
      3,
      1_502,
      1.5,
    ],
    ['whole kilograms', { unit: 'KG', measure: 1, costPrice: 90_000 }, 2, 180_000, 2],
    ['a third of a litre', { unit: 'LITER', measure: 0.333, costPrice: 30_000 }, 1, 9_990, 0.333],
    ['no drift at a large count', { unit: 'KG', measure: 0.1, costPrice: 33_335 }, 999, 3_330_167, 99.9],
    [
      'GRAMM counts pieces whatever its measure',
      { unit: 'GRAMM', measure: 250, costPrice: 30_000 },
      2,
      60_000,
      2,
    ],
    ['COUNT counts pieces', { unit: 'COUNT', measure: 0.1, costPrice: 30_000 }, 2, 60_000, 2],
  ] as const)('IMP-06 D39 %s', (_, change, count, price, quantity) => {
    expect(priceLine({ product: aProduct(change), count })).toMatchObject({ price, quantity });
  });

  test('IMP-06 choices of a weighed product weigh with it', () => {
    const product = aProduct({ unit: 'KG', measure: 0.5, costPrice: 80_000, discount: 25 });
    expect(priceLine({ product, count: 3, modifiers: [cheese] })).toMatchObject({
      unitPrice: 65_000,
      price: 97_500,
      listPrice: 127_500,
      discount: 30_000,
    });
  });
});

describe('the step', () => {
  test.each([
    [{ unit: 'KG' }, 0.1],
    [{ unit: 'LITER', measure: null }, 0.1],
    [{ unit: 'LITER', measure: 0.33 }, 0.33],
    [{ unit: 'COUNT', measure: 5 }, 1],
    [{ unit: 'GRAMM', measure: 100 }, 1],
    [{}, 1],
  ] as const)('IMP-06 of %j is %d', (product, step) => {
    expect(stepOf(product)).toBe(step);
  });

  test('IMP-06 ten steps of a tenth are one, and one holds ten of them', () => {
    const plov = { unit: 'KG' } as const;
    expect([1, 2, 3, 7, 10].map((count) => quantityOf(plov, count))).toEqual([0.1, 0.2, 0.3, 0.7, 1]);
    expect([0.1, 0.3, 0.7, 1, 2.55].map((quantity) => countIn(plov, quantity))).toEqual([1, 3, 7, 10, 25]);
  });
});

describe('merging', () => {
  const plov = aProduct({ id: 'plov' });
  const sauce = { modifier: aModifier({ id: 'sauce' }), count: 1 };

  test('D39 equal lines become one, in the place of the first', () => {
    const merged = mergeLines([
      { product: plov, count: 1, modifiers: [cheese, sauce] },
      { product: plov, count: 4 },
      { product: plov, count: 2, modifiers: [sauce, cheese] },
    ]);
    expect(merged.map(({ count }) => count)).toEqual([3, 4]);
  });

  test.each([
    ['another product', { product: aProduct({ id: 'somsa' }), count: 1 }],
    ['another choice', { product: plov, count: 1, modifiers: [sauce] }],
    ['another count of a choice', { product: plov, count: 1, modifiers: [{ ...cheese, count: 2 }] }],
  ])('D39 %s stays a line of its own', (_, other) => {
    expect(mergeLines([{ product: plov, count: 1, modifiers: [cheese] }, other])).toHaveLength(2);
  });

  test('a choice named twice is its sum, one of no count is none', () => {
    const merged = mergeLines([
      { product: plov, count: 1, modifiers: [cheese, { ...sauce, count: 0 }, cheese] },
      { product: plov, count: 1, modifiers: [{ ...cheese, count: 2 }] },
      { product: plov, count: 0, modifiers: [sauce] },
    ]);
    expect(merged).toEqual([{ product: plov, count: 2, modifiers: [{ ...cheese, count: 2 }] }]);
  });
});

const sold = (line: ReturnType<typeof priceLine>) => ({
  ...line,
  unit: line.product.unit ?? 'COUNT',
  measure: line.product.measure ?? null,
  costPrice: line.product.costPrice,
  discount: line.product.discount ?? 0,
});

test('PRICE-01 what a sold line cost before its discount is what its price was made of', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const priced = priceLine(line);
      expect(listPriceOf(sold(priced))).toBe(priced.listPrice);
    }),
  );
});
