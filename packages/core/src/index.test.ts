import { expect, test } from 'vitest';

import * as core from './index.ts';

const words = (text: string) => ({ ru: text, uz: text, eng: text });

test('the door for outside tools has the names of the design and no others', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'applyPromo',
    'buildMenu',
    'containsPoint',
    'defaultSettings',
    'endpoints',
    'formatDate',
    'formatMoney',
    'formatPhone',
    'indexMenu',
    'isBranchOpen',
    'isBranchOpenNow',
    'isDeliverable',
    'maskPhone',
    'nextStatuses',
    'parseSettings',
    'priceOrder',
    'searchMenu',
    'stripPathPrefix',
  ]);
});

test('FMT-01 NAV-01 the examples of the design hold', () => {
  expect(core.formatMoney(125_000)).toBe('125 000');
  expect(core.stripPathPrefix('/ru/2/basket')).toEqual({ path: '/basket', lang: 'ru', page: '2' });
  expect(core.nextStatuses('DONE', 'DELIVERY')).toEqual(['ATTACHED', 'ON_WAY']);
  expect(core.formatDate(null, {}, 'Asia/Tashkent')).toBe('--.--.----');
});

test('MENU-10 a menu can be built and searched through the door alone', () => {
  const overall = JSON.parse(
    JSON.stringify({
      groups: [{ id: 'g', name: words('G'), priority: 1, categories: [] }],
      categories: [{ id: 'c', groupId: 'g', name: words('C'), priority: 1, products: [] }],
      products: [{ id: 'p', categoryId: 'c', name: words("Lag'mon"), priority: 1, costPrice: 32_000 }],
    }),
  );
  const menu = core.buildMenu(overall, { language: 'uz' });
  expect(menu.products.map((product) => product.id)).toEqual(['p']);
  expect(core.searchMenu(core.indexMenu(menu), 'лагман', 'uz')).toEqual(['p']);
});
