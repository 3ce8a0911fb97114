import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, aCity, aProduct, aRegion } from '@dasturxon/core/testing';
import { beforeAll, describe, expect, test } from 'vitest';

import { stopList } from '../db/schema/catalog.ts';
import { address, delivery, items, key, quoteBody } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

const always = aBranch().workHours.map((day) => ({ ...day, open: '00:00', close: '00:00' }));
const neverOpen = always.map((day) => ({ ...day, isDayOff: true }));
const branch = (change: Parameters<typeof aBranch>[0]) => ({
  ...aBranch({ workHours: always, cityId: 'city-1', ...change }),
  tariff: null,
  slotCapacity: null,
});
const near = { latitude: address.latitude + 0.001, longitude: address.longitude };
const far = { latitude: address.latitude + 0.03, longitude: address.longitude };
const offered = ['near', 'far'].map((id) => ({ branch: { id, isActive: true } }));
const zone = aRegion({
  name: 'Markaz',
  price: 20_000,
  minimum: 50_000,
  distanceFees: [{ fromMetres: 3_000, price: 30_000 }],
  sumFees: [
    { fromSum: 100_000, price: 8_000 },
    { fromSum: 200_000, price: 0 },
  ],
});
const withBranches = (change: Parameters<typeof aBranch>[0] = {}, more: ReturnType<typeof aProduct>[] = []) =>
  aRunningApi({
    brand: {
      cities: [aCity()],
      branches: [branch({ id: 'far', ...far }), branch({ id: 'near', ...near, ...change })],
      regions: [zone],
      products: [aProduct({ id: 'dish', costPrice: 45_000, discount: 0, productBranch: offered }), ...more],
    },
  });

let scene: Scene;
let guest: Person;
beforeAll(async () => {
  scene = await withBranches();
  guest = await scene.person();
});

const dishes = (count: number) => [{ ...items()[0]!, productId: 'dish', count }];
const quote = async (count: number, change: object = {}, of = scene) => {
  const body = quoteBody(delivery({ branch: null, cartItems: dishes(count), ...change }));
  return unwrap(await of.as(null)(endpoints.quoteOrder, { body }));
};

describe('the terms of a zone', () => {
  test.each([
    [1, 20_000, { fromSum: 100_000, price: 8_000, missing: 55_000 }, 'Delivery to your address (Markaz)'],
    [3, 8_000, { fromSum: 200_000, price: 0, missing: 65_000 }, /^Delivery for an order of 100 000/],
    [5, 0, null, /^Free delivery: the order is 200 000/],
  ])(
    'B12 %d dishes are delivered for %d, and its derivation gives the reason',
    async (count, price, next, sentence) => {
      const { deliveryPrice, cheaperDelivery, explanation } = await quote(count);
      expect({ deliveryPrice, cheaperDelivery }).toEqual({ deliveryPrice: price, cheaperDelivery: next });
      const text = explanation.find(({ rule }) => rule === 'delivery')?.text?.eng ?? '';
      expect(text.replaceAll('\u00a0', ' ')).toMatch(sentence);
    },
  );

  test('B12 a farther branch costs the step of its distance, in words too', async () => {
    const { deliveryPrice, explanation } = await quote(1, { branch: { id: 'far' } });
    expect(deliveryPrice).toBe(30_000);
    expect(explanation.at(-1)?.text?.eng).toMatch(/^Delivery to your address \(Markaz, 4\.\d km\)$/);
  });

  test('B12 the zone has a minimum of its own', async () => {
    expect((await quote(1)).minimal).toEqual({ amount: 50_000, missing: 5_000 });
    const body = delivery({ branch: null, cartItems: dishes(1), totalPrice: 65_000 });
    const { error } = await guest.api(endpoints.placeOrder, { body, idempotencyKey: key() });
    expect(error?.code).toBe('order.belowMinimum');
  });

  test('B12 an order costs as much as its quote, and keeps the sentence', async () => {
    const { totalPrice } = await quote(3);
    expect(totalPrice).toBe(143_000);
    const body = delivery({ branch: null, cartItems: dishes(3), totalPrice });
    const order = unwrap(await guest.api(endpoints.placeOrder, { body, idempotencyKey: key() }));
    expect(order).toMatchObject({ totalPrice, deliveryPrice: 8_000 });
    expect(order.explanation?.find(({ rule }) => rule === 'delivery')?.text?.uz).toMatch(/undan koʻp/);
  });

  test('B12 the zones are public with their steps', async () => {
    const [region] = unwrap(await scene.as(null)(endpoints.listRegions, { query: {} }));
    const { minimum, distanceFees, sumFees } = zone;
    expect(region).toMatchObject({ name: 'Markaz', minimum, distanceFees, sumFees });
  });
});

