import { endpoints, unwrap } from '@dasturxon/core/api';
import type { OrderStatus } from '@dasturxon/core/order';
import { createSandbox, type Sandbox } from '@dasturxon/sandbox';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { deliveries } from '../db/schema/deliveries.ts';
import { outbox } from '../db/schema/merchants.ts';
import { yandexDelivery } from '../gateways/yandex-delivery/yandex-delivery.ts';
import type { Jobs } from '../jobs/queues.ts';
import { delivery, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { callCourier } from './call-courier.ts';
import { followDelivery, refreshDelivery } from './follow-claim.ts';

let osh: Scene;
let sandbox: Sandbox;
let guest: Person;
let operator: Person;
let orderId: string;
type Asked = { path: string; query: URLSearchParams; body: Record<string, unknown>; key: string | null };
let asked: Asked[] = [];

beforeEach(async () => {
  osh = await aRunningApi();
  asked = [];
  sandbox = createSandbox({
    advanceOrder: () => Promise.reject(new Error('no orders here')),
    now: () => osh.clock.now,
  });
  osh.deps.courierService = yandexDelivery({
    baseUrl: () => 'http://127.0.0.1/yandex-delivery',
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input));
      const key = new Headers(init?.headers).get('authorization');
      const path = pathname.split('/integration/')[1]!;
      asked.push({ path, query: searchParams, body: JSON.parse(String(init?.body)), key });
      return sandbox.app.request(String(input), init);
    },
  });
  [guest, operator] = [await osh.person(), await osh.person({ role: 'OPERATOR' })];
  orderId = unwrap(await place(guest, delivery({ courierComment: 'Blue gate' }))).id;
});

const later = (seconds: number) => void (osh.clock.now = new Date(osh.clock.now.getTime() + seconds * 1000));
const order = async () => unwrap(await guest.api(endpoints.getOrder, { params: { id: orderId } }));
async function move(...statuses: OrderStatus[]) {
  for (const to of statuses)
    unwrap(await operator.api(endpoints.moveOrder, { params: { id: orderId }, body: { to, reason: null } }));
}
const ready = () => move('ACCEPTED', 'COOKING', 'DONE');
const rows = () =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .select()
      .from(deliveries)
      .where(eq(deliveries.merchantId, osh.merchantId))
      .orderBy(asc(deliveries.createdAt)),
  );

