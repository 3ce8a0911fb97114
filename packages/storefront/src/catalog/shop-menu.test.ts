import { anOverall, aProduct } from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { toMenuProduct } from './menu-product.ts';
import { shopMenu } from './shop-menu.ts';
import { toSlimMenu } from './slim-menu.ts';

test('IMP-02 a product that is switched off is on the page, and cannot be added', () => {
  const overall = anOverall({
    products: [aProduct({ id: 'on' }), aProduct({ id: 'off', isAvailable: false, priority: 1 })],
  });
  const { products } = toSlimMenu(shopMenu(overall, 'uz'), 'uz', { main: 'uz', version: 'v' });
  expect(products.map((row) => [row[0], toMenuProduct(row).isOff])).toEqual([
    ['on', false],
    ['off', true],
  ]);
});
