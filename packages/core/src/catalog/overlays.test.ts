import { describe, expect, test } from 'vitest';

import { anOverall, aProduct } from '../testing/index.ts';
import { buildMenu } from './build-menu.ts';
import { toggleFavourite } from './favourites/favourites.ts';
import { applyStopList, mergeGrades } from './merge-products.ts';

const menuOf = (...products: ReturnType<typeof aProduct>[]) =>
  buildMenu(anOverall({ products }), { language: 'uz' });

describe('overlays', () => {
  test('IMP-02 the stop list takes products off and puts them back, and changes no other', () => {
    const menu = menuOf(aProduct({ id: 'a' }), aProduct({ id: 'b' }));
    const stopped = applyStopList(menu, { productIds: ['a', 'unknown'] });
    expect(stopped.products.map(({ isAvailable }) => isAvailable)).toEqual([false, true]);
    expect(stopped.categories[0]?.products[0]?.isAvailable).toBe(false);
    expect(stopped.products[1]).toBe(menu.products[1]);
    expect(applyStopList(stopped, { productIds: [] })).toEqual(menu);
    expect(applyStopList(menu, { productIds: [] })).toBe(menu);
  });

  test('MENU-08 grades merge by productId; one without an entry keeps its own', () => {
    const products = [
      aProduct({ id: 'a', grade: 3 }),
      aProduct({ id: 'b', grade: 2 }),
      aProduct({ id: 'c' }),
    ];
    const grades = [
      { productId: 'a', grade: 4.5 },
      { productId: 'z', grade: 1 },
    ];
    expect(mergeGrades(products, grades).map(({ grade }) => grade)).toEqual([4.5, 2, null]);
    expect(mergeGrades(products, [])).toEqual(products);
    expect(mergeGrades(products, grades)[1]).toBe(products[1]);
  });
});

describe('a favourite', () => {
  const marked = { id: 'f1', productId: 'a', isFavourite: true };

  test('MENU-09 marking is optimistic and calls POST', () => {
    const { favourites, call } = toggleFavourite([marked], 'b', 'new-1');
    expect(favourites).toEqual([marked, { id: 'new-1', productId: 'b', isFavourite: true }]);
    expect(call).toEqual({ method: 'POST', productId: 'b', isFavourite: true });
  });

  test('MENU-09 unmarking is optimistic and calls DELETE with the entry’s id', () => {
    expect(toggleFavourite([marked], 'a', 'new-1')).toEqual({
      favourites: [],
      call: { method: 'DELETE', id: 'f1' },
    });
  });
});
