import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue } from '@dasturxon/core/drafts';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save, undo } from '../../testing/back-office/menu-editor.ts';
import { key } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

const DISH = 'a1b2c3d4-0000-4000-8000-000000000001';
const SHELF = 'a1b2c3d4-0000-4000-8000-000000000002';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const menu = async () => unwrap(await osh.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));
const bytes = async () => JSON.stringify(await menu());
const ofCategory = (fields: Record<string, FieldValue>, id: string, base = 0) =>
  Object.entries(fields).map(([field, value]) => ({ entity: 'category' as const, id, field, value, base }));
const ofDish = (fields: Record<string, FieldValue>, id = DISH, base = 0) =>
  Object.entries(fields).map(([field, value]) => patch(field, value, base, id));
const dish = {
  exists: true,
  categoryId: 'category-1',
  'name.uz': 'Somsa',
  costPrice: 12_000,
  branches: ['branch-1'],
  priority: 9,
};
const publishAll = async () => publish(manager, (await draftOf(manager)).revision);

describe('BO-270 dishes and categories are made, moved and removed in the draft', () => {
  test('BO-270 a new dish in a new category is on the menu once published, and off it by undo', async () => {
    const before = await bytes();
    unwrap(await save(manager, ofCategory({ exists: true, 'name.uz': 'Nonushta', priority: 5 }, SHELF)));
    unwrap(await save(manager, ofDish({ ...dish, categoryId: SHELF })));
    expect(await bytes()).toBe(before);
    unwrap(await publishAll());
    await expect.poll(bytes).not.toBe(before);
    const { products, categories } = await menu();
    expect(categories.find(({ id }) => id === SHELF)).toMatchObject({ name: { uz: 'Nonushta' } });
    expect(products.find(({ id }) => id === DISH)).toMatchObject({
      name: { uz: 'Somsa' },
      costPrice: 12_000,
      categoryId: SHELF,
      productBranch: [{ branch: { id: 'branch-1', isActive: true } }],
    });
    unwrap(await undo(manager, { version: 2, expectedVersion: 2 }));
    await expect.poll(bytes).toBe(before);
  });

  test('BO-270 a dish moves to another category and another branch, and back byte for byte', async () => {
    const before = await bytes();
    unwrap(await save(manager, ofCategory({ exists: true, 'name.uz': 'Nonushta' }, SHELF)));
    unwrap(await save(manager, [patch('categoryId', SHELF), patch('branches', ['branch-2'])]));
    unwrap(await publishAll());
    await expect.poll(bytes).not.toBe(before);
    const moved = (await menu()).products.find(({ id }) => id === 'product-1');
    expect(moved).toMatchObject({ categoryId: SHELF, productBranch: [{ branch: { id: 'branch-2' } }] });
    unwrap(await undo(manager, { version: 2, expectedVersion: 2 }));
    await expect.poll(bytes).toBe(before);
  });

  test('BO-270 a removed dish is off the menu with its fields kept, and comes back by undo or by hand', async () => {
    const before = await bytes();
    unwrap(await save(manager, [patch('exists', false)]));
    unwrap(await publishAll());
    await expect.poll(async () => (await menu()).products.map(({ id }) => id)).toEqual(['lagman']);
    const removed = (await draftOf(manager)).products.find(({ id }) => id === 'product-1');
    expect(removed?.fields).toMatchObject({ exists: false, active: true, costPrice: 45_000 });
    unwrap(await undo(manager, { version: 2, expectedVersion: 2 }));
    await expect.poll(bytes).toBe(before);
    unwrap(await save(manager, [patch('exists', false, (await draftOf(manager)).revision)]));
    unwrap(await publishAll());
    unwrap(await save(manager, [patch('exists', true, (await draftOf(manager)).revision)]));
    unwrap(await publishAll());
    await expect.poll(bytes).toBe(before);
  });

  test.each([
    ['a dish of no category', ofDish({ ...dish, categoryId: null }), 'category'],
    ['a dish of an unknown category', ofDish({ ...dish, categoryId: 'elsewhere' }), 'category'],
    ['a category with dishes is removed', ofCategory({ exists: false }, 'category-1'), 'inUse'],
    ['a category of an unknown group', ofCategory({ groupId: 'elsewhere' }, 'category-1'), 'group'],
  ])('BO-270 not published: %s', async (_, patches, problem) => {
    const before = await bytes();
    unwrap(await save(manager, patches));
    const { error } = await publishAll();
    expect(error).toMatchObject({ code: 'draft.incomplete', data: { problems: [{ problem }] } });
    expect(await bytes()).toBe(before);
  });

  test('BO-270 an id that no editor gives makes no record', async () => {
    const { error } = await save(manager, ofDish(dish, 'my-own-id'));
    expect(error?.code).toBe('product.notFound');
  });

  test('BO-206 a bulk change includes new dishes of the draft, and no removed ones', async () => {
    unwrap(await save(manager, [...ofDish(dish), patch('exists', false)]));
    const { revision } = await draftOf(manager);
    const change = { kind: 'SUM' as const, sum: 1_000, step: 1 as const };
    const body = { scope: { of: 'MENU' as const }, change, expectedVersion: revision };
    unwrap(await manager.api(endpoints.bulkMenuDraft, { body, idempotencyKey: key() }));
    const prices = (await draftOf(manager)).patches.filter(({ field }) => field === 'costPrice');
    expect(new Map(prices.map(({ id, value }) => [id, value]))).toEqual(
      new Map<string, FieldValue>([
        [DISH, 13_000],
        ['lagman', 46_000],
      ]),
    );
  });

  test('BO-271 a dish whose questions have too few answers is marked', async () => {
    const { products } = await draftOf(manager);
    expect(products.map(({ canBeChosen }) => canBeChosen)).toEqual([true, true]);
  });
});
