import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import {
  branchPatch,
  publishBranches,
  saveBranches,
  undoBranches,
} from '../../testing/back-office/branch-editor.ts';
import {
  branchesRevision,
  NEW_PLACES,
  PLACE_IDS,
  placePatches,
  publishPlaces,
} from '../../testing/back-office/place-editor.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const hallsOf = async (branchId: string, scene = osh) =>
  unwrap(await scene.as(null)(endpoints.listHalls, { params: { id: branchId } }));
const cities = async (scene = osh) =>
  unwrap(await scene.as(null)(endpoints.listCities, { params: { merchant: scene.merchantId } }));
const linksOf = async (who: StaffPerson) => unwrap(await who.api(endpoints.readBranchesDraft)).tableLinks;
const read = (link: string) => osh.as(null)(endpoints.readTableLink, { params: { link } });
const newHall = placePatches({ entity: 'hall' }, NEW_PLACES.hall);
const newTable = placePatches({ entity: 'table' }, NEW_PLACES.table);
const problemsOf = ({ error }: { error: { data: unknown } | null }) => Object(error?.data).problems;

describe('BO-438 who changes cities, halls and tables', () => {
  test('BO-438 T01 another brand keeps its places: its branches and halls are unknown, and equal ids are its own', async () => {
    const other = await aRunningApi({ brand: twoBranches() });
    const theirs = await staffPerson(other, { role: 'MANAGER' });
    unwrap(await publishPlaces(theirs, [...newHall, ...newTable]));
    const before = { halls: await hallsOf('branch-1', other), cities: await cities(other) };
    // A hall of the other brand is not there for this one.
    const strange = placePatches({ entity: 'table' }, NEW_PLACES.table);
    expect(problemsOf(await publishPlaces(manager, strange))).toMatchObject([{ field: 'hallId' }]);
    unwrap(
      await publishPlaces(manager, [
        ...placePatches({ entity: 'hall' }, { ...NEW_PLACES.hall, 'name.uz': 'Bogʻ' }),
        ...placePatches({ entity: 'hall', id: 'hall-1' }, { price: 9_000 }),
        ...placePatches({ entity: 'city', id: 'city-1' }, { 'name.uz': 'Boshqa' }),
      ]),
    );
    expect({ halls: await hallsOf('branch-1', other), cities: await cities(other) }).toEqual(before);
  });

  test('BO-438 people of one branch change its halls and tables, no other ones and no city', async () => {
    const here = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
    unwrap(await saveBranches(here, newHall));
    unwrap(await saveBranches(here, newTable));
    const there = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-2'] });
    const refused = [
      placePatches({ entity: 'hall', id: 'hall-1' }, { price: 1 }),
      placePatches({ entity: 'hall', id: 'hall-1' }, { branchId: 'branch-2' }),
      placePatches({ entity: 'table', id: 't1' }, { chairs: 2 }),
      // Only in the draft, and of the first branch.
      placePatches({ entity: 'hall' }, { price: 1, branchId: 'branch-2' }, 2),
      placePatches({ entity: 'table' }, { chairs: 2 }, 2),
      placePatches({ entity: 'city', id: 'city-1' }, { 'name.uz': 'Boshqa' }),
      placePatches({ entity: 'city' }, NEW_PLACES.city),
      placePatches({ entity: 'hall', id: 'c1b2c3d4-0000-4000-8000-000000000009' }, { exists: true }),
    ];
    for (const patches of refused) expect((await saveBranches(there, patches)).error?.code).toBe('forbidden');
    expect((await publishBranches(here, await branchesRevision(manager))).error?.code).toBe('forbidden');
  });

  test('BO-438 the links that are printed are of the own branches, and lead to the website', async () => {
    const draft = unwrap(await manager.api(endpoints.readBranchesDraft));
    expect(draft.siteUrl).toMatch(/^https?:\/\/[^/]+$/);
    expect(draft.takesTableOrders).toBe(true);
    expect(draft.tableLinks.map(({ hallId, tableId }) => [hallId, tableId])).toEqual([
      ['hall-1', null],
      ['hall-1', 't1'],
    ]);
    for (const { link } of draft.tableLinks) unwrap(await read(link));
    const there = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-2'] });
    expect(await linksOf(there)).toEqual([]);
  });

  test.each(['OPERATOR', 'WAITER', 'KITCHEN'] as const)('BO-438 %s changes none', async (role) => {
    const person = await staffPerson(osh, { role });
    expect((await saveBranches(person, newHall)).error?.code).toBe('forbidden');
  });
});

