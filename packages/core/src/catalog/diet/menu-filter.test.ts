import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aProduct } from '../../testing/index.ts';
import { ALLERGENS, DIETS } from './diet.schema.ts';
import { filterChoices, filterSize, fitsFilter, NO_FILTER } from './menu-filter.ts';

const dishes = fc.record({
  allergens: fc.option(fc.subarray([...ALLERGENS])),
  diets: fc.subarray([...DIETS]),
  spicy: fc.nat(3),
});
const filters = fc.record({
  without: fc.subarray([...ALLERGENS]),
  diets: fc.subarray([...DIETS]),
  mild: fc.boolean(),
});

describe('B22 filters of the menu', () => {
  test('no dish with an unwanted allergen, or with unstated ones, is shown', () => {
    fc.assert(
      fc.property(dishes, filters, (dish, filter) => {
        if (!fitsFilter(dish, filter)) return;
        for (const allergen of filter.without) {
          expect(dish.allergens).not.toBeNull();
          expect(dish.allergens).not.toContain(allergen);
        }
        if (filter.mild) expect(dish.spicy).toBe(0);
      }),
    );
  });

  test('without conditions every dish is shown, and a condition more never shows more', () => {
    fc.assert(
      fc.property(dishes, filters, (dish, filter) => {
        expect(fitsFilter(dish, NO_FILTER)).toBe(true);
        if (fitsFilter(dish, filter)) expect(fitsFilter(dish, { ...filter, without: [] })).toBe(true);
      }),
    );
  });

  test('a vegan dish is a vegetarian one', () => {
    const bean = aProduct({ diets: ['VEGAN'] });
    expect(fitsFilter(bean, { ...NO_FILTER, diets: ['VEGETARIAN'] })).toBe(true);
    expect(fitsFilter(aProduct({ diets: ['VEGETARIAN'] }), { ...NO_FILTER, diets: ['VEGAN'] })).toBe(false);
  });

  test('only what some dish carries is offered', () => {
    const menu = [aProduct({ allergens: ['MILK'], diets: ['HALAL'] }), aProduct()];
    expect(filterChoices(menu)).toEqual({ allergens: ['MILK'], diets: ['HALAL'], hasSpicy: false });
    expect(filterSize({ without: ['MILK'], diets: ['HALAL'], mild: true })).toBe(3);
  });
});
