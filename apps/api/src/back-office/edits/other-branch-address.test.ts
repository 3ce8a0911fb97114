import { endpoints, unwrap } from '@dasturxon/core/api';
import { lngLat } from '@dasturxon/core/delivery-area';
import { aBranch, aCity, aProduct, aRegion, everyDay } from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { staffPerson } from '../../testing/back-office/back-office-scene.ts';
import { address, items, key, pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi } from '../../testing/scene.ts';

const SAMARKAND = { latitude: 39.6547, longitude: 66.9758 };
const BUKHARA = { latitude: 39.7747, longitude: 64.4286 };
const around = ({ latitude, longitude }: typeof SAMARKAND) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => lngLat(longitude + x! * 0.05, latitude + y! * 0.05));
const NAME = { uz: 'Registon', ru: 'Регистан', eng: 'Registan' };
const branch = (change: Parameters<typeof aBranch>[0]) => ({
  ...aBranch({ workHours: everyDay({ open: '00:00', close: '00:00' }), ...change }),
  tariff: null,
  slotCapacity: null,
});
const brand = {
  cities: [
    aCity({ id: 'tashkent' }),
    aCity({ id: 'samarkand', ...SAMARKAND }),
    aCity({ id: 'bukhara', ...BUKHARA }),
  ],
  branches: [
    branch({ id: 'here', cityId: 'tashkent', isMain: true }),
    branch({ id: 'away', cityId: 'samarkand', name: NAME, ...SAMARKAND }),
  ],
  regions: [
    aRegion({ id: 'r-tashkent', cityId: 'tashkent' }),
    aRegion({ id: 'r-samarkand', cityId: 'samarkand', polygon: around(SAMARKAND) }),
  ],
  products: [aProduct({ productBranch: ['here', 'away'].map((id) => ({ branch: { id, isActive: true } })) })],
};

test('BO-320 C.7 a new address that another branch serves is refused with its name, one that none serves without', async () => {
  const osh = await aRunningApi({ brand });
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const order = unwrap(await place(await osh.person(), pickUp({ branch: { id: 'here' } })));
  const params = { id: order.id };
  const body = { to: 'ACCEPTED' as const, expectedVersion: 1 };
  unwrap(await operator.api(endpoints.moveBoardOrder, { params, body, idempotencyKey: key() }));
  const quote = (point: typeof SAMARKAND) => {
    const handover = { serviceType: 'DELIVERY' as const, address: { ...address, ...point } };
    const cartItems = items().map(({ productId, count }) => ({ productId, count }));
    return operator.api(endpoints.quoteEdit, { params, body: { cartItems, bears: false, handover } });
  };
  const { error } = await quote(SAMARKAND);
  expect(error?.code).toBe('delivery.byOtherBranch');
  expect(error?.description).toMatchObject({ uz: expect.stringContaining('Registon') });
  expect(error?.description.ru).toBe('По этому адресу доставляет другой филиал: Регистан.');
  expect((await quote(BUKHARA)).error?.code).toBe('delivery.unavailable');
});
