import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, aProduct, aPromo, everyDay } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { outbox } from '../db/schema/merchants.ts';
import { promos } from '../db/schema/promos.ts';
import { countOrders, delivery, here, key, pickUp, place, settings } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { releaseOrder } from './moves/move-order.ts';

const CUSTOMERS = Number(process.env['RACE_ROUNDS'] ?? 60);

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { settings: settings({ cashbackActive: true, promoActive: true }) } });
  guest = await osh.person({ cashback: 20_000 });
});

describe('idempotent orders', () => {
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

  test('T35 many customers who each send the same order five times at once place one order each', async () => {
    const scene = await aRunningApi();
    const guests = await Promise.all(Array.from({ length: CUSTOMERS }, () => scene.person()));
    const posts = guests.flatMap((who) => {
      const once = key();
      return Array.from({ length: 5 }, () => place(who, pickUp(), once));
    });
    const outcomes = await Promise.all(posts);
    const codes = new Set(outcomes.map((one) => one.error?.code ?? 'placed'));
    expect([...codes].filter((code) => !['placed', 'in_progress'].includes(code))).toEqual([]);
    expect(await countOrders(scene)).toBe(CUSTOMERS);
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

describe('limited resources', () => {
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

  test('T34 PRICE-06 of fifty simultaneous spends of one cashback balance one succeeds', async () => {
    const who = await osh.person({ cashback: 20_000 });
    const body = pickUp({ cashback: 20_000, totalPrice: 70_000 });
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => place(who, body)));
    expect(outcomes.filter((one) => !one.error)).toHaveLength(1);
    const { balance, history } = unwrap(await who.api(endpoints.getCashback));
    expect([balance, history]).toEqual([0, [expect.objectContaining({ amount: -20_000, reason: 'SPENT' })]]);
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
    expect(slots[0]?.slots.find(({ time }) => time === '15:00')).toEqual({
      time: '15:00',
      until: '15:15',
      left: 0,
    });
  });

  test('B6 two guests race for the last place of a slot: one has it, the other chooses another slot', async () => {
    const branch = { ...aBranch({ workHours: everyDay({ open: '00:00', close: '00:00' }) }), tariff: null };
    const scene = await aRunningApi({ brand: { branches: [{ ...branch, slotCapacity: 1 }] } });
    const guests = await Promise.all([scene.person(), scene.person()]);
    const order = (who: Person, time: string) => {
      const body = pickUp({ later: true, day: '2026-05-13', time });
      return who.api(endpoints.placeOrderAtTime, { body, idempotencyKey: key() });
    };
    const outcomes = await Promise.all(guests.map((who) => order(who, '15:05')));
    expect(outcomes.filter((one) => !one.error)).toHaveLength(1);
    const [loser] = outcomes.flatMap((one, at) =>
      one.error ? [{ who: guests[at]!, error: one.error }] : [],
    );
    expect(loser).toMatchObject({ error: { code: 'slot.unavailable', status: 409 } });
    expect((await order(loser!.who, '15:15')).error).toBeNull();
  });

  test('B5 the first slot leaves the slowest dish its cooking time, and the order reaches the kitchen so early', async () => {
    const branch = { ...aBranch({ workHours: everyDay({ open: '00:00', close: '00:00' }) }), tariff: null };
    const products = [aProduct({ timeCookingMax: 60, productBranch: here })];
    const scene = await aRunningApi({ brand: { products, branches: [{ ...branch, slotCapacity: null }] } });
    const query = { branchId: 'branch-1', serviceType: 'PICK_UP', productIds: 'product-1' } as const;
    const slots = unwrap(await scene.as(null)(endpoints.listSlots, { query }));
    expect(slots[0]?.times[0]).toBe('13:30');
    const guestOfLater = await scene.person();
    const order = (time: string) => {
      const body = pickUp({ later: true, day: '2026-05-13', time });
      return guestOfLater.api(endpoints.placeOrderAtTime, { body, idempotencyKey: key() });
    };
    expect((await order('13:15')).error?.code).toBe('slot.tooSoon');
    expect((await order('13:30')).error).toBeNull();
    const jobs = await scene.deps.db.inTenant(scene.merchantId, (tx) =>
      tx.select().from(outbox).where(eq(outbox.queue, 'order.release')),
    );
    expect(jobs.map(({ startAfter }) => startAfter?.toISOString())).toEqual(['2026-05-13T07:00:00.000Z']);
  });
});

describe('an order for later', () => {
  test('API-31 ST-05 VAL-08 waits for its time and then reaches the kitchen', async () => {
    const body = pickUp({ later: true, day: '2026-05-13', time: '19:30' });
    const order = unwrap(await guest.api(endpoints.placeOrderAtTime, { body, idempotencyKey: key() }));
    expect(order).toMatchObject({ status: 'AT_TIME', later: true, atTime: '2026-05-13T14:30:00.000Z' });
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
