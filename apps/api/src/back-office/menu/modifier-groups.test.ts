import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue, SentPatch } from '@dasturxon/core/drafts';
import { aProduct } from '@dasturxon/core/testing';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save, undo } from '../../testing/back-office/menu-editor.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

const GROUP = 'a1b2c3d4-0000-4000-8000-000000000003';
const name = { uz: 'Oʻlcham', ru: 'Размер', eng: 'Size' };
const options = [
  { id: 'large', name, price: 5_000 },
  { id: 'small', name },
];
const size = {
  id: 'size',
  name,
  min: 1,
  max: 1,
  required: true,
  multiple: false,
  priority: 1,
  items: options,
};

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  const { products = [], ...brand } = editedBrand();
  const asking = products.map((one) => ({ ...aProduct(one), modificationGroups: [size] }));
  // The builder fills in what an option leaves out.
  osh = await aRunningApi({ brand: { ...brand, products: asking as unknown as typeof products } });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const menu = async () => unwrap(await osh.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));
const bytes = async () => JSON.stringify(await menu());
const groupsOf = async (id: string) =>
  (await menu()).products.find((one) => one.id === id)!.modificationGroups;
const ofGroup = (fields: Record<string, FieldValue>, id = GROUP, base = 0): SentPatch[] =>
  Object.entries(fields).map(([field, value]) => ({ entity: 'modifierGroup', id, field, value, base }));
const revision = async () => (await draftOf(manager)).revision;
const publishAll = async () => publish(manager, await revision());
const row = { uz: 'Achchiq', ru: '', eng: '', ar: '', kz: '', tr: '', zh: '', image: null, price: 2_000 };
const counts = { min: 0, max: 1, default: 0, included: 0, isAvailable: true };
const sauce = { id: 'hot', ...row, ...counts, needs: '', productId: null, extra: 0 };
const made = { exists: true, 'name.uz': 'Sous', max: 2, options: [sauce] };

describe('BO-310 groups of modifiers that products share', () => {
  test('BO-310 one edit changes the group in every product that has it, and undo brings it back byte for byte', async () => {
    const before = await bytes();
    const { modifierGroups } = await draftOf(manager);
    expect(modifierGroups.map(({ id }) => id)).toEqual(['size']);
    const [large, small] = modifierGroups[0]!.fields['options'] as (typeof sauce)[];
    unwrap(
      await save(
        manager,
        ofGroup({ 'name.ru': 'Порция', options: [{ ...large!, price: 7_000 }, small!] }, 'size'),
      ),
    );
    expect(await bytes()).toBe(before);
    unwrap(await publishAll());
    for (const id of ['product-1', 'lagman'])
      await expect
        .poll(() => groupsOf(id))
        .toMatchObject([
          { name: { ru: 'Порция', uz: 'Oʻlcham' }, items: [{ id: 'large', price: 7_000 }, { id: 'small' }] },
        ]);
    unwrap(await undo(manager, { version: 2, expectedVersion: 2 }));
    await expect.poll(bytes).toBe(before);
  });

  test('BO-310 a new group is asked by the dishes that it is attached to, in their order, and off them by undo', async () => {
    const before = await bytes();
    unwrap(await save(manager, [...ofGroup(made), patch('modifierGroups', [GROUP, 'size'])]));
    unwrap(await publishAll());
    // A publication is announced by the database, some milliseconds after its answer.
    await expect
      .poll(async () => (await groupsOf('product-1')).map(({ id, priority }) => [id, priority]))
      .toEqual([
        [GROUP, 1],
        ['size', 2],
      ]);
    expect((await groupsOf('lagman')).map(({ id }) => id)).toEqual(['size']);
    unwrap(await undo(manager, { version: 2, expectedVersion: 2 }));
    await expect.poll(bytes).toBe(before);
  });

  test('BO-310 a group that no dish has any more is kept, and removed by hand only', async () => {
    const lists = ['product-1', 'lagman'].map((id) => patch('modifierGroups', [], 0, id));
    unwrap(await save(manager, lists));
    unwrap(await publishAll());
    await expect.poll(() => groupsOf('lagman')).toEqual([]);
    expect((await draftOf(manager)).modifierGroups).toMatchObject([
      { id: 'size', fields: { 'name.ru': 'Размер' } },
    ]);
    unwrap(await save(manager, ofGroup({ exists: false }, 'size', await revision())));
    unwrap(await publishAll());
    expect((await draftOf(manager)).modifierGroups).toMatchObject([{ fields: { exists: false } }]);
    unwrap(await undo(manager, { version: 3, expectedVersion: 3 }));
    unwrap(await undo(manager, { version: 2, expectedVersion: 4 }));
    await expect
      .poll(() => groupsOf('lagman'))
      .toMatchObject([{ id: 'size', items: [{ id: 'large' }, { id: 'small' }] }]);
  });

  test.each([
    ['a removed group that dishes have', () => ofGroup({ exists: false }, 'size'), 'asked'],
    ['a dish with a group that is not there', () => [patch('modifierGroups', ['other'])], 'unknownGroup'],
    ['a group that asks for more than it has', () => ofGroup({ ...made, min: 2 }), 'tooFewOptions'],
  ])('BO-310 not published: %s', async (_, patches, problem) => {
    const before = await bytes();
    unwrap(await save(manager, patches()));
    const { error } = await publishAll();
    expect(error).toMatchObject({ code: 'draft.incomplete', data: { problems: [{ problem }] } });
    expect(await bytes()).toBe(before);
  });
});
