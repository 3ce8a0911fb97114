import { endpoints, unwrap } from '@dasturxon/core/api';
import { type BulkChange, type BulkScope, typedText } from '@dasturxon/core/drafts';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save } from '../../testing/back-office/menu-editor.ts';
import { key } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
let other: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  other = await staffPerson(osh, { role: 'ADMIN' });
});

const dearer: BulkChange = { kind: 'PERCENT', percent: 7, step: 500 };
const bulk = (scope: BulkScope, change: BulkChange = dearer, expectedVersion = 0, idempotencyKey = key()) =>
  manager.api(endpoints.bulkMenuDraft, { body: { scope, change, expectedVersion }, idempotencyKey });
const valuesOf = async () => (await draftOf(other)).patches.map(({ id, field, value }) => [id, field, value]);

test('BO-206 prices of the whole menu change from the values of the draft, rounded, once per key, as one revision', async () => {
  unwrap(await save(manager, [patch('costPrice', 40_000, 0, 'lagman')]));
  const again = key();
  unwrap(await bulk({ of: 'MENU' }, dearer, 1, again));
  expect(unwrap(await bulk({ of: 'MENU' }, dearer, 1, again)).revision).toBe(2);
  expect(await valuesOf()).toEqual([
    ['lagman', 'costPrice', 43_000],
    ['product-1', 'costPrice', 48_000],
  ]);
  const log = unwrap(await other.api(endpoints.listAudit, { query: {} }));
  expect(log[0]).toMatchObject({ action: 'menu.bulk', after: { ...dearer, changes: 2 } });
  unwrap(await publish(manager, 2));
});

test('BO-206 a category and named products alone; an unknown product or category changes nothing', async () => {
  const { categoryId } = (await draftOf(manager)).products[0]!.fields;
  const off: BulkChange = { kind: 'SALE', active: false };
  unwrap(await bulk({ of: 'PRODUCTS', ids: ['lagman', 'none'] }, off));
  expect(await valuesOf()).toEqual([['lagman', 'active', false]]);
  unwrap(await bulk({ of: 'CATEGORY', id: 'none' }));
  expect(await valuesOf()).toHaveLength(1);
  unwrap(await bulk({ of: 'CATEGORY', id: typedText(categoryId ?? null) }, off, 1));
  expect(await valuesOf()).toHaveLength(2);
});

test('BO-206 a price that another person changed since the preview refuses the whole change', async () => {
  unwrap(await save(other, [patch('costPrice', 60_000)]));
  const refused = await bulk({ of: 'MENU' });
  expect(refused.error).toMatchObject({ status: 409, code: 'draft.conflict' });
  expect(await valuesOf()).toEqual([['product-1', 'costPrice', 60_000]]);
});
