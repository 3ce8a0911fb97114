import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, aCity, aRegion } from '@dasturxon/core/testing';
import { beforeAll, describe, expect, test } from 'vitest';

import type { BranchContent } from '@dasturxon/core/content';
import { aRunningApi, type Scene } from '../testing/scene.ts';

const branch = (change: Parameters<typeof aBranch>[0]): BranchContent => ({
  ...aBranch(change),
  tariff: null,
  slotCapacity: null,
});
const off = { ...aBranch().settings, deliveryEnabled: false };

let osh: Scene;
let burger: Scene;
beforeAll(async () => {
  osh = await aRunningApi({
    brand: {
      cities: [aCity({ id: 'tashkent' }), aCity({ id: 'samarkand', latitude: 39.65, longitude: 66.96 })],
      branches: [
        branch({ id: 'chorsu', cityId: 'tashkent', latitude: 41.3264, longitude: 69.2352 }),
        branch({ id: 'pick-up-only', cityId: 'tashkent', latitude: 41.311, longitude: 69.28, settings: off }),
        branch({ id: 'closed', cityId: 'tashkent', isActive: false, latitude: 41.311, longitude: 69.28 }),
        branch({ id: 'gone', cityId: 'tashkent', deleted: true, latitude: 41.311, longitude: 69.28 }),
        branch({ id: 'registon', cityId: 'samarkand', latitude: 39.6547, longitude: 66.9758 }),
      ],
      regions: [
        aRegion({ id: 'r-tashkent', cityId: 'tashkent', price: 12_000 }),
        aRegion({ id: 'r-samarkand', cityId: 'samarkand' }),
      ],
      halls: [
        {
          id: 'hall-1',
          branchId: 'chorsu',
          name: { uz: 'Ayvon', ru: 'Айван', eng: 'Veranda' },
          price: 10_000,
          tables: [{ id: 'table-1', hallId: 'hall-1', name: '1', chairs: 6 }],
        },
      ],
    },
  });
  burger = await aRunningApi();
});

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const closest = (query: { lat: number; lon: number; type?: 'DELIVERY' | 'PICK_UP' | 'DINE_IN' }, of = osh) =>
  osh.as(null)(endpoints.findClosestBranch, { params: { merchantId: of.merchantId }, query });
const centre = { lat: 41.311, lon: 69.28 };

describe('branches', () => {
  test('API-01 VAL-16 every active branch, with its hours and switches', async () => {
    const branches = unwrap(await osh.as(null)(endpoints.listBranches));
    expect(ids(branches)).toEqual(['chorsu', 'pick-up-only', 'registon']);
    expect(branches[0]).toMatchObject({
      merchantId: osh.merchantId,
      settings: { pickupEnabled: true },
      workHours: expect.arrayContaining([expect.objectContaining({ weekName: 'MONDAY' })]),
    });
  });

  test('API-02 those of one city; an unknown city has no branches', async () => {
    const of = async (cityId: string) =>
      ids(unwrap(await osh.as(null)(endpoints.listFullBranches, { query: { cityId } })));
    expect(await of('samarkand')).toEqual(['registon']);
    expect(await of('nowhere')).toEqual([]);
  });

  test('API-03 one branch', async () => {
    const one = unwrap(await osh.as(null)(endpoints.getBranch, { params: { id: 'registon' } }));
    expect(one).toMatchObject({ id: 'registon', cityId: 'samarkand' });
  });

  test.each(['closed', 'gone', 'branch-1', 'nowhere'])(
    'API-03 T04 ERR-15 the branch %s is 404',
    async (id) => {
      const { error } = await osh.as(null)(endpoints.getBranch, { params: { id } });
      expect(error).toMatchObject({ code: 'branch.notFound', status: 404 });
      expect(error?.description.eng).toBe('Filial not found');
    },
  );
});

