import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkLine } from '../cart/check-line.ts';
import { priceOrder } from '../cart/price-order.ts';
import { stockOf } from '../cart/quantity.ts';
import { fiscalThings } from '../fiscal/combo-lines.ts';
import {
  aMenuRule,
  aModificationGroup,
  aModifier,
  anOrderLine,
  anOverall,
  aProduct,
} from '../testing/index.ts';
import { asCombo, withCombos } from './combo.ts';
import { menuAt } from './times/menu-at.ts';
import type { Combo, Product } from './product.schema.ts';

const burger = aProduct({ id: 'burger', costPrice: 32_000, allergens: ['GLUTEN'], diets: ['HALAL'] });
const cheeseburger = aProduct({
  id: 'cheese',
  costPrice: 36_000,
  allergens: ['GLUTEN', 'MILK'],
  diets: ['HALAL'],
});
const fries = aProduct({ id: 'fries', costPrice: 14_000, allergens: [], diets: ['HALAL', 'VEGAN'] });
const cola = aProduct({ id: 'cola', costPrice: 9_000, allergens: [], diets: ['HALAL', 'VEGAN'] });
const parts = [burger, cheeseburger, fries, cola];

const step = (id: string, options: [string, number][]) =>
  aModificationGroup({
    id,
    min: 1,
    max: 1,
    items: options.map(([productId, extra]) =>
      aModifier({ id: `${id}-${productId}`, productId, extra, price: 0 }),
    ),
  });

const aCombo = (combo: Combo, costPrice: number): Product =>
  aProduct({
    id: 'combo',
    costPrice,
    combo,
    allergens: [],
    modificationGroups: [
      step('main', [
        ['burger', 0],
        ['cheese', 4_000],
      ]),
      step('side', [['fries', 0]]),
      step('drink', [['cola', 0]]),
    ],
  });

const filled = (combo: Product, products: Product[] = parts) =>
  asCombo(combo, (id) => products.find((one) => one.id === id));

const chosen = (combo: Product, ids: string[]) =>
  ids.map((id) => ({
    modifier: combo.modificationGroups.flatMap(({ items }) => items).find((item) => item.id === id)!,
    count: 1,
  }));

function priceOf(combo: Product, ids: string[]) {
  const line = { product: combo, count: 1, modifiers: chosen(combo, ids) };
  return priceOrder({ lines: [line], serviceType: 'PICK_UP', deliveryPrice: 0, now: new Date(0) }).totalPrice;
}

const FIXED = filled(aCombo({ pricing: 'FIXED', discount: 0 }, 45_000));
const SUM = filled(aCombo({ pricing: 'SUM', discount: 10 }, 0));

