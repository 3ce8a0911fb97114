import { endpoints, unwrap } from '@dasturxon/core/api';
import { lngLat } from '@dasturxon/core/delivery-area';
import { aBranch, aCity, aProduct, aRegion } from '@dasturxon/core/testing';
import { beforeAll, describe, expect, test } from 'vitest';

import type { WholeBrand } from '../store-brand/whole-brand.ts';
import { address, countOrders, delivery, items, key, pickUp, quoteBody } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

/** Two cities 270 km apart, a branch and a zone in each; the branch of Samarkand charges less. */
const SAMARKAND = { latitude: 39.6547, longitude: 66.9758 };
const always = aBranch().workHours.map((day) => ({ ...day, open: '00:00', close: '00:00' }));
const branch = (change: Parameters<typeof aBranch>[0]) => ({
  ...aBranch({ workHours: always, ...change }),
  tariff: null,
  slotCapacity: null,
});
const around = ({ latitude, longitude }: typeof SAMARKAND) => [
  lngLat(longitude - 0.05, latitude - 0.05),
  lngLat(longitude + 0.05, latitude - 0.05),
  lngLat(longitude + 0.05, latitude + 0.05),
  lngLat(longitude - 0.05, latitude + 0.05),
];
const offered = ['here', 'away'].map((id) => ({ branch: { id, isActive: true } }));
const twoCities = (change: Partial<WholeBrand> = {}) =>
  aRunningApi({
    brand: {
      cities: [
        aCity({ id: 'tashkent' }),
        aCity({ id: 'samarkand', latitude: 39.65, longitude: 66.96, isTaximeter: true }),
      ],
      branches: [
        branch({ id: 'here', cityId: 'tashkent', deliveryPrice: 15_000, isMain: true }),
        branch({ id: 'away', cityId: 'samarkand', deliveryPrice: 1_000, ...SAMARKAND }),
      ],
      regions: [
        aRegion({ id: 'r-tashkent', cityId: 'tashkent' }),
        aRegion({ id: 'r-samarkand', cityId: 'samarkand', polygon: around(SAMARKAND) }),
      ],
      products: [aProduct({ productBranch: offered })],
      ...change,
    },
  });

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await twoCities();
  guest = await osh.person();
});

const named = (id: string) => delivery({ branch: { id }, cartItems: items() });
const placeAt = (body: ReturnType<typeof delivery>, who = guest) =>
  who.api(endpoints.placeOrder, { body, idempotencyKey: key() });

describe('a delivery from a branch of another city', () => {
  test.each(['r-tashkent', 'no zones'])('GEO-14 GEO-25 is refused with %s', async (zones) => {
    const scene = zones === 'no zones' ? await twoCities({ regions: [] }) : osh;
    const who = await scene.person();
    const { error } = await placeAt(named('away'), who);
    expect(error).toMatchObject({ code: 'delivery.unavailable', status: 422 });
    expect(await countOrders(scene)).toBe(0);
    const quote = await who.api(endpoints.quoteOrder, { body: quoteBody(named('away')) });
    expect(quote.error?.code).toBe('delivery.unavailable');
  });

  test('GEO-25 is not priced either', async () => {
    const point = { latitude: address.latitude, longitude: address.longitude };
    const { error } = await guest.api(endpoints.calculateTariff, { body: { ...point, branchId: 'away' } });
    expect(error?.code).toBe('delivery.unavailable');
  });

  test('IMP-15 the city in the client’s address does not make it one with a taximeter', async () => {
    const body = quoteBody(delivery({ address: { ...address, cityId: 'samarkand' }, cityId: 'samarkand' }));
    const quote = unwrap(await guest.api(endpoints.quoteOrder, { body }));
    expect(quote).toMatchObject({ branchId: 'here', deliveryPrice: 15_000, isTaximeter: false });
  });
});

test('GEO-25 a delivery from the branch of the address’s city is taken, named or not', async () => {
  const order = unwrap(await placeAt(named('here')));
  expect(order.branch?.id).toBe('here');
  const far = { ...address, ...SAMARKAND };
  const body = quoteBody(delivery({ address: far }));
  expect(unwrap(await guest.api(endpoints.quoteOrder, { body }))).toMatchObject({
    branchId: 'away',
    isTaximeter: true,
  });
});

test('GEO-25 the zone decides where another city’s branch is nearer', async () => {
  const border = await twoCities({
    regions: [aRegion({ id: 'r', cityId: 'samarkand' })],
  });
  const body = quoteBody(delivery());
  expect(unwrap(await border.as(null)(endpoints.quoteOrder, { body })).branchId).toBe('away');
  const params = { merchantId: border.merchantId };
  const query = { lat: address.latitude, lon: address.longitude };
  const closest = (type: 'DELIVERY' | 'PICK_UP') =>
    border.as(null)(endpoints.findClosestBranch, { params, query: { ...query, type } });
  expect(unwrap(await closest('DELIVERY')).id).toBe('away');
  expect(unwrap(await closest('PICK_UP')).id).toBe('here');
});

test('GEO-25 pick-up may be at any branch', async () => {
  const body = pickUp({ branch: { id: 'away' } });
  expect(unwrap(await placeAt(body)).branch?.id).toBe('away');
});
