import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkLine } from '../../cart/check-line.ts';
import { ALLERGENS, DIETS } from '../../catalog/diet/diet.schema.ts';
import { aModificationGroup, aModifier, anOrderLine, aProduct } from '../../testing/index.ts';
import { IF_MISSING } from '../schemas/if-missing.schema.ts';
import { silentSwap } from './silent-swap.ts';
import { MOST_SUBSTITUTES, NEAR_PRICE_PERCENT, pickSubstitutes } from './substitutes.ts';

const marks = {
  categoryId: fc.constantFrom('soups', 'drinks', null),
  allergens: fc.option(fc.subarray([...ALLERGENS].slice(0, 4))),
  diets: fc.subarray([...DIETS]),
};
const products = fc
  .record({
    ...marks,
    id: fc.constantFrom(...'abcdefghij'),
    costPrice: fc.integer({ min: 10, max: 40 }).map((price) => price * 1000),
    discount: fc.constantFrom(0, 10),
    isAvailable: fc.boolean(),
    active: fc.boolean(),
    deliveryEnabled: fc.boolean(),
    amount: fc.option(fc.nat(4)),
    unit: fc.constantFrom('COUNT' as const, 'KG' as const),
    minCount: fc.constantFrom(1, 2),
  })
  .map((change) => aProduct(change));
const menus = fc.uniqueArray(products, { selector: ({ id }) => id, maxLength: 10 });
const asked = fc.record({
  dish: fc.record(marks),
  count: fc.integer({ min: 1, max: 3 }),
  unitPrice: fc.integer({ min: 10, max: 40 }).map((price) => price * 1000),
  unit: fc.constantFrom('COUNT' as const, 'KG' as const),
  taken: fc.subarray([...'abc']),
});
const picked = (
  { dish, taken, ...line }: typeof asked extends fc.Arbitrary<infer T> ? T : never,
  menu: Menu,
) =>
  pickSubstitutes({ line: anOrderLine({ ...line, productId: 'a' }), dish }, menu, {
    serviceType: 'DELIVERY',
    taken,
  });
type Menu = ReturnType<typeof aProduct>[];