describe('the best branch for an address', () => {
  const closest = async (of: Scene, names = '') => {
    const query = { lat: address.latitude, lon: address.longitude, dishes: names };
    const params = { merchantId: of.merchantId };
    return unwrap(await of.as(null)(endpoints.findClosestBranch, { params, query })).id;
  };

  test('B27 is the nearest that is open', async () => {
    expect((await quote(2)).branchId).toBe('near');
    expect(await closest(scene, 'dish')).toBe('near');
    const closed = await withBranches({ workHours: neverOpen });
    expect((await quote(2, {}, closed)).branchId).toBe('far');
    expect(await closest(closed)).toBe('far');
  });

  test('B27 can cook the basket', async () => {
    const other = await withBranches();
    await other.deps.db.inTenant(other.merchantId, (tx) =>
      tx.insert(stopList).values({ merchantId: other.merchantId, branchId: 'near', productId: 'dish' }),
    );
    expect((await quote(2, {}, other)).branchId).toBe('far');
    expect(await closest(other, 'dish')).toBe('far');
    expect(await closest(other)).toBe('near');
  });

  const offers = async (of: Scene) => {
    const query = { lat: address.latitude, lon: address.longitude };
    const list = unwrap(await of.as(null)(endpoints.listBranchOffers, { query }));
    return list.map(({ id, productIds }) => [id, ...productIds]);
  };
  const onlyAt = (id: string, branchId: string) =>
    aProduct({ id, discount: 0, productBranch: [{ branch: { id: branchId, isActive: true } }] });

  test('B-74 the branches of an address are listed with what each of them does not sell, the nearest first', async () => {
    const other = await withBranches({}, [onlyAt('soup', 'far')]);
    expect(await offers(other)).toEqual([['near', 'soup'], ['far']]);
    await other.deps.db.inTenant(other.merchantId, (tx) =>
      tx.insert(stopList).values({ merchantId: other.merchantId, branchId: 'far', productId: 'dish' }),
    );
    expect(await offers(other)).toEqual([
      ['near', 'soup'],
      ['far', 'dish'],
    ]);
    expect(await offers(await withBranches({ workHours: neverOpen }))).toEqual([['far']]);
  });

  test('B-74 dishes of two branches are refused together with the reason, and each is sold alone', async () => {
    const other = await withBranches({}, [onlyAt('soup', 'far'), onlyAt('salad', 'near')]);
    const bodyOf = (...ids: string[]) => {
      const cartItems = ids.map((productId) => ({ ...items()[0]!, productId }));
      return quoteBody(delivery({ branch: null, cartItems }));
    };
    const ask = (...ids: string[]) => other.as(null)(endpoints.quoteOrder, { body: bodyOf(...ids) });
    expect((await ask('soup', 'salad')).error).toMatchObject({
      code: 'product.otherBranch',
      status: 422,
      data: { productId: 'soup' },
    });
    expect(unwrap(await ask('soup', 'dish')).branchId).toBe('far');
    expect(unwrap(await ask('salad', 'dish')).branchId).toBe('near');
  });
});
