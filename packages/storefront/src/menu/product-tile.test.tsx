import { buildMenu } from '@dasturxon/core/catalog';
import { aCategory, anOverall, aProduct } from '@dasturxon/core/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { toSlimMenu } from '../catalog/slim-menu.ts';
import { renderInShop } from '../testing/index.ts';
import { ProductTiles } from './product-tiles.tsx';

/** As it is found and liked: outside its category. */
function show(isWithoutCart: boolean) {
  const overall = anOverall({ categories: [aCategory({ isWithoutCart })], products: [aProduct()] });
  const menu = toSlimMenu(buildMenu(overall, { language: 'eng' }), 'eng', { main: 'eng', version: 'v' });
  renderInShop(<ProductTiles products={menu.products} />);
}

const adds = () => document.querySelectorAll('[data-add]').length;

test('SET-23 a dish without a cart can be opened and has nothing that adds it, wherever it is shown', () => {
  show(true);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/product/product-1');
  expect(adds()).toBe(0);
});

test('SET-23 any other dish has its plus', () => {
  show(false);
  expect(adds()).toBe(1);
});