describe('the closest branch', () => {
  test('API-04 GEO-25 D56 DELIVERY by default, with the distance in metres', async () => {
    const nearest = unwrap(await closest(centre));
    expect(nearest.id).toBe('chorsu');
    expect(nearest.distance).toBeGreaterThan(3_900);
    expect(nearest.distance).toBeLessThan(4_400);
  });

  test('API-04 for pick-up another one may be nearer', async () => {
    expect(unwrap(await closest({ ...centre, type: 'PICK_UP' })).id).toBe('pick-up-only');
    expect(unwrap(await closest({ lat: 39.6, lon: 66.9 })).id).toBe('registon');
  });

  test('ERR-16 API-04 no branch that offers it is an error', async () => {
    const none = await aRunningApi({ brand: { branches: [branch({ cityId: 'city-1', settings: off })] } });
    const query = { ...centre, type: 'DELIVERY' as const };
    const params = { merchantId: none.merchantId };
    const { error } = await none.as(null)(endpoints.findClosestBranch, { params, query });
    expect(error).toMatchObject({ code: 'branch.none', status: 404 });
  });

  test('API-04 T04 another merchant’s id is 404', async () => {
    expect((await closest(centre, burger)).error).toMatchObject({ code: 'merchant.notFound', status: 404 });
  });

  test.each([
    'lat=91&lon=69',
    'lat=41',
    'lat=abc&lon=69',
    'lat=41&lon=69&type=DRONE',
    'lat=41&lat=41&lon=69',
  ])('API-04 %s is refused', async (query) => {
    const response = await osh.request(`/users/v1/branches/merchant/${osh.merchantId}/closest?${query}`);
    expect(response.status).toBe(400);
  });
});

describe('opening', () => {
  const asked = (query: { branchId?: string; type?: 'DELIVERY' | 'PICK_UP' }) =>
    osh.as(null)(endpoints.readOpening, { query });
  const at = (time: string) => {
    osh.clock.now = new Date(`2026-05-11T${time}:00+05:00`);
  };

  test('D38 T37 a brand is open while any of its branches serves, else the answer has the next opening', async () => {
    at('12:00');
    expect(unwrap(await asked({}))).toMatchObject({ isOpen: true, opensAt: null });
    at('08:59');
    expect(unwrap(await asked({ type: 'PICK_UP' }))).toEqual({
      isOpen: false,
      opensAt: '2026-05-11T04:00:00.000Z',
      minutes: null,
      expectedAt: null,
      delivery: null,
    });
  });

  test('D38 a branch without the service is not open for it', async () => {
    at('12:00');
    expect(unwrap(await asked({ branchId: 'pick-up-only' }))).toMatchObject({
      isOpen: false,
      opensAt: null,
    });
    expect(unwrap(await asked({ branchId: 'pick-up-only', type: 'PICK_UP' })).isOpen).toBe(true);
  });

  test('T04 an unknown branch is 404', async () => {
    expect((await asked({ branchId: 'ghost' })).error).toMatchObject({ code: 'branch.notFound' });
  });
});

describe('areas and halls', () => {
  test('API-40 D31 cities in the merchant’s order', async () => {
    const cities = unwrap(await osh.as(null)(endpoints.listCities, { params: { merchant: osh.merchantId } }));
    expect(ids(cities)).toEqual(['tashkent', 'samarkand']);
    const other = await osh.as(null)(endpoints.listCities, { params: { merchant: burger.merchantId } });
    expect(other.error).toMatchObject({ code: 'merchant.notFound', status: 404 });
  });

  test('API-18 D55 regions with their polygons, to guests too', async () => {
    const all = unwrap(await osh.as(null)(endpoints.listRegions, { query: {} }));
    expect(ids(all)).toEqual(['r-tashkent', 'r-samarkand']);
    expect(all[0]).toMatchObject({ price: 12_000, polygon: aRegion().polygon });
    const guest = await osh.person();
    const one = await guest.api(endpoints.listRegions, { query: { cityId: 'samarkand' } });
    expect(ids(unwrap(one))).toEqual(['r-samarkand']);
  });

  test('D81 IMP-12 halls of a branch with their tables', async () => {
    const halls = unwrap(await osh.as(null)(endpoints.listHalls, { params: { id: 'chorsu' } }));
    expect(halls).toMatchObject([
      { id: 'hall-1', branchId: 'chorsu', price: 10_000, tables: [{ id: 'table-1', name: '1', chairs: 6 }] },
    ]);
    expect(unwrap(await osh.as(null)(endpoints.listHalls, { params: { id: 'registon' } }))).toEqual([]);
    const gone = await osh.as(null)(endpoints.listHalls, { params: { id: 'gone' } });
    expect(gone.error).toMatchObject({ code: 'branch.notFound', status: 404 });
  });
});
