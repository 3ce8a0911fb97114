import { aCategory, anOverall, aProduct } from '@dasturxon/core/testing';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

// It is in a chunk of its own; loaded here before a test waits for it.
import '../domains/menu/fetch-menu.ts';

import { cutMenu } from '../catalog/cut-menu.ts';
import { addLineAtom, cartSumAtom } from '../domains/cart/cart.ts';
import { menuAtom, productsAtom } from '../domains/menu/menu.ts';
import { aBoot, aSlimMenu, type Answers, renderInStorefront } from '../testing/index.ts';
import { useRestOfMenu } from './menu-screen.tsx';

const products = Array.from({ length: 400 }, (_, n) =>
  aProduct({ id: `p-${n}`, priority: n, costPrice: 1000 }),
);
const overall = anOverall({ categories: [aCategory()], products });
const menu = aSlimMenu(overall);
const { first, rest } = cutMenu(menu)!;
const AT = '/menu-rest/abc';

function Bringing() {
  useRestOfMenu(true);
  return null;
}

const open = (answers: Answers) =>
  renderInStorefront(<Bringing />, {
    boot: aBoot({ menu: { ...menu, products: first, rest: AT } }),
    answers,
  });

test('what a long menu left out comes after the page', async () => {
  const { store } = open({ [`GET ${AT}`]: rest });
  await waitFor(() => expect(store.get(productsAtom).size).toBe(400));
  expect(store.get(menuAtom)?.rest).toBeUndefined();
});

test('a rest that is gone is made up for by the menu as it is now', async () => {
  const { store } = open({ 'GET /products/v1/overalls': overall });
  await waitFor(() => expect(store.get(productsAtom).size).toBe(400));
});

test('the basket shows no sum while one of its dishes is loading', async () => {
  const { store } = open({ [`GET ${AT}`]: rest });
  store.set(addLineAtom, { productId: 'p-399', modifiers: [], count: 2 });
  expect(store.get(cartSumAtom)).toEqual({ count: 0, total: 0 });
  await waitFor(() => expect(store.get(cartSumAtom)).toEqual({ count: 2, total: 2000 }));
});