describe('C8 substitutes of a dish that has run out', () => {
  test('each is another dish of the category, on sale in that amount, as safe to eat and near in price', () => {
    fc.assert(
      fc.property(asked, menus, (about, menu) => {
        const options = picked(about, menu);
        expect(options.length).toBeLessThanOrEqual(MOST_SUBSTITUTES);
        for (const { product, count, modifiers, unitPrice } of options) {
          expect(product.categoryId).toBe(about.dish.categoryId);
          expect(['a', ...about.taken]).not.toContain(product.id);
          expect([count, checkLine({ count, modifiers }, product, 'DELIVERY')]).toEqual([about.count, []]);
          expect(Math.abs(unitPrice - about.unitPrice)).toBeLessThanOrEqual(
            (about.unitPrice * NEAR_PRICE_PERCENT) / 100,
          );
          if (about.dish.allergens === null) continue;
          expect(product.allergens).not.toBeNull();
          expect(product.allergens!.filter((one) => !about.dish.allergens!.includes(one))).toEqual([]);
        }
      }),
    );
  });

  test('no nearer dish is left out, whatever the order of the menu', () => {
    fc.assert(
      fc.property(asked, menus, (about, menu) => {
        const options = picked(about, menu);
        expect(picked(about, menu.toReversed())).toEqual(options);
        const far = options.map(({ unitPrice }) => Math.abs(unitPrice - about.unitPrice));
        expect(far).toEqual(far.toSorted((one, other) => one - other));
        const rest = menu.filter(({ id }) => options.every(({ product }) => product.id !== id));
        const next = picked(about, rest);
        if (next[0]) {
          expect(options).toHaveLength(MOST_SUBSTITUTES);
          expect(Math.abs(next[0].unitPrice - about.unitPrice)).toBeGreaterThanOrEqual(far.at(-1)!);
        }
      }),
    );
  });

  test('a dish that asks something is no substitute; one with defaults is, at their price', () => {
    const group = (change = {}) =>
      aModificationGroup({ min: 1, max: 1, items: [aModifier({ id: 'x', default: 1, ...change })] });
    const dish = { categoryId: 'category-1', allergens: null, diets: [] };
    const line = anOrderLine({ productId: 'a', unitPrice: 50_000, count: 1 });
    const asks = aProduct({
      id: 'b',
      modificationGroups: [
        aModificationGroup({ min: 1, max: 1, items: [aModifier({ id: 'x' }), aModifier({ id: 'y' })] }),
      ],
    });
    const options = pickSubstitutes(
      { line, dish },
      [asks, aProduct({ id: 'c', modificationGroups: [group()] })],
      {
        serviceType: 'PICK_UP',
        taken: [],
      },
    );
    expect(options.map(({ product, unitPrice }) => [product.id, unitPrice])).toEqual([['c', 50_000]]);
  });

  test('a vegan dish is replaced by a vegan one, and a vegetarian one by either', () => {
    const menu = [
      aProduct({ id: 'b', diets: ['VEGAN'] }),
      aProduct({ id: 'c', diets: ['VEGETARIAN'] }),
      aProduct({ id: 'd' }),
    ];
    const line = anOrderLine({ productId: 'a', unitPrice: 45_000 });
    const of = (diets: ('VEGAN' | 'VEGETARIAN')[]) =>
      pickSubstitutes({ line, dish: { categoryId: 'category-1', allergens: null, diets } }, menu, {
        serviceType: 'PICK_UP',
        taken: [],
      }).map(({ product }) => product.id);
    expect([of(['VEGAN']), of(['VEGETARIAN']), of([])]).toEqual([['b'], ['b', 'c'], ['b', 'c', 'd']]);
  });
});

describe('C8 B15 a guest who does not answer', () => {
  const options = fc.uniqueArray(
    fc.record({ productId: fc.constantFrom('b', 'c', 'd'), totalPrice: fc.nat(100) }),
    { maxLength: 3, selector: ({ productId }) => productId },
  );

  test('pays nothing more, and is left with a dish or with all the money', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...IF_MISSING, null),
        options,
        fc.boolean(),
        (choice, offered, isOnlyLine) => {
          const silent = silentSwap(choice, { options: offered, totalBefore: 50, isOnlyLine });
          if (silent.act === 'SWAP') {
            expect(choice).toBe('REPLACE');
            expect(
              offered.find(({ productId }) => productId === silent.productId)!.totalPrice,
            ).toBeLessThanOrEqual(50);
          }
          if (silent.act === 'REMOVE') expect(isOnlyLine).toBe(false);
          expect(silent.act === 'NOTHING').toBe(choice === null || choice === 'CALL');
        },
      ),
    );
  });

  test('gets the first substitute that fits the choice, else the rest of the order, else the end of it', () => {
    const offered = [
      { productId: 'dear', totalPrice: 60 },
      { productId: 'b', totalPrice: 50 },
    ];
    const of = (choice: (typeof IF_MISSING)[number], isOnlyLine: boolean, some = offered) =>
      silentSwap(choice, { options: some, totalBefore: 50, isOnlyLine });
    expect(of('REPLACE', false)).toEqual({ act: 'SWAP', productId: 'b' });
    expect(of('REPLACE', false, offered.slice(0, 1))).toEqual({ act: 'REMOVE' });
    expect(of('REPLACE', true, [])).toEqual({ act: 'CANCEL' });
    expect([of('REMOVE', false), of('REMOVE', true)]).toEqual([{ act: 'REMOVE' }, { act: 'CANCEL' }]);
    expect(of('CANCEL', false)).toEqual({ act: 'CANCEL' });
  });
});
