import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save, undo } from '../../testing/back-office/menu-editor.ts';
import { key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { publishPlannedJob } from '../planned-job.ts';

let osh: Scene;
let manager: StaffPerson;
let other: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  other = await staffPerson(osh, { role: 'ADMIN' });
});

const menu = async () => unwrap(await osh.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));
const priceNow = async (id = 'product-1') => (await menu()).products.find((one) => one.id === id)?.costPrice;
const bytes = async () => (await osh.request('/products/v1/overalls?type=WEB')).text();
const eventually = async (look: () => Promise<void>) => vi.waitFor(look, { timeout: 5_000, interval: 20 });

describe('BO-202 publication', () => {
  test('BO-202 guests see it at once and pay the new price; the old price is refused', async () => {
    await bytes();
    unwrap(await save(manager, [patch('costPrice', 50_000), patch('name.uz', 'Choyxona osh')]));
    expect(unwrap(await publish(manager, 1))).toMatchObject({ version: 2, changes: 2 });
    await eventually(async () => expect(await priceNow()).toBe(50_000));
    const guest = await osh.person();
    expect((await place(guest, pickUp({ totalPrice: 90_000 }))).error?.code).toBe('price_changed');
    unwrap(await place(guest, pickUp({ totalPrice: 100_000 })));
    expect((await draftOf(manager)).patches).toEqual([]);
  });

  test('BO-202 only one record is published; the others wait', async () => {
    unwrap(await save(manager, [patch('costPrice', 50_000), patch('costPrice', 40_000, 0, 'lagman')]));
    unwrap(await publish(manager, 1, { records: [{ entity: 'product', id: 'lagman' }] }));
    expect(await priceNow('lagman')).toBe(40_000);
    expect(await priceNow()).toBe(45_000);
    expect((await draftOf(manager)).patches.map(({ id }) => id)).toEqual(['product-1']);
  });

  test('BO-202 what the publisher has not seen is not published, nor is nothing', async () => {
    unwrap(await save(manager, [patch('costPrice', 50_000)]));
    unwrap(await save(other, [patch('costPrice', 60_000, 1)]));
    expect((await publish(manager, 1)).error?.code).toBe('draft.changed');
    unwrap(await publish(manager, 2));
    expect((await publish(manager, 9)).error?.code).toBe('draft.empty');
  });

  test('BO-201 a product without a name is not published, and nothing else with it', async () => {
    const nameless = ['uz', 'ru', 'eng'].map((language) => patch(`name.${language}`, ''));
    unwrap(await save(manager, [...nameless, patch('costPrice', 40_000, 0, 'lagman')]));
    const refused = await publish(manager, 1);
    expect(refused.error).toMatchObject({ status: 422, code: 'draft.incomplete' });
    expect(refused.error?.data['problems']).toEqual([
      { entity: 'product', id: 'product-1', field: 'name', problem: 'nameMissing' },
    ]);
    expect(await priceNow('lagman')).toBe(45_000);
  });

  test('BO-202 a hidden category takes its products off the menu and off sale', async () => {
    const { id } = (await draftOf(manager)).categories[0]!;
    unwrap(await save(manager, [{ entity: 'category', id, field: 'active', value: false, base: 0 }]));
    unwrap(await publish(manager, 1));
    await expect.poll(menu).toMatchObject({ categories: [], products: [] });
    expect((await place(await osh.person(), pickUp())).error?.code).toBe('product.unavailable');
    unwrap(await undo(manager, { version: 2, expectedVersion: 2 }));
    unwrap(await place(await osh.person(), pickUp()));
  });

  test('BO-202 a planned publication happens at its time, with what was planned alone', async () => {
    const at = new Date(osh.clock.now.getTime() + 3_600_000).toISOString();
    unwrap(await save(manager, [patch('costPrice', 50_000), patch('name.uz', 'Choyxona osh')]));
    expect(unwrap(await publish(manager, 1, { at }))).toMatchObject({ version: null, changes: 2 });
    expect(await priceNow()).toBe(45_000);
    const { revision } = await draftOf(manager);
    unwrap(await save(manager, [patch('name.uz', 'Toʻy oshi', revision)]));
    osh.clock.now = new Date(at);
    await publishPlannedJob(osh.deps, osh.merchantId, { at });
    await publishPlannedJob(osh.deps, osh.merchantId, { at });
    expect(await priceNow()).toBe(50_000);
    expect((await draftOf(manager)).patches).toMatchObject([{ value: 'Toʻy oshi', publishAt: null }]);
    expect(unwrap(await manager.api(endpoints.listMenuVersions))).toMatchObject([
      { version: 2, by: 'MANAGER', at, changes: 1 },
    ]);
  });

  test('BO-202 a plan is for the future, can be taken back, and ends with the rights of its author', async () => {
    const at = new Date(osh.clock.now.getTime() + 60_000).toISOString();
    unwrap(await save(manager, [patch('costPrice', 50_000)]));
    expect((await publish(manager, 1, { at: osh.clock.now.toISOString() })).error?.code).toBe(
      'draft.timePast',
    );
    unwrap(await publish(manager, 1, { at }));
    unwrap(await other.api(endpoints.unplanMenuDraft, { body: { at }, idempotencyKey: key() }));
    await publishPlannedJob(osh.deps, osh.merchantId, { at });
    expect(await priceNow()).toBe(45_000);
    unwrap(await publish(manager, (await draftOf(manager)).revision, { at }));
    unwrap(await other.api(endpoints.removeStaff, { params: { id: manager.userId } }));
    await publishPlannedJob(osh.deps, osh.merchantId, { at });
    expect(await priceNow()).toBe(45_000);
    expect((await draftOf(other)).patches).toMatchObject([{ value: 50_000, publishAt: null }]);
  });
});