describe('B16 combos by steps', () => {
  test('a fixed price takes the extra of an option', () => {
    expect(priceOf(FIXED, ['main-burger', 'side-fries', 'drink-cola'])).toBe(45_000);
    expect(priceOf(FIXED, ['main-cheese', 'side-fries', 'drink-cola'])).toBe(49_000);
  });

  test('a sum is what the dishes cost less the percentage, with the extra of an option', () => {
    expect(priceOf(SUM, ['main-burger', 'side-fries', 'drink-cola'])).toBe(49_500);
    expect(priceOf(SUM, ['main-cheese', 'side-fries', 'drink-cola'])).toBe(57_100);
  });

  test('every step demands one choice, and filling in again changes nothing', () => {
    const line = { count: 1, modifiers: [{ id: 'main-burger', count: 1 }] };
    expect(checkLine(line, FIXED, 'PICK_UP').map(({ code }) => code)).toEqual([
      'modifier.tooFew',
      'modifier.tooFew',
    ]);
    expect([filled(FIXED), filled(SUM)]).toEqual([FIXED, SUM]);
  });

  test('a stopped dish is no option, and the stop of all options of a step stops the combo', () => {
    const stops = (productIds: string[]) =>
      withCombos([FIXED, ...parts], { stops: { productIds, modifierIds: [] }, branchId: null });
    expect(stops(['burger'])).toEqual({ productIds: ['burger'], modifierIds: ['main-burger'] });
    expect(stops(['fries'])).toEqual({ productIds: ['combo', 'fries'], modifierIds: ['side-fries'] });
    expect(filled(FIXED, [burger, cola]).isAvailable).toBe(false);
  });

  test('B13 a dish with a demanded choice that is stopped altogether is not available', () => {
    const sauce = aModificationGroup({ min: 1, items: [aModifier({ isAvailable: false })] });
    expect(asCombo(aProduct({ modificationGroups: [sauce] }), () => undefined).isAvailable).toBe(false);
  });

  test.each([
    ['enough', [{ dependsOn: ['b'] }, { id: 'b' }], {}, true],
    ['two that need each other', [{ dependsOn: ['b'] }, { id: 'b', dependsOn: ['a'] }], {}, true],
    ['one that needs a choice that the dish does not have', [{ dependsOn: ['gone'] }], {}, false],
    ['one that needs one that is off', [{ dependsOn: ['b'] }, { id: 'b', isAvailable: false }], {}, false],
    ['more demanded than allowed', [{}, { id: 'b' }], { min: 2, max: 1 }, false],
  ])('B13 whether a demanded question can be answered: %s', (_, items, change, isAvailable) => {
    const asked = aModificationGroup({
      min: 1,
      max: 0,
      ...change,
      items: items.map((item) => aModifier({ id: 'a', ...item })),
    });
    expect(asCombo(aProduct({ modificationGroups: [asked] }), () => undefined).isAvailable).toBe(isAvailable);
  });

  test('B21 an option outside its hours is no option, and a happy hour lowers a combo by sum', () => {
    const rules = [
      aMenuRule({ kind: 'PRICE', discount: 50, productIds: ['cola'], categoryIds: [] }),
      aMenuRule({ id: 'late', from: '20:00', until: '21:00', productIds: ['burger'], categoryIds: [] }),
    ];
    const raw = aCombo({ pricing: 'SUM', discount: 10 }, 0);
    const menu = menuAt(anOverall({ products: [raw, ...parts], rules }), { weekday: 'MONDAY', minute: 720 });
    const [combo] = menu.products;
    const items = combo!.modificationGroups.flatMap((group) => group.items);
    expect(items.map(({ isAvailable }) => isAvailable)).toEqual([false, true, true, true]);
    expect(items.at(-1)!.price).toBe(4_050);
  });

  test('B22 a combo holds every allergen of its options and only the diets of all', () => {
    expect(FIXED.allergens).toEqual(['GLUTEN', 'MILK']);
    expect(FIXED.diets).toEqual(['HALAL']);
    const untold = parts.map((part) => (part.id === 'cola' ? { ...part, allergens: null } : part));
    expect(filled(FIXED, untold).allergens).toBeNull();
  });

  test('a combo takes its parts from stock', () => {
    const modifiers = [
      { productId: 'burger', count: 1 },
      { productId: 'cola', count: 2 },
    ];
    expect(stockOf({ productId: 'combo', count: 3, modifiers })).toEqual([
      ['combo', 3],
      ['burger', 3],
      ['cola', 6],
    ]);
  });

  test('B25 the fiscal parts of a combo sum to its price exactly, whatever they cost by themselves', () => {
    const part = fc.record({ worth: fc.nat(200_000), count: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1 }),
        fc.nat(900_000),
        fc.integer({ min: 1, max: 9 }),
        (list, price, count) => {
          const name = { uz: 'a', ru: 'a', eng: 'a' };
          const modifiers = list.map((one, at) => ({
            ...one,
            id: `m${at}`,
            productId: `p${at}`,
            name,
            price: 0,
          }));
          const line = { ...anOrderLine({ productId: 'combo', count, price, modifiers }), added: 0 };
          const things = fiscalThings(line, { codesOf: () => null, titleOf: ({ uz }) => uz });
          expect(things.reduce((sum, thing) => sum + thing.price, 0)).toBe(price);
          if (list.some(({ worth }) => worth > 0)) expect(things).toHaveLength(list.length);
        },
      ),
    );
  });
});
