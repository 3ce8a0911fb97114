import { describe, expect, test } from 'vitest';

import * as core from './index.ts';

const localized = (text: string) => ({ ru: text, uz: text, eng: text });

test('the entry point for outside tools has its fixed names and no others', () => {
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

test('FMT-01 NAV-01 its documented examples hold', () => {
  expect(core.formatMoney(125_000)).toBe('125 000');
  expect(core.stripPathPrefix('/ru/2/basket')).toEqual({ path: '/basket', lang: 'ru', page: '2' });
  expect(core.nextStatuses('DONE', 'DELIVERY')).toEqual(['ATTACHED', 'ON_WAY']);
  expect(core.formatDate(null, {}, 'Asia/Tashkent')).toBe('--.--.----');
});

test('MENU-10 a menu can be built and searched through the entry point alone', () => {
  const overall = JSON.parse(
    JSON.stringify({
      groups: [{ id: 'g', name: localized('G'), priority: 1, categories: [] }],
      categories: [{ id: 'c', groupId: 'g', name: localized('C'), priority: 1, products: [] }],
      products: [{ id: 'p', categoryId: 'c', name: localized("Lag'mon"), priority: 1, costPrice: 32_000 }],
    }),
  );
  const menu = core.buildMenu(overall, { language: 'uz' });
  expect(menu.products.map((product) => product.id)).toEqual(['p']);
  expect(core.searchMenu(core.indexMenu(menu), 'лагман', 'uz')).toEqual(['p']);
});

/** Things as a tool outside the repository holds them: JSON, with what the wire may leave out left out. */
const wire = <T>(json: string): T => JSON.parse(json) as T;
const now = new Date('2026-05-11T07:00:00Z');

describe('plain objects of the wire are enough', () => {
  test('MENU-02 D32 a menu of products that name their branches, or none, with a switch or without one', () => {
    const overall = wire<Parameters<typeof core.buildMenu>[0]>(`{
      "groups": [{ "id": "g" }],
      "categories": [{ "id": "c", "groupId": "g" }, { "id": "empty", "groupId": "g" }],
      "products": [
        { "id": "silent", "categoryId": "c", "productBranch": [{ "branch": { "id": "b1" } }] },
        { "id": "off", "categoryId": "c", "productBranch": [{ "branch": { "id": "b1", "isActive": false } }] },
        { "id": "flat", "categoryId": "c", "productBranch": [{ "id": "b1", "isActive": true }] },
        { "id": "other", "categoryId": "c", "productBranch": [{ "branch": { "id": "b2", "isActive": true } }] },
        { "id": "named", "category": { "id": "c" }, "productBranch": [{ "branch": { "id": "b1", "isActive": null } }] },
        { "id": "none", "categoryId": "c", "productBranch": [] },
        { "id": "absent", "categoryId": "c" },
        { "id": "null", "categoryId": "c", "productBranch": null }
      ]
    }`);
    const ids = (menu: ReturnType<typeof core.buildMenu>) => menu.products.map(({ id }) => id);
    const near = core.buildMenu(overall, { language: 'ru', branchId: 'b1' });
    expect(ids(near)).toEqual(['silent', 'flat', 'named']);
    expect(near.categories.map(({ id, products }) => [id, products.length])).toEqual([['c', 3]]);
    expect(near.groups[0]?.categories.map(({ id }) => id)).toEqual(['c']);
    expect(near.products.every(({ isAvailable }) => isAvailable)).toBe(true);
    expect(ids(core.buildMenu(overall, { language: 'ru' }))).toHaveLength(8);
    expect(core.buildMenu({}, { language: 'ru' })).toEqual({ groups: [], categories: [], products: [] });
    expect(core.searchMenu(core.indexMenu(near), 'osh', 'uz')).toEqual([]);
  });

  test('D39 D58 a product of three fields has a price, and what is missing is nothing', () => {
    const order = wire<Omit<Parameters<typeof core.priceOrder>[0], 'now'>>(`{
      "lines": [
        { "product": { "id": "p", "costPrice": 30005, "discount": 50 }, "count": 2 },
        { "product": { "id": "q", "costPrice": 10000, "discount": null }, "count": 1,
          "modifiers": [{ "modifier": { "id": "m" }, "count": 1 }, { "modifier": { "id": "n", "price": 500 }, "count": 2 }] }
      ],
      "serviceType": "DELIVERY",
      "deliveryPrice": 9000,
      "promo": { "discountType": "AMOUNT", "productDiscount": 6 },
      "serviceFee": { "isServiceFeeEnabled": true }
    }`);
    const price = core.priceOrder({ ...order, now });
    expect(price).toMatchObject({
      productCount: 3,
      productPrice: 71_010,
      productDiscount: 30_004,
      totalProductPrice: 41_006,
      totalProductDiscount: 30_010,
      servicePrice: 0,
      cashback: 0,
      totalPrice: 50_000,
      promoError: null,
    });
    expect(price.explanation.reduce((sum, { amount }) => sum + amount, 0)).toBe(50_000);
  });

  test('D41 a fee of a plain amount, and settings that leave out their threshold', () => {
    const order = { lines: [], serviceType: 'PICK_UP' as const, deliveryPrice: 0, now };
    expect(core.priceOrder({ ...order, serviceFee: 700 }).servicePrice).toBe(700);
    const fee = { isServiceFeeEnabled: true, serviceFeeAmount: 900 };
    expect(core.priceOrder({ ...order, serviceFee: fee }).servicePrice).toBe(900);
    const freed = { ...fee, isServiceFeeFreeAboveThreshold: true };
    expect(core.priceOrder({ ...order, serviceFee: freed }).servicePrice).toBe(0);
  });

  test('VAL-10 VAL-11 a promo that leaves out its period, its minimum and its switch', () => {
    const basket = { totalProductPrice: 40_000, deliveryPrice: 10_000 };
    const promo = wire<Parameters<typeof core.applyPromo>[0]>(
      '{ "id": "x", "code": "X", "discountType": "PERCENTAGE", "productDiscount": 10, "minPrice": null }',
    );
    expect(core.applyPromo(promo, basket, now)).toEqual({
      ok: true,
      value: { onProducts: 4000, onDelivery: 0 },
    });
    expect(core.applyPromo({ ...promo, isActive: false }, basket, now)).toEqual({
      ok: false,
      code: 'promo.inactive',
    });
  });

  test('VAL-15 D38 a branch that is all hours, and one without any', () => {
    const branch = wire<Parameters<typeof core.isBranchOpen>[0]>(
      '{ "id": "b", "workHours": [{ "type": "PICK_UP", "weekName": "MONDAY", "open": "09:00", "close": "23:00" }] }',
    );
    expect(core.isBranchOpen(branch, 'MONDAY')).toBe(true);
    expect(core.isBranchOpen(branch, 'TUESDAY')).toBe(false);
    expect(core.isBranchOpenNow(branch, 'DELIVERY', now, 'Asia/Tashkent')).toBe(true);
    for (const empty of [{}, { workHours: null }, { workHours: [] }]) {
      expect(core.isBranchOpen(empty, 'MONDAY')).toBe(false);
      expect(core.isBranchOpenNow(empty, 'PICK_UP', now, 'Asia/Tashkent')).toBe(false);
    }
  });

  test('VAL-14 a polygon of plain pairs, and a region without one', () => {
    const ring = wire<[number, number][]>('[[69.2,41.3],[69.3,41.3],[69.3,41.35],[69.2,41.35]]');
    const point = { lat: 41.32, lon: 69.24 };
    expect(core.containsPoint(ring, point)).toBe(true);
    expect(core.containsPoint(ring, { lat: 41.36, lon: 69.24 })).toBe(false);
    expect(core.isDeliverable([{}, { polygon: ring }], point)).toBe(true);
    expect(core.isDeliverable([{}, { polygon: [] }], point)).toBe(false);
  });

  test('D27 the moves of an order, and none from a status that is not ours', () => {
    expect(core.nextStatuses('CREATED', 'DELIVERY')).toEqual(['ACCEPTED', 'CANCELED']);
    expect(core.nextStatuses('DONE', 'PICK_UP')).toEqual(['CLOSED']);
    // A status that the type rules out but the wire may carry.
    expect(core.nextStatuses('LOST' as never, 'DELIVERY')).toEqual([]);
  });

  test('SET-29 anything is settings', () => {
    for (const json of ['anything', null, 7, [], undefined]) {
      expect(core.parseSettings(json)).toEqual(core.defaultSettings());
    }
    expect(core.parseSettings({ mainColor: '#123456' }).look.mainColor).toBe('#123456');
  });

  test('FMT-03 FMT-04 FMT-05 phones and dates as the wire writes them', () => {
    expect(core.formatPhone('998901234567')).toBe('+998 90 123 45 67');
    expect(core.maskPhone('+998901234567')).toBe('+998 90 *** ** 67');
    expect(core.formatDate('2026-05-11T07:00:00Z', { time: true }, 'Asia/Tashkent')).toBe('11.05.2026 12:00');
    expect(core.formatDate('2026-05-11T07:00:09Z', { seconds: true }, 'Asia/Tashkent')).toBe(
      '11.05.2026 12:00:09',
    );
  });
});
