import { endpoints, unwrap } from '@dasturxon/core/api';
import { OrderSettings } from '@dasturxon/core/merchant';
import { aBranch, aModificationGroup, aModifier, aProduct, everyDay } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';

import { stopList } from '../../db/schema/catalog.ts';
import {
  address,
  countOrders,
  delivery,
  here,
  items,
  key,
  pickUp,
  place,
  quoteBody,
  settings,
  type Body,
} from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { settings: settings({ cashbackActive: true, promoActive: true }) } });
  guest = await osh.person({ cashback: 20_000 });
});

describe('placing an order', () => {
  test('API-30 ST-05 a delivery is priced from the catalogue and placed', async () => {
    const order = unwrap(await place(guest, delivery()));
    expect(order).toMatchObject({
      status: 'CREATED',
      totalPrice: 105_000,
      productPrice: 90_000,
      deliveryPrice: 15_000,
      productCount: 2,
      isPaid: false,
      later: false,
      branch: { id: 'branch-1' },
      address: { streetName: address.streetName },
    });
    expect(order.cartItems).toMatchObject([
      { productId: 'product-1', count: 2, unitPrice: 45_000, price: 90_000 },
    ]);
    expect(order.history).toMatchObject([{ type: 'CHANGE_STATUS', status: 'CREATED', role: 'CLIENT' }]);
    expect(unwrap(await guest.api(endpoints.getOrder, { params: { id: order.id } }))).toEqual(order);
  });

  test('PRICE-04 a pick-up has no delivery price', async () => {
    expect(unwrap(await place(guest, pickUp()))).toMatchObject({ deliveryPrice: 0, totalPrice: 90_000 });
  });

  test('order numbers rise by one at each brand', async () => {
    const scene = await aRunningApi();
    const who = await scene.person();
    const placed = await Promise.all(Array.from({ length: 10 }, () => place(who, pickUp())));
    const numbers = placed.map((one) => unwrap(one).number).sort((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('D54 SES-12 an order without a token is refused', async () => {
    const { error } = await osh.as(null)(endpoints.placeOrder, { body: delivery(), idempotencyKey: key() });
    expect(error).toMatchObject({ code: 'session.missing', status: 401 });
  });

  test('T29 a total that differs is 409 with the new quote and what changed, and nothing is stored', async () => {
    const before = await countOrders(osh);
    const { error } = await place(guest, delivery({ totalPrice: 1, deliveryPrice: 0 }));
    expect(error).toMatchObject({ code: 'price_changed', status: 409 });
    expect(error?.data).toMatchObject({
      quote: { totalPrice: 105_000 },
      changes: [
        { field: 'deliveryPrice', productId: null, before: 0, after: 15_000 },
        { field: 'totalPrice', productId: null, before: 1, after: 105_000 },
      ],
    });
    expect(await countOrders(osh)).toBe(before);
  });

  test.each([
    ['a price of a line', { cartItems: [{ productId: 'product-1', count: 1, price: 1 }] }],
    ['a status', { status: 'CLOSED' }],
    ['a distance', { distance: 1 }],
    ['that it is paid', { isPaid: true }],
    ['a user', { user: { id: 'x' } }],
  ])('T24 a body that names %s is 400', async (_, change) => {
    const { error } = await place(guest, { ...delivery(), ...change } as Body);
    expect(error).toMatchObject({ code: 'request.unknownField', status: 400 });
  });

  test.each<[string, Partial<Body>, string, number]>([
    ['an empty basket', { cartItems: [] }, 'request.invalid', 400],
    ['an unknown dish', { cartItems: [{ productId: 'ghost', count: 1 }] }, 'product.notFound', 404],
    ['no dish at all of one', { cartItems: items(0) }, 'request.invalid', 400],
    ['half a portion', { cartItems: items(1.5) }, 'request.invalid', 400],
    ['a hundred portions', { cartItems: items(100) }, 'product.tooMany', 422],
    ['an unknown branch', { branch: { id: 'ghost' } }, 'branch.notFound', 404],
    ['no address', { address: null }, 'delivery.addressMissing', 400],
    [
      'an unknown modifier',
      { cartItems: [{ productId: 'product-1', count: 1, modifiers: [{ id: 'x', count: 1 }] }] },
      'modifier.notFound',
      404,
    ],
    ['a way to pay that is not offered', { paymentType: 'PAYME' }, 'payment.unavailable', 422],
    ['an unknown promo code', { promoCode: 'GHOST' }, 'promo.notFound', 404],
    ['more cashback than there is', { cashback: 20_001 }, 'cashback.insufficient', 422],
  ])('T30 T31 refuses %s and stores nothing', async (_, change, code, status) => {
    const before = await countOrders(osh);
    expect((await place(guest, delivery(change))).error).toMatchObject({ code, status });
    expect(await countOrders(osh)).toBe(before);
  });

  test('GEO-14 T37 an address outside every zone is refused where zones are checked', async () => {
    const scene = await aRunningApi({ brand: { settings: settings({ shouldValidateDeliveryArea: true }) } });
    const who = await scene.person();
    const outside = { ...address, latitude: 40.1, longitude: 65.3 };
    expect((await place(who, delivery({ address: outside }))).error?.code).toBe('delivery.outOfZone');
    expect((await place(who, delivery())).error).toBeNull();
  });

  test('VAL-12 D37 the error of a delivery below the minimum has the missing sum', async () => {
    const orderSettings = v.parse(OrderSettings, { minimalDeliveryPrice: 100_000 });
    const scene = await aRunningApi({ brand: { orderSettings } });
    const who = await scene.person();
    const { error } = await place(who, delivery());
    expect(error).toMatchObject({ code: 'order.belowMinimum', status: 422, data: { missing: 10_000 } });
    expect((await place(who, pickUp())).error).toBeNull();
  });

  test('PRICE-08 D41 the service fee is the merchant’s', async () => {
    const orderSettings = v.parse(OrderSettings, { isServiceFeeEnabled: true, serviceFeeAmount: 3_000 });
    const scene = await aRunningApi({ brand: { orderSettings } });
    const order = unwrap(await place(await scene.person(), pickUp({ totalPrice: 93_000 })));
    expect(order.servicePrice).toBe(3_000);
  });

  test('T39 D38 a closed branch takes no order for now, on a day off no order at all', async () => {
    const branch = (workHours: ReturnType<typeof everyDay>) => ({
      branches: [{ ...aBranch({ workHours }), tariff: null, slotCapacity: null }],
    });
    const evening = await aRunningApi({ brand: branch(everyDay({ open: '18:00', close: '23:00' })) });
    expect((await place(await evening.person(), pickUp())).error?.code).toBe('branch.closed');
    const never = await aRunningApi({ brand: branch(everyDay({ isDayOff: true })) });
    expect((await place(await never.person(), pickUp())).error?.code).toBe('branch.holiday');
  });

  test('T32 IMP-02 a product stopped at the branch or switched off is refused at commit', async () => {
    const scene = await aRunningApi();
    const { merchantId } = scene;
    const who = await scene.person();
    await scene.deps.db.asPlatform((tx) =>
      tx.insert(stopList).values({ merchantId, branchId: 'branch-1', productId: 'product-1' }),
    );
    const { error } = await place(who, pickUp());
    expect(error).toMatchObject({
      code: 'product.unavailable',
      data: { productId: 'product-1', lines: [{ productId: 'product-1', code: 'product.unavailable' }] },
    });
    await scene.deps.db.asPlatform((tx) => tx.delete(stopList).where(eq(stopList.merchantId, merchantId)));
    expect((await place(who, pickUp())).error).toBeNull();
  });

  test('T38 the delivery price is measured by the server: region, else tariff, else branch', async () => {
    const tariff = { base: 10_000, includedKm: 1, perKm: 2_000 };
    const far = { ...aBranch({ deliveryPrice: 15_000 }), tariff, slotCapacity: null };
    const open = { ...far, workHours: everyDay({ open: '00:00', close: '00:00' }) };
    const scene = await aRunningApi({ brand: { branches: [open], regions: [] } });
    const quote = unwrap(await scene.as(null)(endpoints.quoteOrder, { body: quoteBody(delivery()) }));
    // 4.1 km as the crow flies is 5.3 by road: one included, five started.
    expect(quote.deliveryPrice).toBe(20_000);
  });

  test('PRICE-02 modifiers add to the price and are kept as they were', async () => {
    const cheese = aModifier({ id: 'cheese', price: 5_000 });
    const group = aModificationGroup({ items: [cheese], min: 0, max: 2 });
    const product = aProduct({ type: 'MODIFICATION', modificationGroups: [group], productBranch: here });
    const scene = await aRunningApi({ brand: { products: [product] } });
    const cartItems = [{ productId: 'product-1', count: 2, modifiers: [{ id: 'cheese', count: 1 }] }];
    const order = unwrap(await place(await scene.person(), pickUp({ cartItems, totalPrice: 100_000 })));
    expect(order.cartItems[0]?.modifiers).toMatchObject([{ id: 'cheese', price: 5_000, count: 1 }]);
  });
});
