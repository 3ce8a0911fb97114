import { anOverall, aProduct } from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { toMenuProduct } from './menu-product.ts';
import { storefrontMenu } from './storefront-menu.ts';
import { toSlimMenu } from './slim-menu.ts';

test('IMP-02 a product that is switched off is on the page, last of its category, and cannot be added', () => {
  const overall = anOverall({
    products: [aProduct({ id: 'off', isAvailable: false, priority: 1 }), aProduct({ id: 'on', priority: 2 })],
  });
  const { products } = toSlimMenu(storefrontMenu(overall, 'uz'), 'uz', { main: 'uz', version: 'v' });
  expect(products.map((row) => [row[0], toMenuProduct(row).isOff])).toEqual([
    ['on', false],
    ['off', true],
  ]);
});
