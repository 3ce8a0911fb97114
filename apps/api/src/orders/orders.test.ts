import { endpoints, unwrap, type Sent } from '@dasturxon/core/api';
import { FlatSettings, OrderSettings } from '@dasturxon/core/merchant';
import { aBranch, aModificationGroup, aModifier, aProduct, aPromo, everyDay } from '@dasturxon/core/testing';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';

import { products, stopList } from '../db/schema/catalog.ts';
import { users } from '../db/schema/customers.ts';
import { orders } from '../db/schema/orders.ts';
import { cashbackLedger, promos } from '../db/schema/promos.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

type Body = Sent<typeof endpoints.placeOrder, 'body'>;

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { settings: settings({ cashbackActive: true, promoActive: true }) } });
  guest = await osh.person({ cashback: 20_000 });
});

const here = [{ branch: { id: 'branch-1', isActive: true } }];

function settings(change: Partial<FlatSettings> = {}): FlatSettings {
  return { ...v.parse(FlatSettings, {}), cancelOrderActive: true, cash: true, ...change };
}

const address = {
  latitude: 41.3111,
  longitude: 69.2797,
  streetName: "Amir Temur ko'chasi",
  houseNumber: '7',
};
const items = (count = 2) => [{ productId: 'product-1', count }];
const delivery = (change: Partial<Body> = {}): Body => ({
  serviceType: 'DELIVERY',
  address,
  cartItems: items(),
  totalPrice: 105_000,
  ...change,
});
const pickUp = (change: Partial<Body> = {}): Body => ({
  serviceType: 'PICK_UP',
  branch: { id: 'branch-1' },
  cartItems: items(),
  totalPrice: 90_000,
  ...change,
});
const key = () => crypto.randomUUID();
const place = (who: Person, body: Body, idempotencyKey = key()) =>
  who.api(endpoints.placeOrder, { body, idempotencyKey });
