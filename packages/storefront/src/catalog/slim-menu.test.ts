import { buildMenu, startingPrice } from '@dasturxon/core/catalog';
import {
  aCategory,
  aGroup,
  aModificationGroup,
  aModifier,
  anOverall,
  aProduct,
} from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { CHUNK, toSections } from './menu-rows.ts';
import { toMenuProduct } from './menu-product.ts';
import { toSlimMenu } from './slim-menu.ts';
import { tilePrices } from './tile-prices.ts';

const slim = (overall: Parameters<typeof anOverall>[0]) =>
  toSlimMenu(buildMenu(anOverall(overall), { language: 'ru' }), 'ru', { main: 'uz', version: 'v' });

test('a plain product is four fields long', () => {
  const { products } = slim({ products: [aProduct({ image: '/media/a.webp' })] });
  expect(products).toEqual([['product-1', 'Плов', '/media/a.webp', 45_000]]);
});

test('what is rare survives the way through the page', () => {
  const product = aProduct({
    discount: 15,
    unit: 'KG',
    measure: 0.25,
    calorie: 300,
    labels: ['hit'],
    minCount: 2,
    maxCount: 8,
    amount: 4,
    additionalPrice: 500,
    modificationGroups: [
      aModificationGroup({
        required: true,
        min: 1,
        items: [aModifier({ id: 'x', price: 700, included: 1 })],
      }),
    ],
  });
  const read = toMenuProduct(JSON.parse(JSON.stringify(slim({ products: [product] }).products[0])));
  expect(read).toMatchObject({
    discount: 15,
    unit: 'KG',
    measure: 0.25,
    calorie: 300,
    labels: ['hit'],
    minCount: 2,
    additionalPrice: 500,
    soldBy: null,
    needsChoice: true,
    modifierPrices: { x: [700, 1] },
  });
  expect([read.isFull(3), read.isFull(4)]).toEqual([false, true]);
});

test.each([
  ['several choices', [aModifier({ id: 'a', price: 3000 }), aModifier({ id: 'b', price: 9000 })], true],
  ['one choice, made by default', [aModifier({ id: 'a', price: 3000, default: 1 })], false],
])('MENU-11 D12 the card shows the price of the cheapest required choices: %s', (_, items, isFrom) => {
  const product = aProduct({
    costPrice: 20_000,
    modificationGroups: [aModificationGroup({ required: true, items })],
  });
  const row = toMenuProduct(slim({ products: [product] }).products[0]!);
  expect(startingPrice(product)).toEqual({ price: 23_000, isFrom });
  expect(tilePrices(row).now).toBe(23_000);
  expect(row.needsChoice).toBe(isFrom);
});

test('MENU-04 groups without anything on sale are not on the page', () => {
  const menu = slim({
    groups: [aGroup({ id: 'empty' }), aGroup({ id: 'group-1' })],
    categories: [aCategory({ groupId: 'group-1' })],
    products: [aProduct()],
  });
  expect(menu.groups.map(([id]) => id)).toEqual(['group-1']);
  expect(menu.categories[0]).toMatchObject({ group: 0, count: 1 });
});

test('sections keep each category’s own products, in chunks', () => {
  const products = Array.from({ length: CHUNK + 3 }, (_, at) => aProduct({ id: `p${at}`, priority: at }));
  const [section] = toSections(slim({ products }));
  expect(section!.chunks.map((chunk) => chunk.products.length)).toEqual([CHUNK, 3]);
  expect(section!.chunks[1]!.products[0]![0]).toBe(`p${CHUNK}`);
});