/** Works the couriers' jobs that wait in the outbox, as the queue would; the times of later ones are not waited for. */
async function work() {
  const jobs = await osh.deps.db.asPlatform((tx) =>
    tx.delete(outbox).where(eq(outbox.merchantId, osh.merchantId)).returning(),
  );
  for (const { queue, payload } of jobs) {
    if (queue === 'courier.call')
      await callCourier(osh.deps, osh.merchantId, (payload as Jobs['courier.call']).orderId);
    const { deliveryId } = payload as Jobs['courier.follow'];
    if (queue === 'courier.follow') await followDelivery(osh.deps, osh.merchantId, deliveryId);
    if (queue === 'courier.refresh') await refreshDelivery(osh.deps, osh.merchantId, deliveryId);
  }
}
/** So many seconds pass, and the jobs are worked as they do. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 2) {
    later(2);
    await work();
  }
}

describe('a courier service brings an order', () => {
  test('D18 ST-12 a ready order goes from the branch to the door, each step in its history', async () => {
    await ready();
    await pass(20);
    expect(await order()).toMatchObject({
      status: 'ATTACHED',
      courierStatus: 'PERFORMER_FOUND',
      deliveryType: 'YANDEX',
    });
    await pass(60);
    expect(await order()).toMatchObject({ status: 'ON_WAY', courierStatus: 'PERFORMER_PICKUPED' });
    await pass(150);
    const over = await order();
    expect(over).toMatchObject({ status: 'DELIVERED', courierStatus: 'PERFORMER_DELIVERED_FINISH' });
    const told = over.history.filter(({ type }) => type === 'CHANGE_COURIER_STATUS');
    expect(told.map(({ courierStatus }) => courierStatus)).toEqual([
      'NEW_ORDER',
      'ACCEPTED',
      'PERFORMER_LOOK_UP',
      'PERFORMER_FOUND',
      'PERFORMER_PICK_UP_ARRIVED',
      'PERFORMER_PICKUPED',
      'PERFORMER_ARRIVED',
      'PERFORMER_DELIVERED_FINISH',
    ]);
    const moved = over.history.filter(({ type }) => type === 'CHANGE_STATUS');
    expect(moved.map(({ status }) => status).slice(-3)).toEqual(['ATTACHED', 'ON_WAY', 'DELIVERED']);
    expect(over.isPaid).toBe(false);
    const before = asked.length;
    await pass(20);
    expect(asked.length).toBe(before);
  });

  test('D18 the claim says where from, where to and whom to call, with the merchant’s own key', async () => {
    await ready();
    await pass(4);
    const [claim] = asked.filter(({ path }) => path === 'v2/claims/create');
    expect(claim?.key).toBe('Bearer secret-delivery');
    expect(claim?.body).toMatchObject({
      route_points: [
        { type: 'source' },
        {
          type: 'destination',
          address: { coordinates: [69.2797, 41.3111], comment: 'Blue gate' },
          contact: { name: 'Aziza' },
        },
      ],
      items: [{ cost_value: '105000.00', cost_currency: 'UZS' }],
      auto_accept: false,
    });
  });

  test('D18 the request id is the delivery’s, so that a claim is made once however often it is tried', async () => {
    await ready();
    sandbox.faults.set({ service: 'yandex-delivery', mode: 'down', times: 1 });
    await work();
    const [open] = await rows();
    await expect(followDelivery(osh.deps, osh.merchantId, open!.id)).rejects.toThrow();
    await followDelivery(osh.deps, osh.merchantId, open!.id);
    const made = asked.filter(({ path }) => path === 'v2/claims/create');
    expect(made.map(({ query }) => query.get('request_id'))).toEqual([open!.id, open!.id]);
    expect(await rows()).toHaveLength(1);
  });

  test('API-25 IMP-18 ENT-41 the guest sees name, number and the place that moves; nobody else does', async () => {
    await ready();
    await pass(100);
    const { courierId } = await order();
    const where = async (who = guest) => who.api(endpoints.getCourier, { params: { id: courierId! } });
    const first = unwrap(await where());
    expect(first).toMatchObject({ status: 'PERFORMER_PICKUPED', phone: '+998712000000,1234' });
    expect(first.firstName).toBeTruthy();
    later(20);
    const second = unwrap(await where());
    expect([second.latitude, second.longitude]).not.toEqual([first.latitude, first.longitude]);
    const before = asked.length;
    await where();
    expect(asked.length).toBe(before);
    expect((await where(await osh.person())).error?.status).toBe(404);
    await pass(150);
    expect((await where()).error?.status).toBe(404);
    expect((await rows())[0]).toMatchObject({ phone: null, latitude: null, longitude: null });
  });

  test('F12 a service that is silent leaves the last known place, and the order as it was', async () => {
    await ready();
    await pass(100);
    const { courierId } = await order();
    const read = async () => unwrap(await guest.api(endpoints.getCourier, { params: { id: courierId! } }));
    const known = await read();
    sandbox.faults.set({ service: 'yandex-delivery', mode: 'error' });
    later(30);
    expect(await read()).toEqual(known);
    expect((await order()).status).toBe('ON_WAY');
  });

  test('D19 a cancelled order has its claim cancelled', async () => {
    await move('ACCEPTED', 'COOKING');
    const body = { provider: 'YANDEX' as const };
    unwrap(await operator.api(endpoints.assignCourier, { params: { id: orderId }, body }));
    await pass(20);
    expect(await order()).toMatchObject({ status: 'COOKING', courierStatus: 'PERFORMER_FOUND' });
    await move('CANCELED');
    await pass(4);
    expect(asked.map(({ path }) => path)).toContain('v2/claims/cancel');
    expect((await rows())[0]).toMatchObject({ courierStatus: 'CANCELLED', finishedAt: expect.any(Date) });
  });

  test('D17 an order that was brought without the courier service has its claim cancelled, and its courier unnamed', async () => {
    await ready();
    await pass(4);
    await move('ON_WAY', 'DELIVERED');
    await pass(10);
    expect(asked.map(({ path }) => path)).toContain('v2/claims/cancel');
    expect((await rows())[0]?.finishedAt).not.toBeNull();
    expect(await order()).toMatchObject({ status: 'DELIVERED', courierId: null, courierStatus: null });
  });

  test('D17 the staff takes an order from its courier while it may, and nobody is called by itself', async () => {
    await ready();
    await pass(30);
    const released = unwrap(await operator.api(endpoints.releaseCourier, { params: { id: orderId } }));
    expect(released).toMatchObject({ status: 'DONE', courierId: null, courierStatus: null });
    expect(asked.at(-1)?.path).toBe('v2/claims/cancel');
    await pass(60);
    expect(await rows()).toHaveLength(1);
  });

  test('D18 once the food is on its way it cannot be taken back', async () => {
    await ready();
    await pass(70);
    const { error } = await operator.api(endpoints.releaseCourier, { params: { id: orderId } });
    expect(error).toMatchObject({ code: 'order.notCancellable' });
    expect(await order()).toMatchObject({ status: 'ON_WAY' });
  });

  test('T22 a hint is not believed: the service is asked, and a strange claim does nothing', async () => {
    await ready();
    await pass(4);
    const [open] = await rows();
    const hint = (claim: string) =>
      osh.request(
        `/deliveries/v1/claims/changed?claim_id=${claim}&updated_ts=2026-05-13T07:00:00Z&status=delivered`,
        {
          method: 'POST',
        },
      );
    const before = asked.length;
    expect((await hint('nobody-knows')).status).toBe(204);
    expect((await hint(open!.claimId!)).status).toBe(204);
    await work();
    expect(asked.slice(before).map(({ path }) => path)).toContain('v2/claims/info');
    expect((await order()).status).not.toBe('DELIVERED');
    expect((await osh.request('/deliveries/v1/claims/changed', { method: 'POST' })).status).toBe(400);
  });

  test('D18 news that are older than what is known change nothing', async () => {
    await ready();
    await pass(30);
    const [open] = await rows();
    const info = osh.deps.courierService.info;
    osh.deps.courierService.info = async (...call) => ({
      ...(await info(...call)),
      status: 'delivered_finish',
      updatedAt: new Date(open!.claimUpdatedAt!.getTime() - 1000),
    });
    await refreshDelivery(osh.deps, osh.merchantId, open!.id);
    expect(await order()).toMatchObject({ status: 'ATTACHED' });
  });

  test('D18 a word that nobody knows keeps the state', async () => {
    await ready();
    await pass(30);
    const before = await order();
    const [open] = await rows();
    const info = osh.deps.courierService.info;
    osh.deps.courierService.info = async (...call) => ({ ...(await info(...call)), status: 'teleported' });
    await refreshDelivery(osh.deps, osh.merchantId, open!.id);
    expect(await order()).toEqual(before);
  });

  test('D18 nobody found: another is called, three times at most, and the guest reads nothing of it', async () => {
    const info = osh.deps.courierService.info;
    osh.deps.courierService.info = async (...call) => ({
      ...(await info(...call)),
      status: 'performer_not_found',
    });
    await ready();
    await pass(40);
    expect(await rows()).toHaveLength(3);
    expect((await rows()).every(({ finishedAt }) => finishedAt)).toBe(true);
    expect(await order()).toMatchObject({ status: 'DONE', courierId: null, courierStatus: null });
  });

  test('a merchant without a key calls nobody', async () => {
    await osh.deps.db.asPlatform(async (tx) => {
      const { merchants } = await import('../db/schema/merchants.ts');
      const secrets = osh.deps.secrets.seal({}, osh.merchantId);
      await tx.update(merchants).set({ secrets }).where(eq(merchants.merchantId, osh.merchantId));
    });
    await ready();
    await pass(10);
    expect(asked).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('a price of the way before anybody is called', async () => {
    await move('ACCEPTED');
    const estimate = async (who: Person) => who.api(endpoints.estimateCourier, { params: { id: orderId } });
    expect(unwrap(await estimate(operator))).toMatchObject({
      price: expect.any(Number),
      metres: expect.any(Number),
    });
    expect((await estimate(guest)).error).toMatchObject({ status: 403 });
    sandbox.faults.set({ service: 'yandex-delivery', mode: 'down' });
    expect((await estimate(operator)).error).toMatchObject({ code: 'gateway.failed' });
  });
});
