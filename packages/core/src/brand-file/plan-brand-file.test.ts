import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { RecordFields } from '../drafts/record-fields.ts';
import { brandFilePreview } from './brand-file.schema.ts';
import {
  aFiledRecord as record,
  afterPlan as after,
  bringAll as how,
  plannedValues as valuesOf,
} from '../testing/brand-file-builders.ts';
import type { FiledBrand, FiledRecord } from './filed-brand.ts';
import { planBrandFile } from './plan-brand-file.ts';

const named = (id: string, uz: string) => ({ id, name: { uz, ru: '', eng: '' } });
const brand = (...records: FiledRecord[]): FiledBrand => ({
  records,
  groups: [named('main', 'Asosiy')],
  cities: [named('tashkent', 'Toshkent')],
});
const plov = record('product', 'plov', { 'name.uz': 'Palov', categoryId: 'hot', costPrice: 30_000 });
const hot = record('category', 'hot', { 'name.uz': 'Issiq', groupId: 'main' });
const branch = (id: string, uz: string, more: RecordFields = {}) =>
  record('branch', id, { 'name.uz': uz, isActive: true, workHours: [], address: null, ...more });

describe('what a brand file changes', () => {
  test('BO-362 a file of what is there already changes nothing', () => {
    const own = brand(hot, plov, branch('b', 'Markaz'));
    const plan = planBrandFile(own, own, { ...how, isOwn: true });
    expect([plan.records, plan.leftOut, plan.unfit]).toEqual([[], [], []]);
    expect(plan.same).toHaveLength(3);
  });

  test('BO-362 records of an empty brand are made with ids of their own, and name each other by them', () => {
    const plan = planBrandFile(brand(hot, plov), brand(), how);
    expect(plan.records.map(({ id, isNew }) => [id, isNew])).toEqual([
      ['new-category-hot', true],
      ['new-product-plov', true],
    ]);
    expect(valuesOf(plan, 'new-product-plov')).toMatchObject({
      exists: true,
      categoryId: 'new-category-hot',
      costPrice: 30_000,
    });
    expect(valuesOf(plan, 'new-category-hot')['groupId']).toBe('main');
  });

  test.each<[string, FiledRecord, string | null]>([
    ['its name in another spelling', record('product', 'x', { 'name.uz': 'PALOV' }), 'x'],
    ['its id', record('product', 'plov', { 'name.uz': 'Osh' }), 'plov'],
    ['neither', record('product', 'x', { 'name.uz': 'Osh' }), null],
    ['the name of a removed dish', record('product', 'x', { 'name.uz': 'Palov', exists: false }), null],
  ])('BO-362 a dish is found by %s', (_, own, id) => {
    const plan = planBrandFile(brand(hot, plov), brand(hot, own), how);
    expect(plan.records.find(({ entity }) => entity === 'product')).toMatchObject({
      id: id ?? 'new-product-plov',
      isNew: id === null,
    });
  });

  test('BO-362 a name of several dishes is left out, not guessed', () => {
    const twins = ['a', 'b'].map((id) => record('product', id, { 'name.uz': 'Palov' }));
    for (const [filed, own] of [
      [brand(plov), brand(...twins)],
      [brand(...twins), brand(plov)],
    ] as const) {
      const plan = planBrandFile(filed, own, how);
      expect(plan.records).toEqual([]);
      expect(new Set(plan.leftOut.map(({ reason }) => reason))).toEqual(new Set(['several']));
    }
  });

  test('BO-362 nothing is removed, and a removed record of the file makes none', () => {
    const gone = record('product', 'gone', { exists: false, 'name.uz': 'Norin' });
    const plan = planBrandFile(brand(gone), brand(hot, plov), how);
    expect([plan.records, plan.leftOut]).toEqual([[], []]);
  });
});