test('BO-538 staff keep the food cost of a dish, and no answer to a guest has it', async () => {
  unwrap(await save(manager, [patch('foodCost', 21_987), patch('costPrice', 50_000)]));
  unwrap(await publish(manager, 1));
  await eventually(async () => expect(await priceNow()).toBe(50_000));
  const draft = await draftOf(manager);
  expect(draft.products.find(({ id }) => id === 'product-1')).toMatchObject({ fields: { foodCost: 21_987 } });
  expect(await bytes()).not.toMatch(/foodCost|21987/);
  expect(await (await osh.request('/')).text()).not.toMatch(/foodCost|21987/);
});

describe('BO-203 versions', () => {
  test('scenario 17 BO-203 undo restores the menu byte for byte, and can be undone itself', async () => {
    const before = await bytes();
    const texts = ['name.uz', 'name.ar', 'description.ru'].map((field) => patch(field, 'Yangi'));
    const facts = [patch('discount', 12.5), patch('calorie', 640), patch('measure', 0.5), patch('spicy', 2)];
    unwrap(await save(manager, [...texts, ...facts, patch('costPrice', 50_000), patch('enabledEats', true)]));
    unwrap(await publish(manager, 1));
    await eventually(async () => expect(await bytes()).not.toBe(before));
    expect((await menu()).products.find(({ id }) => id === 'product-1')).toMatchObject({
      discount: 12.5,
      calorie: 640,
      measure: 0.5,
      spicy: 2,
    });
    const after = await bytes();
    expect(unwrap(await undo(manager, { version: 2, expectedVersion: 2 }))).toMatchObject({
      version: 3,
      changes: 9,
    });
    await eventually(async () => expect(await bytes()).toBe(before));
    unwrap(await undo(manager, { version: 3, expectedVersion: 3 }));
    await eventually(async () => expect(await bytes()).toBe(after));
  });

  test('BO-203 fields that were changed since are named with both values, and may be left as they are', async () => {
    unwrap(await save(manager, [patch('costPrice', 50_000), patch('name.uz', 'Choyxona osh')]));
    unwrap(await publish(manager, 1));
    unwrap(await save(other, [patch('costPrice', 60_000, 2)]));
    unwrap(await publish(other, 3));
    expect((await undo(manager, { version: 2, expectedVersion: 2 })).error?.code).toBe('draft.changed');
    const refused = await undo(manager, { version: 2, expectedVersion: 3 });
    expect(refused.error?.code).toBe('draft.conflict');
    expect(refused.error?.data['conflicts']).toMatchObject([
      { field: 'costPrice', yours: 45_000, theirs: 60_000, by: 'ADMIN' },
    ]);
    expect(unwrap(await undo(manager, { version: 2, expectedVersion: 3, skipChanged: true }))).toMatchObject({
      version: 4,
      changes: 1,
    });
    expect(await priceNow()).toBe(60_000);
    expect((await undo(manager, { version: 99, expectedVersion: 4 })).error?.code).toBe(
      'menuVersion.notFound',
    );
  });

  test('BO-203 the last 50 versions are listed and can be undone; an older one cannot', async () => {
    for (let price = 1; price <= 51; price += 1) {
      const { revision } = unwrap(await save(manager, [patch('costPrice', price, 1_000)]));
      unwrap(await publish(manager, revision));
    }
    const versions = unwrap(await manager.api(endpoints.listMenuVersions));
    expect([versions.length, versions[0]?.version, versions.at(-1)?.version]).toEqual([50, 52, 3]);
    expect((await undo(manager, { version: 2, expectedVersion: 52, skipChanged: true })).error?.code).toBe(
      'menuVersion.notFound',
    );
  });

  test('BO-203 a field has a history with its authors', async () => {
    unwrap(await save(manager, [patch('costPrice', 50_000), patch('name.uz', 'Choyxona osh')]));
    unwrap(await publish(other, 1));
    unwrap(await undo(other, { version: 2, expectedVersion: 2 }));
    const of = { entity: 'product', id: 'product-1', field: 'costPrice' } as const;
    expect(unwrap(await manager.api(endpoints.listMenuChanges, { query: of }))).toMatchObject([
      { version: 3, before: 50_000, after: 45_000, by: 'ADMIN' },
      { version: 2, before: 45_000, after: 50_000, by: 'MANAGER' },
    ]);
    expect(unwrap(await manager.api(endpoints.listMenuChanges, { query: { version: 2 } }))).toHaveLength(2);
  });
});