describe('BO-439 halls and tables of a branch', () => {
  test('BO-439 guests have them from the publication on, in their order; undo takes them off and brings them back', async () => {
    const before = await hallsOf('branch-1');
    unwrap(await saveBranches(manager, [...newHall, ...newTable]));
    expect(await hallsOf('branch-1')).toEqual(before);
    unwrap(await publishBranches(manager, 1));
    const after = await hallsOf('branch-1');
    expect(after.map(({ id }) => id)).toEqual(['hall-1', PLACE_IDS.hall]);
    expect(after[1]).toMatchObject({
      name: { uz: 'Veranda' },
      price: 3_000,
      tables: [{ id: PLACE_IDS.table, name: '7', chairs: 6 }],
    });
    unwrap(await undoBranches(manager, 2, 2));
    expect(await hallsOf('branch-1')).toEqual(before);
    unwrap(await undoBranches(manager, 3, 3));
    expect(await hallsOf('branch-1')).toEqual(after);
  });

  test('BO-439 an order carries the fee of a new hall; a table that is off or removed takes no order and its link is 404', async () => {
    unwrap(await publishPlaces(manager, [...newHall, ...newTable]));
    const { link } = (await linksOf(manager)).find(({ tableId }) => tableId === PLACE_IDS.table)!;
    expect(unwrap(await read(link))).toMatchObject({ hall: { price: 3_000 }, table: { name: '7' } });
    const body = {
      serviceType: 'DINE_IN' as const,
      branch: { id: 'branch-1' },
      tableId: PLACE_IDS.table,
      cartItems: [{ productId: 'product-1', count: 2 }],
      totalPrice: 93_000,
    };
    const order = await place(await osh.person(), body);
    expect(order.error ?? unwrap(order)).toMatchObject({ servicePrice: 3_000 });
    unwrap(await publishPlaces(manager, placePatches({ entity: 'table' }, { isActive: false }, 1)));
    expect((await read(link)).error?.status).toBe(404);
    expect((await place(await osh.person(), body)).error?.code).toBe('table.notFound');
    unwrap(await publishPlaces(manager, placePatches({ entity: 'table' }, { isActive: true }, 4)));
    unwrap(await read(link));
    unwrap(await publishPlaces(manager, placePatches({ entity: 'hall' }, { exists: false }, 1)));
    expect((await read(link)).error?.status).toBe(404);
    expect((await hallsOf('branch-1')).map(({ id }) => id)).toEqual(['hall-1']);
  });

  test.each<
    [string, Parameters<typeof placePatches>[0], Record<string, string | number | boolean | null>, string]
  >([
    ['a hall without a name', { entity: 'hall' }, { ...NEW_PLACES.hall, 'name.uz': '' }, 'nameMissing'],
    ['a hall of an unknown branch', { entity: 'hall' }, { ...NEW_PLACES.hall, branchId: 'x' }, 'invalid'],
    [
      'a hall that moves to another branch',
      { entity: 'hall', id: 'hall-1' },
      { branchId: 'branch-2' },
      'invalid',
    ],
    ['a table without a name', { entity: 'table', id: 't1' }, { name: '' }, 'noName'],
    ['a table of an unknown hall', { entity: 'table' }, NEW_PLACES.table, 'invalid'],
  ])('BO-439 %s is not published', async (_, ref, fields, problem) => {
    const answer = await publishPlaces(manager, placePatches(ref, fields));
    expect(answer.error?.code).toBe('draft.incomplete');
    expect(problemsOf(answer)).toMatchObject([{ problem }]);
  });

  test('BO-439 the change is in the audit log', async () => {
    unwrap(await publishPlaces(manager, placePatches({ entity: 'table', id: 't1' }, { chairs: 8 })));
    const entries = unwrap(await manager.api(endpoints.listAudit, { query: {} }));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['branches.save', 'branches.publish']),
    );
    expect(entries.find(({ action }) => action === 'branches.save')).toMatchObject({
      subjectId: 't1',
      before: { chairs: 4 },
      after: { chairs: 8 },
    });
  });
});

describe('BO-440 cities of a brand', () => {
  test('BO-440 a new city is in the guests’ list after the publication, and a branch can be in it', async () => {
    const newCity = placePatches({ entity: 'city' }, NEW_PLACES.city);
    unwrap(
      await publishPlaces(manager, [
        ...newCity,
        { ...branchPatch('cityId', PLACE_IDS.city), id: 'branch-2' },
      ]),
    );
    expect((await cities()).map(({ name }) => name.uz).at(-1)).toBe('Samarqand');
    // Its branch is open there, so it stays.
    const off = await publishPlaces(manager, placePatches({ entity: 'city' }, { isActive: false }, 1));
    expect(problemsOf(off)).toMatchObject([{ id: PLACE_IDS.city, field: 'isActive', problem: 'usedCity' }]);
    // With the branch moved back in the same publication it goes.
    unwrap(await publishPlaces(manager, [{ ...branchPatch('cityId', 'city-1', 1), id: 'branch-2' }]));
    expect((await cities()).map(({ id }) => id)).toEqual(['city-1']);
  });

  test('BO-440 no branch is published in a city that is off', async () => {
    unwrap(
      await publishPlaces(manager, placePatches({ entity: 'city' }, { ...NEW_PLACES.city, isActive: false })),
    );
    const moved = await publishPlaces(manager, [branchPatch('cityId', PLACE_IDS.city)]);
    expect(problemsOf(moved)).toMatchObject([{ id: 'branch-1', field: 'cityId', problem: 'city' }]);
  });

  test('BO-440 one city is the main one', async () => {
    const main = { ...NEW_PLACES.city, isMain: true };
    unwrap(await publishPlaces(manager, placePatches({ entity: 'city' }, main)));
    expect((await cities()).map(({ id, isMain }) => [id, isMain])).toEqual([
      ['city-1', false],
      [PLACE_IDS.city, true],
    ]);
    const merchant = unwrap(await osh.as(null)(endpoints.getMerchant, { params: { id: osh.merchantId } }));
    expect(merchant).toMatchObject({ mainCityId: PLACE_IDS.city });
  });

  test.each([
    ['a name', { 'name.uz': '' }, 'nameMissing'],
    ['a place', { longitude: null }, 'place'],
  ])('BO-440 one without %s is not published', async (_, fields, problem) => {
    const answer = await publishPlaces(
      manager,
      placePatches({ entity: 'city' }, { ...NEW_PLACES.city, ...fields }),
    );
    expect(problemsOf(answer)).toMatchObject([{ problem }]);
  });
});