const countOrders = async (scene: Scene) =>
  (await scene.deps.db.inTenant(scene.merchantId, (tx) => tx.select({ id: orders.id }).from(orders))).length;

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

  test('PRICE-04 a pick-up costs nothing to bring', async () => {
    expect(unwrap(await place(guest, pickUp()))).toMatchObject({ deliveryPrice: 0, totalPrice: 90_000 });
  });

  test('order numbers rise by one at each brand', async () => {
    const scene = await aRunningApi();
    const who = await scene.person();
    const placed = await Promise.all(Array.from({ length: 10 }, () => place(who, pickUp())));
    const numbers = placed.map((one) => unwrap(one).number).sort((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('D54 SES-12 nobody orders without a token', async () => {
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
        { field: 'deliveryPrice', was: 0, is: 15_000 },
        { field: 'totalPrice', was: 1, is: 105_000 },
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
    ['a dish nobody sells', { cartItems: [{ productId: 'ghost', count: 1 }] }, 'product.notFound', 404],
    ['no dish at all of one', { cartItems: items(0) }, 'request.invalid', 400],
    ['half a portion', { cartItems: items(1.5) }, 'request.invalid', 400],
    ['a hundred portions', { cartItems: items(100) }, 'product.tooMany', 422],
    ['a branch of nobody', { branch: { id: 'ghost' } }, 'branch.notFound', 404],
    ['no address', { address: null }, 'delivery.addressMissing', 400],
    [
      'a choice nobody offers',
      { cartItems: [{ productId: 'product-1', count: 1, modifiers: [{ id: 'x', count: 1 }] }] },
      'modifier.notFound',
      404,
    ],
    ['a way to pay that is not offered', { paymentType: 'PAYME' }, 'payment.unavailable', 422],
    ['a promo nobody made', { promoCode: 'GHOST' }, 'promo.notFound', 404],
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

  test('VAL-12 D37 a delivery below the minimum says how much is missing', async () => {
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

  test('D38 a closed branch takes nothing for now, a day off nothing at all', async () => {
    const branch = (workHours: ReturnType<typeof everyDay>) => ({
      branches: [{ ...aBranch({ workHours }), tariff: null, slotCapacity: null }],
    });
    const evening = await aRunningApi({ brand: branch(everyDay({ open: '18:00', close: '23:00' })) });
    expect((await place(await evening.person(), pickUp())).error?.code).toBe('branch.closed');
    const never = await aRunningApi({ brand: branch(everyDay({ isDayOff: true })) });
    expect((await place(await never.person(), pickUp())).error?.code).toBe('branch.holiday');
  });

  test('T32 IMP-02 what is stopped at the branch or switched off is refused at commit', async () => {
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

function quoteBody({ totalPrice: _expected, ...wishes }: Body): Sent<typeof endpoints.quoteOrder, 'body'> {
  return wishes;
}

describe('one tap, one order', () => {
  test('D46 T35 the same key and body give the same order again, marked as replayed', async () => {
    const idempotencyKey = key();
    const send = () =>
      osh.request('/orders/v1/orders/WITH_TOKEN', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${guest.token}`,
          'content-type': 'application/json',
          'Idempotency-Key': idempotencyKey,
        },
        body: JSON.stringify(delivery()),
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, first.headers.get('Idempotent-Replayed')]).toEqual([200, null]);
    expect([second.status, second.headers.get('Idempotent-Replayed')]).toEqual([200, 'true']);
    expect(await second.json()).toEqual(await first.json());
  });

  test('T35 200 customers who each post the same order five times at once make 200 orders', async () => {
    const scene = await aRunningApi();
    const guests = await Promise.all(Array.from({ length: 200 }, () => scene.person()));
    const posts = guests.flatMap((who) => {
      const once = key();
      return Array.from({ length: 5 }, () => place(who, pickUp(), once));
    });
    const outcomes = await Promise.all(posts);
    const codes = new Set(outcomes.map((one) => one.error?.code ?? 'placed'));
    expect([...codes].filter((code) => !['placed', 'in_progress'].includes(code))).toEqual([]);
    expect(await countOrders(scene)).toBe(200);
  });

  test('another body under the same key is 422', async () => {
    const once = key();
    unwrap(await place(guest, pickUp(), once));
    const { error } = await place(guest, pickUp({ comment: 'tezroq' }), once);
    expect(error).toMatchObject({ code: 'idempotency.bodyDiffers', status: 422 });
  });

  test('a refused order does not use its key up', async () => {
    const once = key();
    expect((await place(guest, pickUp({ totalPrice: 1 }), once)).error?.code).toBe('price_changed');
    expect((await place(guest, pickUp(), once)).error).toBeNull();
  });

  test('without a key it is 400', async () => {
    const response = await osh.request('/orders/v1/orders', {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(pickUp()),
    });
    expect([response.status, (await response.json()).code]).toEqual([400, 'idempotency.keyMissing']);
  });
});

describe('what can be used up', () => {
  test('T33 VAL-11 a promo with ten uses serves ten of a hundred orders at once', async () => {
    const brand = {
      settings: settings({ promoActive: true }),
      promos: [aPromo({ code: 'PALOV', productDiscount: 10_000 })],
    };
    const scene = await aRunningApi({ brand });
    await scene.deps.db.asPlatform((tx) =>
      tx.update(promos).set({ maxUses: 10 }).where(eq(promos.merchantId, scene.merchantId)),
    );
    const who = await scene.person();
    const body = pickUp({ promoCode: ' palov', totalPrice: 80_000 });
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => place(who, body)));
    expect(outcomes.filter((one) => !one.error)).toHaveLength(10);
    expect(new Set(outcomes.flatMap((one) => (one.error ? [one.error.code] : [])))).toEqual(
      new Set(['promo.usedUp']),
    );
  });

  test('T34 PRICE-06 fifty spends of one cashback balance at once are one', async () => {
    const who = await osh.person({ cashback: 20_000 });
    const body = pickUp({ cashback: 20_000, totalPrice: 70_000 });
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => place(who, body)));
    expect(outcomes.filter((one) => !one.error)).toHaveLength(1);
    const { balance, history } = unwrap(await who.api(endpoints.getCashback));
    expect([balance, history.map((entry) => entry.amount)]).toEqual([0, [-20_000]]);
  });

  test('VAL-13 ERR-13 the last portions are sold once', async () => {
    const product = aProduct({ amount: 5, productBranch: here });
    const scene = await aRunningApi({ brand: { products: [product] } });
    const who = await scene.person();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => place(who, pickUp())));
    expect(outcomes.filter((one) => !one.error)).toHaveLength(2);
    expect(outcomes.find((one) => one.error)?.error?.code).toBe('product.notEnough');
  });

  test('a slot takes as many orders as the branch can make', async () => {
    const branch = { ...aBranch({ workHours: everyDay({ open: '00:00', close: '00:00' }) }), tariff: null };
    const scene = await aRunningApi({ brand: { branches: [{ ...branch, slotCapacity: 3 }] } });
    const who = await scene.person();
    const body = pickUp({ later: true, day: '2026-05-13', time: '15:00' });
    const at = () => who.api(endpoints.placeOrderAtTime, { body, idempotencyKey: key() });
    const outcomes = await Promise.all(Array.from({ length: 6 }, at));
    expect(outcomes.filter((one) => !one.error)).toHaveLength(3);
    const slots = unwrap(
      await scene.as(null)(endpoints.listSlots, { query: { branchId: 'branch-1', serviceType: 'PICK_UP' } }),
    );
    expect(slots[0]?.times).not.toContain('15:00');
    expect(slots[0]?.times).toContain('15:15');
  });
});

describe('an order for later', () => {
  test('API-31 ST-05 VAL-08 waits for its time and is then given to the kitchen', async () => {
    const body = pickUp({ later: true, day: '2026-05-13', time: '19:30' });
    const order = unwrap(await guest.api(endpoints.placeOrderAtTime, { body, idempotencyKey: key() }));
    expect(order).toMatchObject({ status: 'AT_TIME', later: true, atTime: '2026-05-13T14:30:00.000Z' });
    const { releaseOrder } = await import('./move-order.ts');
    await releaseOrder(osh.deps, osh.merchantId, order.id);
    await releaseOrder(osh.deps, osh.merchantId, order.id);
    const after = unwrap(await guest.api(endpoints.getOrder, { params: { id: order.id } }));
    expect(after.history.map((event) => [event.status, event.role])).toEqual([
      ['AT_TIME', 'CLIENT'],
      ['CREATED', null],
    ]);
  });

  test.each([
    ['no day', { time: '19:30' }, 'order.timeMissing'],
    ['no time', { day: '2026-05-13' }, 'order.timeMissing'],
    ['an hour ago', { day: '2026-05-13', time: '11:00' }, 'slot.past'],
    ['in ten minutes', { day: '2026-05-13', time: '12:10' }, 'slot.tooSoon'],
    ['in a month', { day: '2026-06-13', time: '12:00' }, 'slot.tooFar'],
  ])('T36 VAL-08 refuses %s', async (_, when, code) => {
    const body = pickUp({ later: true, ...when });
    const { error } = await guest.api(endpoints.placeOrderAtTime, { body, idempotencyKey: key() });
    expect(error?.code).toBe(code);
  });

  test('ST-05 the call for now refuses a later order', async () => {
    const body = pickUp({ later: true, day: '2026-05-13', time: '19:30' });
    expect((await place(guest, body)).error?.code).toBe('request.invalid');
  });
});

describe('following and moving an order', () => {
  const move = (
    who: Person,
    id: string,
    to: 'ACCEPTED' | 'COOKING' | 'DONE' | 'CLOSED' | 'CANCELED' | 'ON_WAY',
  ) => who.api(endpoints.moveOrder, { params: { id }, body: { to } });

  test('ST-11 ST-12 D83 staff take it through every step, each with one line of history', async () => {
    const operator = await osh.person({ role: 'OPERATOR' });
    const order = unwrap(await place(guest, pickUp()));
    for (const to of ['ACCEPTED', 'COOKING', 'DONE', 'CLOSED'] as const)
      unwrap(await move(operator, order.id, to));
    unwrap(await move(operator, order.id, 'CLOSED'));
    const after = unwrap(await guest.api(endpoints.getOrder, { params: { id: order.id } }));
    expect(after.history.map((event) => event.status)).toEqual([
      'CREATED',
      'ACCEPTED',
      'COOKING',
      'DONE',
      'CLOSED',
    ]);
    expect(after.acceptedTime).not.toBeNull();
    expect(after.readyTime).not.toBeNull();
    const { error } = await move(operator, order.id, 'CANCELED');
    expect(error).toMatchObject({ code: 'illegal_transition', status: 409 });
  });

  test('D83 T40 each role has its own moves and a customer none', async () => {
    const order = unwrap(await place(guest, pickUp()));
    const [courier, kitchen] = [await osh.person({ role: 'COURIER' }), await osh.person({ role: 'KITCHEN' })];
    expect((await move(guest, order.id, 'ACCEPTED')).error).toMatchObject({ code: 'forbidden', status: 403 });
    expect((await move(courier, order.id, 'ACCEPTED')).error?.code).toBe('illegal_transition');
    expect((await move(kitchen, order.id, 'ACCEPTED')).error).toBeNull();
  });

  test('D19 SET-16 the customer cancels before it is accepted, and gets back what was used', async () => {
    const who = await osh.person({ cashback: 5_000 });
    const body = pickUp({ cashback: 5_000, promoCode: 'PALOV', totalPrice: 75_000 });
    const order = unwrap(await place(who, body));
    const cancel = { params: { id: order.id }, body: { reason: 'CHANGED_MIND' } };
    expect(unwrap(await who.api(endpoints.cancelOrder, cancel))).toMatchObject({
      status: 'CANCELED',
      reason: 'CHANGED_MIND',
    });
    unwrap(await who.api(endpoints.cancelOrder, cancel));
    expect(unwrap(await who.api(endpoints.getCashback)).balance).toBe(5_000);
    const [promo] = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(promos));
    expect(promo?.uses).toBe(0);
  });

  test('D19 after it is accepted the customer cannot cancel', async () => {
    const operator = await osh.person({ role: 'OPERATOR' });
    const order = unwrap(await place(guest, pickUp()));
    unwrap(await move(operator, order.id, 'ACCEPTED'));
    const { error } = await guest.api(endpoints.cancelOrder, { params: { id: order.id }, body: {} });
    expect(error).toMatchObject({ code: 'order.notCancellable', status: 409 });
  });

  test('IMP-19 T43 cashback is earned after CLOSED, and the order is graded once, by its customer', async () => {
    const orderSettings = v.parse(OrderSettings, { cashbackPercent: 5 });
    const scene = await aRunningApi({ brand: { orderSettings } });
    const [who, other, operator] = [
      await scene.person(),
      await scene.person(),
      await scene.person({ role: 'OPERATOR' }),
    ];
    const order = unwrap(await place(who, pickUp()));
    const grade = { params: { id: order.id }, body: { grade: 5 } };
    expect((await who.api(endpoints.gradeOrder, grade)).error?.code).toBe('order.notGradable');
    for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const) unwrap(await move(operator, order.id, to));
    expect(unwrap(await who.api(endpoints.getCashback)).balance).toBe(4_500);
    expect((await other.api(endpoints.gradeOrder, grade)).error?.code).toBe('order.notFound');
    expect(unwrap(await who.api(endpoints.gradeOrder, grade)).grade).toBe(5);
    expect((await who.api(endpoints.gradeOrder, grade)).error?.code).toBe('order.notGradable');
  });

  test('Σ ledger equals the balance of every customer', async () => {
    const { rows } = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.execute(sql`select u.id from ${users} u where u.cashback <> 20000 + coalesce(
        (select sum(l.amount) from ${cashbackLedger} l where l.user_id = u.id), 0) and u.id = ${guest.userId}`),
    );
    expect(rows).toEqual([]);
  });

  test('API-26 API-27 ST-06 K-01 the lists: active, and the archive by ten', async () => {
    const scene = await aRunningApi();
    const [who, operator] = [await scene.person(), await scene.person({ role: 'OPERATOR' })];
    for (let n = 0; n < 12; n += 1) {
      const { id } = unwrap(await place(who, pickUp()));
      if (n < 11) unwrap(await move(operator, id, 'CANCELED'));
    }
    const params = { id: who.userId };
    expect(unwrap(await who.api(endpoints.listActiveOrders, { params }))).toHaveLength(1);
    const page = (n: number) =>
      who.api(endpoints.listOrders, { params, query: { page: n, onlyArchive: true } });
    expect([unwrap(await page(0)).length, unwrap(await page(1)).length]).toEqual([10, 1]);
    const numbers = unwrap(await page(0)).map((order) => order.number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  test('API-28 T04 somebody else’s order is 404 for every call', async () => {
    const order = unwrap(await place(guest, pickUp()));
    const params = { id: order.id };
    const other = await osh.person();
    const calls = [
      other.api(endpoints.getOrder, { params }),
      other.api(endpoints.cancelOrder, { params, body: {} }),
      other.api(endpoints.repeatOrder, { params }),
      other.api(endpoints.listActiveOrders, { params: { id: guest.userId } }),
    ];
    for (const { error } of await Promise.all(calls)) expect(error?.status).toBe(404);
    const stranger = await (await aRunningApi()).person({ role: 'ADMIN' });
    expect((await stranger.api(endpoints.getOrder, { params })).error?.status).toBe(404);
  });

  test('an order is repeated without what is no longer sold', async () => {
    const order = unwrap(await place(guest, pickUp()));
    const params = { id: order.id };
    expect(unwrap(await guest.api(endpoints.repeatOrder, { params })).cartItems).toEqual([
      { productId: 'product-1', count: 2, modifiers: [] },
    ]);
    const off = (active: boolean) =>
      osh.deps.db.asPlatform((tx) =>
        tx.update(products).set({ active }).where(eq(products.merchantId, osh.merchantId)),
      );
    await off(false);
    const repeated = unwrap(await guest.api(endpoints.repeatOrder, { params }));
    await off(true);
    expect(repeated).toEqual({ cartItems: [], missingProductIds: ['product-1'] });
  });
});
