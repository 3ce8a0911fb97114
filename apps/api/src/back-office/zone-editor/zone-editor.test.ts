import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { editedBrand } from '../../testing/back-office/menu-editor.ts';
import {
  publishZones,
  saveZones,
  undoZones,
  zonePatches,
  zonesDraft,
} from '../../testing/back-office/zone-editor.ts';
import { delivery, quoteBody } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const shown = async () => unwrap(await osh.as(null)(endpoints.listRegions, { query: {} }));
const NEW = 'a1b2c3d4-0000-4000-8000-000000000001';
const square = (west: number): [number, number][] => [
  [west, 41.28],
  [west + 0.05, 41.28],
  [west + 0.05, 41.36],
  [west, 41.36],
];
/** A zone east of that of the brand, at its border. */
const beside = { isActive: true, name: 'Sharq', cityId: 'city-1', polygon: square(69.3), price: 15_000 };

async function published(patches: Parameters<typeof saveZones>[1]) {
  const { revision } = unwrap(await saveZones(manager, patches));
  return publishZones(manager, revision);
}

describe('BO-230 the draft of the zones', () => {
  test('BO-230 BO-232 a zone is drawn, published, removed and brought back by undo, as it was', async () => {
    const before = await shown();
    const fees = { minimum: 50_000, sumFees: [{ fromSum: 200_000, price: 0 }] };
    unwrap(await saveZones(manager, zonePatches(NEW, { ...beside, ...fees })));
    expect(await shown()).toEqual(before);
    expect(unwrap(await publishZones(manager, 1))).toMatchObject({ version: 2 });
    const drawn = (await shown()).find(({ id }) => id === NEW);
    expect(drawn).toMatchObject({ name: 'Sharq', price: 15_000, ...fees, polygon: square(69.3) });
    unwrap(await published(zonePatches(NEW, { isActive: false, price: 1 }, 2)));
    expect(await shown()).toEqual(before);
    unwrap(await undoZones(manager, 3, 3));
    expect((await shown()).find(({ id }) => id === NEW)).toEqual(drawn);
    unwrap(await undoZones(manager, 2, 4));
    expect(await shown()).toEqual(before);
  });

  test('BO-230 orders follow the published zones', async () => {
    const cost = async () =>
      unwrap(await osh.as(null)(endpoints.quoteOrder, { body: quoteBody(delivery()) })).deliveryPrice;
    unwrap(await published(zonePatches('region-1', { price: 21_000 })));
    expect(await cost()).toBe(21_000);
    unwrap(await published(zonePatches('region-1', { price: 23_000 }, 2)));
    expect(await cost()).toBe(23_000);
  });

  test('BO-446 a zone of one branch is served by that branch alone, until it is every branch’s again', async () => {
    const quoted = (change: object = {}) =>
      osh.as(null)(endpoints.quoteOrder, { body: quoteBody(delivery(change)) });
    const of = (id: string) => quoted({ branch: { id } });
    expect([(await of('branch-1')).error, (await of('branch-2')).error]).toEqual([null, null]);
    unwrap(await published(zonePatches('region-1', { branchId: 'branch-2' })));
    expect((await of('branch-1')).error?.code).toBe('delivery.unavailable');
    expect(unwrap(await quoted()).branchId).toBe('branch-2');
    unwrap(await undoZones(manager, 2, 2));
    expect((await of('branch-1')).error).toBeNull();
  });

  test('BO-231 a border that crosses itself is not saved', async () => {
    const [a, b, c, d] = square(69.3);
    const patches = zonePatches(NEW, { polygon: [a!, c!, b!, d!] });
    expect((await saveZones(manager, patches)).error?.status).toBe(400);
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['overlaps another', { polygon: square(69.28) }, 'polygon', 'overlap'],
    ['is of an unknown city', { cityId: 'nowhere' }, 'cityId', 'city'],
    ['is of an unknown branch', { branchId: 'nowhere' }, 'branchId', 'branch'],
    ['has no name', { name: '' }, 'name', 'noName'],
    ['is not drawn', { polygon: [] }, 'polygon', 'border'],
  ])('BO-231 a zone that %s is saved and not published', async (_, change, field, problem) => {
    const answer = await published(zonePatches(NEW, { ...beside, ...change }));
    expect(answer.error?.code).toBe('draft.incomplete');
    expect(answer.error?.data['problems']).toEqual([{ entity: 'zone', id: NEW, field, problem }]);
  });

  test('BO-231 another price of a zone that overlaps since before is published', async () => {
    unwrap(await published(zonePatches(NEW, beside)));
    const own = (await shown()).find(({ id }) => id === NEW);
    unwrap(await published(zonePatches(NEW, { price: 20_000 }, 2)));
    expect((await shown()).find(({ id }) => id === NEW)).toEqual({ ...own, price: 20_000 });
  });

  test('BO-230 an operator reads and does not change; an id that no editor gives is not there', async () => {
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    const draft = await zonesDraft(operator);
    expect(draft.records.map(({ id }) => id)).toEqual(['region-1']);
    expect(draft.branches.map(({ branch }) => branch.id)).toEqual(['branch-1', 'branch-2']);
    const patches = zonePatches('region-1', { price: 1_000 });
    expect((await saveZones(operator, patches)).error?.code).toBe('forbidden');
    expect((await saveZones(manager, zonePatches('other', { price: 1_000 }))).error?.code).toBe('notFound');
  });
});
