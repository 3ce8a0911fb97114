import { createApi, endpoints, unwrap } from '@dasturxon/core/api';
import { LANGUAGES } from '@dasturxon/core/kernel';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { orders } from '../db/schema/orders.ts';
import { countOrders, key, pickUp, place, settings } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

/** The product's own limit: tests beside this one have none. */
const env = { OPEN_ORDERS: '3' };
const BOT = Number(process.env['FC_RUNS'] ?? 300);

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ env });
});

/** A server for real guests, behind a proxy that forwards their addresses. */
const REAL = { ...env, SANDBOX: '0', TRUSTED_PROXIES: '127.0.0.1' };
const from = (scene: Scene, address: string, token: string) =>
  createApi({
    baseUrl: '',
    merchantId: scene.merchantId,
    token: () => token,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', address);
      return scene.request(String(input), { ...init, headers });
    },
  });

describe('T42 customers without a completed order', () => {
  const NEWCOMERS = 50;
  test(`of ${NEWCOMERS} simultaneous new customers at one address the first few can order; known ones and others are not limited`, async () => {
    const scene = await aRunningApi({ env: { ...REAL, NEWCOMER_ORDERS: '8' } });
    const order = async (address: string, who?: Person) => {
      const { token, userId } = who ?? (await scene.person());
      return place({ token, userId, api: from(scene, address, token) }, pickUp());
    };
    const known = await scene.person();
    unwrap(await order('203.0.113.9', known));
    await scene.deps.db.inTenant(scene.merchantId, (tx) =>
      tx.update(orders).set({ acceptedTime: scene.clock.now, status: 'ACCEPTED' }),
    );
    const bots = await Promise.all(Array.from({ length: NEWCOMERS }, () => order('203.0.113.7')));
    expect(bots.filter((one) => !one.error)).toHaveLength(8);
    expect(await countOrders(scene)).toBe(9);
    const refused = bots.find((one) => one.error)?.error;
    expect(refused).toMatchObject({ status: 429, code: 'request.proofRequired' });
    expect((await order('203.0.113.7', known)).error).toBeNull();
    expect((await order('203.0.113.8')).error).toBeNull();
    scene.clock.now = new Date(scene.clock.now.getTime() + 3_600_000);
    expect((await order('203.0.113.7')).error).toBeNull();
  });
});

describe('T42 customers with a series of cancelled orders', () => {
  test('can order again after an hour, and in the demo at once', async () => {
    const brand = { settings: settings() };
    const [real, demo] = [await aRunningApi({ env: REAL, brand }), await aRunningApi({ env, brand })];
    const giveUp = async (who: Person) => {
      const { id } = unwrap(await place(who, pickUp()));
      const cancel = { params: { id }, body: { reason: null, reasonComment: null } };
      for (let again = 0; again < 2; again += 1) unwrap(await who.api(endpoints.cancelOrder, cancel));
    };
    for (const scene of [real, demo]) {
      const guest = await scene.person();
      for (let n = 0; n < 5; n += 1) await giveUp(guest);
      const { error } = await place(guest, pickUp());
      expect(error?.code).toBe(scene === real ? 'request.rateLimited' : undefined);
      expect((await place(await scene.person(), pickUp())).error).toBeNull();
      scene.clock.now = new Date(scene.clock.now.getTime() + 3_600_000);
      expect((await place(guest, pickUp())).error).toBeNull();
    }
  });
});

describe('T42 orders of one customer that are neither paid nor accepted', () => {
  test('a bot that orders without end gets three orders, and an error in every language', async () => {
    const bot = await osh.person();
    const outcomes = await Promise.all(Array.from({ length: BOT }, () => place(bot, pickUp())));
    expect(outcomes.filter((one) => !one.error)).toHaveLength(3);
    expect(await countOrders(osh)).toBe(3);
    const { error } = await place(bot, pickUp());
    expect(error).toMatchObject({ status: 409, code: 'order.tooManyOpen' });
    for (const language of LANGUAGES) expect(error?.description?.[language]).toContain('3');
  });

  test('a repeated order under its own key is still answered, and others are not limited', async () => {
    const guest = await osh.person();
    const first = key();
    const { data } = await place(guest, pickUp(), first);
    for (let n = 0; n < 3; n += 1) await place(guest, pickUp());
    expect((await place(guest, pickUp(), first)).data?.id).toBe(data?.id);
    expect((await place(await osh.person(), pickUp())).error).toBeNull();
  });

  test.each([
    ['accepted', { status: 'ACCEPTED' as const }],
    ['cancelled', { status: 'CANCELED' as const }],
    ['paid', { isPaid: true }],
  ])('one that is %s frees a place', async (_, change) => {
    const guest = await osh.person();
    const placed = await Promise.all([1, 2, 3].map(async () => unwrap(await place(guest, pickUp()))));
    expect((await place(guest, pickUp())).error?.code).toBe('order.tooManyOpen');
    const id = placed[0]?.id ?? '';
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(orders).set(change).where(eq(orders.id, id)),
    );
    expect((await place(guest, pickUp())).error).toBeNull();
  });

  test('later orders count too', async () => {
    const guest = await osh.person();
    const body = pickUp({ later: true, day: '2026-05-13', time: '19:30' });
    const at = () => guest.api(endpoints.placeOrderAtTime, { body, idempotencyKey: key() });
    await Promise.all([at(), at(), at()]);
    expect((await place(guest, pickUp())).error?.code).toBe('order.tooManyOpen');
  });
});
