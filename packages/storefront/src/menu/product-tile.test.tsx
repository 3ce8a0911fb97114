import { buildMenu } from '@dasturxon/core/catalog';
import { aCategory, aModificationGroup, anOverall, aProduct } from '@dasturxon/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { toSlimMenu } from '../catalog/slim-menu.ts';
import { cartLinesAtom } from '../domains/cart/cart.ts';
import { loadGrades } from '../domains/menu/load-grades.ts';
import { renderInStorefront } from '../testing/index.ts';
import { ProductTiles } from './product-tiles.tsx';

/** As it is found and liked: outside its category. */
function show(isWithoutCart: boolean) {
  const overall = anOverall({ categories: [aCategory({ isWithoutCart })], products: [aProduct()] });
  const menu = toSlimMenu(buildMenu(overall, { language: 'eng' }), 'eng', { main: 'eng', version: 'v' });
  renderInStorefront(<ProductTiles products={menu.products} />);
}

const adds = () => document.querySelectorAll('[data-add]').length;

test('SET-23 a dish without a cart can be opened and has nothing that adds it, wherever it is shown', () => {
  show(true);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/product/product-1');
  expect(adds()).toBe(0);
});

test('MENU-08 a card shows the grade of its dish once the grades are there', async () => {
  const overall = anOverall({ products: [aProduct(), aProduct({ id: 'new' })] });
  const menu = toSlimMenu(buildMenu(overall, { language: 'eng' }), 'eng', { main: 'eng', version: 'v' });
  const answers = { 'GET /products/v1/grade': [{ productId: 'product-1', grade: 4.5 }] };
  const { store } = renderInStorefront(<ProductTiles products={menu.products} />, { answers });
  expect(screen.queryByRole('img', { name: /Rating/ })).toBeNull();
  await act(() => loadGrades(store));
  expect(screen.getAllByRole('img', { name: /Rating/ }).map((one) => one.getAttribute('aria-label'))).toEqual(
    ['Rating: 4.5'],
  );
});

test.each([
  ['delivery alone', { pickUpEnabled: false, dineInEnabled: false }, /Only: Delivery/],
  ['all but delivery', { deliveryEnabled: false }, /Only: Pick-up, Dine in/],
  ['every service', {}, null],
])('BO-434 a card names the services that sell its dish: %s', (_, change, text) => {
  const overall = anOverall({ products: [aProduct(change)] });
  const services = ['DELIVERY', 'PICK_UP', 'DINE_IN'] as const;
  const options = { main: 'eng', version: 'v', services } as const;
  const menu = toSlimMenu(buildMenu(overall, { language: 'eng' }), 'eng', options);
  renderInStorefront(<ProductTiles products={menu.products} />);
  expect(screen.queryByText(text ?? /Only:/) !== null).toBe(text !== null);
});

test('SET-23 any other dish has its plus', () => {
  show(false);
  expect(adds()).toBe(1);
});

test('MENU-11 D12 a dish with required choices shows "from", and its plus opens it instead of adding it', () => {
  const modificationGroups = [aModificationGroup({ required: true })];
  const overall = anOverall({ products: [aProduct({ costPrice: 50_000, modificationGroups })] });
  const menu = toSlimMenu(buildMenu(overall, { language: 'eng' }), 'eng', { main: 'eng', version: 'v' });
  const { store } = renderInStorefront(<ProductTiles products={menu.products} />);
  expect(screen.getByText(/^from 5\d\s000/)).toBeTruthy();
  fireEvent.click(document.querySelector('[data-add="ask"]')!);
  expect(location.pathname).toBe('/product/product-1');
  expect(store.get(cartLinesAtom)).toEqual([]);
});
