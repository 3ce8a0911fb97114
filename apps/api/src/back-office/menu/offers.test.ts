import { endpoints, unwrap } from '@dasturxon/core/api';
import { isOfferedBy } from '@dasturxon/core/catalog';
import type { BulkChange, FieldValue, SentPatch } from '@dasturxon/core/drafts';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save, undo } from '../../testing/back-office/menu-editor.ts';
import { key } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const overall = async (scene = osh) =>
  unwrap(await scene.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));
const categoryOf = async () => String((await draftOf(manager)).products[0]!.fields['categoryId']);
const inCategory = (id: string, value: FieldValue): SentPatch => ({
  entity: 'category',
  id,
  field: 'branches',
  value,
  base: 0,
});
async function published(patches: readonly SentPatch[]) {
  const { revision } = await draftOf(manager);
  const saved = await save(
    manager,
    patches.map((one) => ({ ...one, base: revision })),
  );
  return unwrap(await publish(manager, unwrap(saved).revision));
}
/** The branches that sell a dish to guests. */
async function soldAt(id: string, scene = osh) {
  const product = (await overall(scene)).products.find((one) => one.id === id)!;
  return ['branch-1', 'branch-2'].filter((branch) => isOfferedBy(product, branch));
}

test('BO-471 a dish without a rule of its own is sold where its category is, and follows it; its own rule stays', async () => {
  const category = await categoryOf();
  await published([
    patch('branches', []),
    inCategory(category, ['branch-1', 'branch-2']),
    patch('branchesOff', ['branch-2'], 0, 'lagman'),
  ]);
  expect([await soldAt('product-1'), await soldAt('lagman')]).toEqual([
    ['branch-1', 'branch-2'],
    ['branch-1'],
  ]);
  await published([inCategory(category, ['branch-2'])]);
  expect([await soldAt('product-1'), await soldAt('lagman')]).toEqual([['branch-2'], ['branch-1']]);
  const { products } = await draftOf(manager);
  expect(products.find(({ id }) => id === 'product-1')!.fields).toMatchObject({
    branches: [],
    branchesOff: [],
  });
});

test('BO-471 the undo of a category gives its dishes back byte for byte', async () => {
  const category = await categoryOf();
  await published([patch('branches', ['branch-2'])]);
  const before = JSON.stringify(await overall());
  const { version } = await published([inCategory(category, ['branch-1'])]);
  expect(JSON.stringify(await overall())).not.toBe(before);
  unwrap(await undo(manager, { version: version!, expectedVersion: version! }));
  expect(JSON.stringify(await overall())).toBe(before);
});

test('BO-471 a bulk change reads what dishes inherit in the draft, and states no more than it has to', async () => {
  const category = await categoryOf();
  unwrap(await save(manager, [patch('branches', []), inCategory(category, ['branch-1'])]));
  const bulk = async (change: BulkChange) => {
    const { revision } = await draftOf(manager);
    const body = {
      scope: { of: 'PRODUCTS' as const, ids: ['product-1'] },
      change,
      expectedVersion: revision,
    };
    unwrap(await manager.api(endpoints.bulkMenuDraft, { body, idempotencyKey: key() }));
    const { patches } = await draftOf(manager);
    return patches
      .filter(({ entity, field }) => entity === 'product' && field !== 'branches')
      .map(({ field, value }) => [field, value]);
  };
  expect(await bulk({ kind: 'BRANCHES', ids: ['branch-1'], isOn: true })).toEqual([]);
  expect(await bulk({ kind: 'BRANCHES', ids: ['branch-1'], isOn: false })).toEqual([
    ['branchesOff', ['branch-1']],
  ]);
  expect(await bulk({ kind: 'BRANCHES', ids: ['branch-1'], isOn: true })).toEqual([['branchesOff', []]]);
});

test('BO-471 T01 a category of another brand with the same id changes nothing here', async () => {
  const other = await aRunningApi({ brand: editedBrand() });
  const before = JSON.stringify(await overall(other));
  const category = await categoryOf();
  await published([patch('branches', []), inCategory(category, ['branch-2'])]);
  expect(await soldAt('product-1')).toEqual(['branch-2']);
  expect(JSON.stringify(await overall(other))).toBe(before);
});
