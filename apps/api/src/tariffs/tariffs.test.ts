import { endpoints, unwrap, type Sent } from '@dasturxon/core/api';
import { aBranch, aCity, aProduct, aRegion, everyDay } from '@dasturxon/core/testing';
import { beforeAll, describe, expect, test } from 'vitest';

import type { WholeBrand } from '../store-brand/whole-brand.ts';
import { address, delivery, quoteBody } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

const rates = { base: 10_000, includedKm: 3, perKm: 2_000 };
const brand = (change: Partial<WholeBrand> = {}): Partial<WholeBrand> => ({
  branches: [{ ...aBranch({ deliveryPrice: 15_000 }), tariff: rates, slotCapacity: null }],
  regions: [],
  ...change,
});

type Question = Sent<typeof endpoints.calculateTariff, 'body'>;
const point = { latitude: address.latitude, longitude: address.longitude };
const ask = (scene: Scene, change: Partial<Question> = {}) =>
  scene.as(null)(endpoints.calculateTariff, { body: { ...point, ...change } });

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ brand: brand() });
});

describe('what a delivery costs', () => {
  test('API-41 D70 base and every started kilometre beyond the included ones', async () => {
    const { price, distance, branchId, isTaximeter } = unwrap(await ask(osh));
    const beyond = Math.ceil(Math.max(0, distance! - 3_000) / 1000);
    expect({ price, branchId, isTaximeter }).toEqual({
      price: 10_000 + beyond * 2_000,
      branchId: 'branch-1',
      isTaximeter: false,
    });
    expect(beyond).toBeGreaterThan(0);
    expect(unwrap(await ask(osh, { latitude: 41.3264, longitude: 69.2352 })).price).toBe(10_000);
  });

  test('T38 ENT-43 price and distance in the body change nothing', async () => {
    const honest = unwrap(await ask(osh));
    const forged = { productPrice: 1e9, distance: 0, address: 'yaqin', cityId: 'nowhere' };
    expect(unwrap(await ask(osh, forged))).toEqual(honest);
  });

  test('IMP-16 D70 inside a region with a price that price wins', async () => {
    const zoned = await aRunningApi({ brand: brand({ regions: [aRegion({ price: 7_000 })] }) });
    expect(unwrap(await ask(zoned)).price).toBe(7_000);
  });

  test('D70 a region without a price leaves it to the branch’s rates', async () => {
    const zoned = await aRunningApi({ brand: brand({ regions: [aRegion({ price: null })] }) });
    expect(unwrap(await ask(zoned)).price).toBe(unwrap(await ask(osh)).price);
  });

  test('IMP-16 the branch’s price is the last resort', async () => {
    const branches = [{ ...aBranch({ deliveryPrice: 15_000 }), tariff: null, slotCapacity: null }];
    expect(unwrap(await ask(await aRunningApi({ brand: brand({ branches }) }))).price).toBe(15_000);
  });

  test('IMP-15 in a city with a taximeter there is no price, but the city’s comment', async () => {
    const taximeterComment = { uz: 'Taksometr boʻyicha', ru: 'По таксометру', eng: 'By taximeter' };
    const cities = [aCity({ isTaximeter: true, taximeterComment })];
    const metered = await aRunningApi({ brand: brand({ cities }) });
    expect(unwrap(await ask(metered))).toMatchObject({ price: null, isTaximeter: true, taximeterComment });
  });

  test('D70 T38 an order is priced by the same rule', async () => {
    const body = quoteBody(delivery());
    const quote = unwrap(await osh.as(null)(endpoints.quoteOrder, { body }));
    expect(quote.deliveryPrice).toBe(unwrap(await ask(osh)).price);
  });
});

describe('what is refused', () => {
  test('T04 ERR-15 an unknown branch is 404', async () => {
    const { error } = await ask(osh, { branchId: 'branch-9' });
    expect(error).toMatchObject({ code: 'branch.notFound', status: 404 });
  });

  test('D75 a branch that does not deliver', async () => {
    const settings = { ...aBranch().settings, deliveryEnabled: false };
    const branches = [{ ...aBranch({ settings }), tariff: null, slotCapacity: null }];
    const still = await aRunningApi({ brand: brand({ branches }) });
    expect((await ask(still, { branchId: 'branch-1' })).error?.code).toBe('serviceType.unavailable');
    expect((await ask(still)).error?.code).toBe('branch.none');
  });

  test.each([{ latitude: 91 }, { longitude: Number.NaN }, { price: 0 }])('API-41 %j', async (change) => {
    const body = JSON.stringify({ ...point, ...change });
    const headers = { 'content-type': 'application/json' };
    const path = '/deliveries/v1/tariff/client/calculate';
    expect((await osh.request(path, { method: 'POST', body, headers })).status).toBe(400);
  });
});

describe('B62 what the menu promises before there is a basket', () => {
  const opening = async (scene: Scene, query: Sent<typeof endpoints.readOpening, 'query'> = {}) =>
    unwrap(await scene.as(null)(endpoints.readOpening, { query }));
  const hours = { workHours: everyDay({ open: '00:00', close: '00:00' }) };
  const at = (change: Partial<WholeBrand> = {}) =>
    aRunningApi({
      brand: brand({
        branches: [{ ...aBranch(hours), tariff: rates, slotCapacity: null }],
        products: [10, 25, 90].map((timeCookingMax) =>
          aProduct({ id: `p-${timeCookingMax}`, timeCookingMax }),
        ),
        ...change,
      }),
    });

  test('the minutes of the middle dish and of the way, and the prices from the nearest to the farthest address', async () => {
    const scene = await at();
    const { minutes, delivery } = await opening(scene);
    // 25 minutes of cooking, the lead of 30, the usual way of 20.
    expect(minutes).toEqual({ from: 60, to: 75 });
    expect(delivery).toEqual({ from: 10_000, to: 204_000 });
    expect(await opening(scene, { type: 'PICK_UP' })).toMatchObject({
      minutes: { from: 45, to: 55 },
      delivery: null,
    });
  });

  test('an address has the price that its order is charged', async () => {
    const scene = await at({ regions: [aRegion({ price: 7_000 })] });
    const query = { branchId: 'branch-1', lat: address.latitude, lon: address.longitude };
    const { price } = unwrap(await ask(scene));
    expect((await opening(scene, query)).delivery).toEqual({ from: price, to: price });
    expect((await opening(scene)).delivery).toEqual({ from: 7_000, to: 7_000 });
  });

  test('where the driver’s meter decides no price is promised, and a closed brand promises nothing', async () => {
    const metered = await at({ cities: [aCity({ isTaximeter: true })] });
    expect(await opening(metered)).toMatchObject({ isOpen: true, delivery: null });
    const closed = await at({
      branches: [{ ...aBranch({ workHours: [] }), tariff: rates, slotCapacity: null }],
    });
    expect(await opening(closed)).toMatchObject({ isOpen: false, minutes: null, delivery: null });
  });
});
