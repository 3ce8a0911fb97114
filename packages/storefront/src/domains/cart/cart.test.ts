import { aModificationGroup, aModifier, anOverall, aProduct } from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { aBoot, aStorefront, aSlimMenu } from '../../testing/index.ts';
import {
  addLineAtom,
  addOneAtom,
  cartAtom,
  cartSumAtom,
  countAtom,
  removeLineAtom,
  removeOneAtom,
  undoRemoveAtom,
} from './cart.ts';

const osh = aProduct({ id: 'osh', costPrice: 45_000, discount: 10 });
const burger = aProduct({
  id: 'burger',
  costPrice: 30_000,
  modificationGroups: [aModificationGroup({ items: [aModifier({ id: 'cheese', price: 5_000, max: 3 })] })],
});
const meat = aProduct({ id: 'meat', costPrice: 120_000, unit: 'KG', measure: 0.5, minCount: 2 });

const storefront = () =>
  aStorefront({ boot: aBoot({ menu: aSlimMenu(anOverall({ products: [osh, burger, meat] })) }) }).store;

test('Add counts, and the sum follows the rules of the order', () => {
  const store = storefront();
  store.set(addOneAtom, 'osh');
  store.set(addOneAtom, 'osh');
  expect(store.get(countAtom('osh'))).toBe(2);
  expect(store.get(cartSumAtom)).toEqual({ count: 2, total: 81_000 });
});

test('modifiers are in the sum without the whole menu being there', () => {
  const store = storefront();
  store.set(addLineAtom, { productId: 'burger', modifiers: [{ id: 'cheese', count: 2 }], count: 1 });
  expect(store.get(cartSumAtom)).toEqual({ count: 1, total: 40_000 });
});

test('what is sold by weight starts at its smallest count and leaves below it', () => {
  const store = storefront();
  store.set(addOneAtom, 'meat');
  expect(store.get(countAtom('meat'))).toBe(2);
  expect(store.get(cartSumAtom).total).toBe(120_000);
  store.set(removeOneAtom, 'meat');
  expect(store.get(countAtom('meat'))).toBe(0);
});

test('a removed line comes back where it was', () => {
  const store = storefront();
  store.set(addOneAtom, 'osh');
  const key = Object.keys(store.get(cartAtom).entries)[0]!;
  const token = store.set(removeLineAtom, key)!;
  expect(store.get(cartSumAtom).count).toBe(0);
  store.set(undoRemoveAtom, token);
  expect(store.get(countAtom('osh'))).toBe(1);
});

test('a product the menu no longer has counts for nothing', () => {
  const store = storefront();
  store.set(addLineAtom, { productId: 'ghost', modifiers: [], count: 3 });
  expect(store.get(cartSumAtom)).toEqual({ count: 0, total: 0 });
});
