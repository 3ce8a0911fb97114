import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue } from '@dasturxon/core/drafts';
import { everyDay } from '@dasturxon/core/onboarding';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import {
  branchPatch,
  publishBranches,
  saveBranches,
  undoBranches,
} from '../../testing/back-office/branch-editor.ts';
import { draftOf, editedBrand } from '../../testing/back-office/menu-editor.ts';
import { pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const NEW = 'b1b2c3d4-0000-4000-8000-000000000001';
const WHOLE: Record<string, FieldValue> = {
  exists: true,
  'name.uz': 'Chilonzor',
  address: 'Bunyodkor 7',
  phone: '+998712000000',
  cityId: 'city-1',
  latitude: 41.28,
  longitude: 69.2,
  isActive: true,
  'settings.pickupEnabled': true,
  workHours: everyDay({ open: '00:00', close: '00:00' }),
  dishesOf: 'branch-1',
};
const patches = (fields: Record<string, FieldValue>, base = 0, id = NEW) =>
  Object.entries(fields).map(([field, value]) => ({ ...branchPatch(field, value, base), id }));
const shown = async (scene = osh) => unwrap(await scene.as(null)(endpoints.listBranches));
const newOne = async () => (await shown()).find(({ id }) => id === NEW);

async function published(fields: Record<string, FieldValue>, base = 0) {
  const { revision } = unwrap(await saveBranches(manager, patches(fields, base)));
  return publishBranches(manager, revision);
}

describe('BO-369 a branch that the editor adds', () => {
  test('BO-369 people of one branch add none and change none that is only in the draft', async () => {
    const here = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
    expect((await saveBranches(here, patches(WHOLE))).error?.code).toBe('forbidden');
    expect((await saveBranches(here, patches({ phone: '+998712000001' }))).error?.code).toBe('forbidden');
    unwrap(await saveBranches(manager, patches(WHOLE)));
    expect((await saveBranches(here, patches({ address: 'Boshqa 1' }, 1))).error?.code).toBe('forbidden');
    unwrap(await saveBranches(here, [branchPatch('address', 'Amir Temur 1')]));
    // Nor do they take one away.
    expect((await saveBranches(here, patches({ exists: false }, 0, 'branch-2'))).error?.code).toBe(
      'forbidden',
    );
  });

  test('BO-369 T01 its city and the branch of its dishes are of the same brand, and its id is of this brand alone', async () => {
    const other = await aRunningApi({ brand: editedBrand() });
    const theirManager = await staffPerson(other, { role: 'MANAGER' });
    const theirs = 'b1b2c3d4-0000-4000-8000-000000000002';
    unwrap(await saveBranches(theirManager, [...patches(WHOLE, 0, theirs), ...patches(WHOLE)]));
    unwrap(await publishBranches(theirManager, 1));
    const before = await shown(other);
    expect(before.map(({ id }) => id)).toContain(NEW);
    const lost = await published({ ...WHOLE, cityId: 'city-of-another', dishesOf: theirs });
    expect(lost.error?.data).toMatchObject({
      problems: [
        { id: NEW, field: 'cityId', problem: 'city' },
        { id: NEW, field: 'dishesOf', problem: 'invalid' },
      ],
    });
    unwrap(await published({ 'name.uz': 'Yunusobod', cityId: 'city-1', dishesOf: 'branch-1' }, 1));
    expect(await newOne()).toMatchObject({ name: { uz: 'Yunusobod' } });
    expect(await shown(other)).toEqual(before);
  });

  test('guests see it after the publication alone, and order its dishes; undo takes it off and brings it back', async () => {
    const before = await shown();
    unwrap(await saveBranches(manager, patches(WHOLE)));
    expect(await shown()).toEqual(before);
    expect(unwrap(await publishBranches(manager, 1))).toMatchObject({ version: 2 });
    await vi.waitFor(async () => expect(await newOne()).toBeDefined());
    const made = (await newOne())!;
    expect(made).toMatchObject({
      name: { uz: 'Chilonzor' },
      address: 'Bunyodkor 7',
      cityId: 'city-1',
      isMain: false,
      settings: { pickupEnabled: true, deliveryEnabled: false, dineinEnabled: false, bookingEnabled: false },
    });
    // The last one of the lists.
    expect((await shown()).at(-1)?.id).toBe(NEW);
    const { products } = await draftOf(manager);
    for (const { fields } of products) expect(fields['branches']).toEqual(['branch-1', 'branch-2', NEW]);
    unwrap(await undoBranches(manager, 2, 2));
    expect(await shown()).toEqual(before);
    expect((await draftOf(manager)).branches.map(({ id }) => id)).toEqual(['branch-1', 'branch-2']);
    unwrap(await undoBranches(manager, 3, 3));
    expect(await newOne()).toEqual(made);
    expect((await draftOf(manager)).products[0]?.fields['branches']).toEqual(['branch-1', 'branch-2', NEW]);
  });

  test('it takes orders, and is not taken off while one is open', async () => {
    unwrap(await published(WHOLE));
    const guest = await osh.person();
    unwrap(await place(guest, pickUp({ branch: { id: NEW } })));
    const undone = await undoBranches(manager, 2, 2);
    expect(undone.error).toMatchObject({ code: 'draft.incomplete' });
    expect(undone.error?.data).toMatchObject({ problems: [{ id: NEW, problem: 'openOrders' }] });
    expect(await newOne()).toBeDefined();
  });

  test.each<[string, FieldValue, string]>([
    ['name.uz', '', 'nameMissing'],
    ['address', null, 'address'],
    ['latitude', null, 'place'],
    ['cityId', null, 'city'],
    ['workHours', [], 'noHours'],
  ])('without %s it is saved, and not published', async (field, value, problem) => {
    const answer = await published({ ...WHOLE, [field]: value });
    expect(answer.error).toMatchObject({ code: 'draft.incomplete' });
    expect(answer.error?.data).toMatchObject({ problems: [{ problem }] });
    expect(await newOne()).toBeUndefined();
  });

  test('an id that no editor makes is no new branch; dishes are copied by a new branch alone', async () => {
    const odd = await saveBranches(manager, patches(WHOLE, 0, 'branch-9'));
    expect(odd.error?.code).toBe('branch.notFound');
    unwrap(await saveBranches(manager, [branchPatch('dishesOf', 'branch-2')]));
    expect((await publishBranches(manager, 1)).error?.data).toMatchObject({
      problems: [{ id: 'branch-1', field: 'dishesOf', problem: 'invalid' }],
    });
  });
});
