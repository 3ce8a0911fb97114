import { endpoints, unwrap } from '@dasturxon/core/api';
import { aPaymentSetting } from '@dasturxon/core/testing';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { outbox } from '../../db/schema/merchants.ts';
import { orders } from '../../db/schema/orders.ts';
import { promos } from '../../db/schema/promos.ts';
import { pickUp, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { expireUnpaidOrder } from '../moves/expire-unpaid-order.ts';
import { releaseOrder } from '../moves/move-order.ts';

let osh: Scene;
let guest: Person;
let operator: Person;
beforeAll(async () => {
  const payme = {
    id: 'payme',
    name: 'Payme',
    icon: 'payme',
    title: null,
    iikoId: null,
    type: 'PAYME',
  } as const;
  const cash = { ...payme, id: 'cash', type: 'CASH' } as const;
  osh = await aRunningApi({
    brand: {
      settings: settings({ payme: true, cashbackActive: true, promoActive: true }),
      paymentMethods: [cash, payme],
      paymentSettings: [aPaymentSetting(), aPaymentSetting({ id: 'payme', type: 'PAYME' })],
    },
  });
  guest = await osh.person({ cashback: 20_000 });
  operator = await osh.person({ role: 'OPERATOR' });
});

const later = (minutes: number) => {
  osh.clock.now = new Date(osh.clock.now.getTime() + minutes * 60_000);
};
const jobsOf = async (orderId: string) => {
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(outbox).where(eq(outbox.merchantId, osh.merchantId)),
  );
  return rows
    .filter((row) => row.payload['orderId'] === orderId)
    .map(({ queue, startAfter }) => ({ queue, at: startAfter?.toISOString() }));
};
const about = (orderId: string) => ({ merchantId: osh.merchantId, orderId });
const read = async (id: string) => unwrap(await guest.api(endpoints.getOrder, { params: { id } }));
const accept = (id: string) =>
  operator.api(endpoints.moveOrder, { params: { id }, body: { to: 'ACCEPTED' as const } });
const promoUses = async () => {
  const [row] = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .select()
      .from(promos)
      .where(and(eq(promos.merchantId, osh.merchantId), eq(promos.code, 'PALOV'))),
  );
  return row!.uses;
};
const placePayme = async (change = {}) =>
  unwrap(await place(guest, pickUp({ paymentType: 'PAYME', ...change })));

describe('jobs that are sent in the order’s own transaction', () => {
  test('a cash order has its first rung, one to be paid beforehand its expiry alone', async () => {
    const now = osh.clock.now.getTime();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const cash = unwrap(await place(guest, pickUp()));
    expect(await jobsOf(cash.id)).toEqual([{ queue: 'order.remind', at: at(1) }]);
    const payme = await placePayme();
    expect(await jobsOf(payme.id)).toEqual([{ queue: 'order.expire-unpaid', at: at(30) }]);
  });

  test('T48 ST-03 an order unpaid for half an hour is cancelled and returns promo and cashback, once', async () => {
    const before = await promoUses();
    const order = await placePayme({ promoCode: 'PALOV', cashback: 5_000, totalPrice: 75_000 });
    expect(await promoUses()).toBe(before + 1);
    later(31);
    expect(await expireUnpaidOrder(osh.deps, about(order.id))).toBe('expired');
    expect(await expireUnpaidOrder(osh.deps, about(order.id))).toBe('kept');
    const after = await read(order.id);
    expect(after).toMatchObject({ status: 'CANCELED', reason: 'UNPAID' });
    expect(after.history).toHaveLength(2);
    expect(await promoUses()).toBe(before);
    const me = unwrap(await guest.api(endpoints.getMe, {}));
    expect(me.cashback).toBe(20_000);
  });

  test('T48 an order paid or accepted meanwhile stays', async () => {
    const [paid, accepted] = [await placePayme(), await placePayme()];
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx
        .update(orders)
        .set({ isPaid: true })
        .where(and(eq(orders.merchantId, osh.merchantId), eq(orders.id, paid.id))),
    );
    unwrap(await accept(accepted.id));
    later(31);
    expect(await expireUnpaidOrder(osh.deps, about(paid.id))).toBe('kept');
    expect(await expireUnpaidOrder(osh.deps, about(accepted.id))).toBe('kept');
    expect((await read(paid.id)).status).toBe('CREATED');
  });

  test('T48 an attempt to pay locks it, and it is checked again later', async () => {
    const order = await placePayme();
    later(31);
    const until = new Date(osh.clock.now.getTime() + 600_000);
    const outcome = await expireUnpaidOrder(osh.deps, about(order.id), async () => until);
    expect(outcome).toBe('held');
    expect((await read(order.id)).status).toBe('CREATED');
    expect(await jobsOf(order.id)).toContainEqual({ queue: 'order.expire-unpaid', at: until.toISOString() });
  });

  test('one for later has a ladder from its placing, and a new one from its release', async () => {
    const body = pickUp({ later: true, day: '2026-05-14', time: '15:00' });
    const waiting = unwrap(
      await guest.api(endpoints.placeOrderAtTime, { body, idempotencyKey: crypto.randomUUID() }),
    );
    expect((await jobsOf(waiting.id)).map(({ queue }) => queue)).toEqual(
      expect.arrayContaining(['order.release', 'order.remind']),
    );
    await releaseOrder(osh.deps, osh.merchantId, waiting.id);
    const rungs = (await jobsOf(waiting.id)).filter(({ queue }) => queue === 'order.remind');
    expect(rungs.at(-1)).toEqual({
      queue: 'order.remind',
      at: new Date(osh.clock.now.getTime() + 60_000).toISOString(),
    });
  });
});