describe('what belongs to one brand alone', () => {
  const contacts = { phone: '+998901112233', isDark: true, 'amoCRM.id': '12' };
  const settings = record('settings', 'web', contacts);
  const bare = record('settings', 'web', { phone: null, isDark: false, 'amoCRM.id': null });
  const name = record('brand', 'brand', { 'name.uz': 'Osh markazi' });

  test('BO-362 the name, contacts and accounts of another brand stay out; its look comes', () => {
    const plan = planBrandFile(brand(settings, name), brand(bare, record('brand', 'brand')), how);
    expect(plan.records).toHaveLength(1);
    expect(valuesOf(plan, 'web')).toEqual({ isDark: true });
  });

  test('BO-362 a file of the own brand brings them', () => {
    const plan = planBrandFile(brand(settings), brand(bare), { ...how, isOwn: true });
    expect(valuesOf(plan, 'web')).toMatchObject({ isDark: true, phone: '+998901112233' });
  });

  test('BO-362 the only branch takes the hours of the only branch, never its address', () => {
    const theirs = branch('b', 'Chorsu', { address: 'Chorsu 1', deliveryStart: '10:00' });
    const plan = planBrandFile(brand(theirs), brand(branch('own', 'Yunusobod')), how);
    expect(valuesOf(plan, 'own')).toEqual({ deliveryStart: '10:00' });
  });

  test('BO-362 of several branches those of one name are each other’s; the others are named', () => {
    const plan = planBrandFile(
      brand(branch('a', 'Chorsu', { deliveryStart: '10:00' }), branch('b', 'Sergeli')),
      brand(branch('x', 'chorsu'), branch('y', 'Yunusobod')),
      how,
    );
    expect(plan.records.map(({ id }) => id)).toEqual(['x']);
    expect(plan.leftOut).toMatchObject([{ id: 'b', reason: 'missing' }]);
  });

  test('BO-362 a new dish is sold where the file names, else in every open branch', () => {
    const own = brand(
      branch('x', 'Chorsu'),
      branch('y', 'Sergeli'),
      branch('z', 'Yopiq', { isActive: false }),
    );
    const filed = (ids: string[]) =>
      brand(
        branch('a', 'Chorsu'),
        branch('b', 'Navoiy'),
        record('product', 'p', { 'name.uz': 'Osh', branches: ids }),
      );
    const soldAt = (ids: string[]) =>
      valuesOf(planBrandFile(filed(ids), own, how), 'new-product-p')['branches'];
    expect(soldAt(['a', 'b'])).toEqual(['x']);
    expect(soldAt(['b'])).toEqual(['x', 'y']);
  });
});

describe('what records name', () => {
  const off = record('promo', 'off', { 'name.uz': 'Chegirma', code: 'OSH', 'dishes.productIds': ['plov'] });

  test('BO-362 a promotion whose dish does not come is left out: it would be about something else', () => {
    const menuless = { ...how, areas: ['promos'] as const };
    expect(planBrandFile(brand(hot, plov, off), brand(), menuless).leftOut).toMatchObject([
      { id: 'off', reason: 'references' },
    ]);
    const both = planBrandFile(brand(hot, plov, off), brand(), how);
    expect(valuesOf(both, 'new-promo-off')['dishes.productIds']).toEqual(['new-product-plov']);
  });

  test('BO-362 a banner without its dish comes without the link', () => {
    const banner = record('banner', 'b', { productId: 'none', image: '/media/a.webp' });
    expect(valuesOf(planBrandFile(brand(banner), brand(), how), 'new-banner-b')).not.toHaveProperty(
      'productId',
    );
  });

  test('BO-362 BO-273 a locked price stays', () => {
    const own = brand(
      hot,
      record('product', 'plov', { 'name.uz': 'Palov', categoryId: 'hot', costPrice: 1 }),
    );
    const locked = new Map([['plov', ['price']]]);
    expect(planBrandFile(brand(hot, plov), own, { ...how, locked }).records).toEqual([]);
  });

  test('BO-362 a value that the draft does not take is named, and the rest comes', () => {
    const bad = record('product', 'plov', { 'name.uz': 'Palov', image: 'file:///a', costPrice: 5 });
    const plan = planBrandFile(brand(bad), brand(), how);
    expect(plan.unfit).toMatchObject([{ id: 'plov', field: 'image' }]);
    expect(valuesOf(plan, 'new-product-plov')['costPrice']).toBe(5);
  });
});

test('BO-363 once brought, any file brings no more', () => {
  const word = fc.constantFrom('Palov', 'palov', 'Somsa', 'Норин', '');
  const dish = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    uz: word,
    ru: word,
    price: fc.integer({ min: 0, max: 9 }),
    isThere: fc.boolean(),
  });
  const menu = fc.uniqueArray(dish, { selector: ({ id }) => id }).map((dishes) =>
    brand(
      hot,
      ...dishes.map(({ id, uz, ru, price, isThere }) =>
        record('product', id, {
          'name.uz': uz,
          'name.ru': ru,
          costPrice: price,
          exists: isThere,
          categoryId: 'hot',
        }),
      ),
    ),
  );
  fc.assert(
    fc.property(menu, menu, fc.boolean(), (filed, own, isOwn) => {
      const plan = planBrandFile(filed, own, { ...how, isOwn });
      const brought = after(own, plan);
      expect(planBrandFile(filed, brought, { ...how, isOwn }).records).toEqual([]);
      const ids = (of: FiledBrand) => of.records.filter(({ fields }) => fields['exists'] !== false).length;
      expect(ids(brought)).toBeGreaterThanOrEqual(ids(own));
    }),
  );
});

test('BO-362 a preview counts by part of the brand and shows the first records', () => {
  const plan = planBrandFile(brand(hot, plov), brand(), how);
  const { areas, records, recordCount } = brandFilePreview(plan, 'uz');
  expect(areas.find(({ area }) => area === 'menu')).toEqual({
    area: 'menu',
    created: 2,
    changed: 0,
    same: 0,
  });
  expect(records[1]).toEqual({
    entity: 'product',
    id: 'new-product-plov',
    name: 'Palov',
    isNew: true,
    changes: [],
  });
  expect(recordCount).toBe(2);
});
