import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { merchants } from '../db/schema/merchants.ts';
import { aCourierScene } from '../testing/courier-scene.ts';
import type { Person } from '../testing/scene.ts';
import { followDelivery } from './follow-claim.ts';

test('D18 ST-12 a ready order goes from the branch to the door, each step in its history', async () => {
  const { asked, order, ready, pass } = await aCourierScene();
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
  const changes = over.history.filter(({ type }) => type === 'CHANGE_COURIER_STATUS');
  expect(changes.map(({ courierStatus }) => courierStatus)).toEqual([
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

test('D18 the claim has origin, destination and contacts, with the merchant’s own key', async () => {
  const { asked, ready, pass } = await aCourierScene();
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

test('D18 the request id is the delivery’s, so that repeated tries make one claim', async () => {
  const { osh, sandbox, asked, ready, rows, work } = await aCourierScene();
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

test('API-25 IMP-18 ENT-41 only the guest sees the name, number and position of the courier', async () => {
  const { osh, asked, guest, later, order, ready, rows, pass } = await aCourierScene();
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

test('F12 a service that does not answer keeps the last known place, and the order as it was', async () => {
  const { sandbox, guest, later, order, ready, pass } = await aCourierScene();
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

test('a merchant without a key calls no courier service', async () => {
  const { osh, asked, ready, rows, pass } = await aCourierScene();
  await osh.deps.db.asPlatform(async (tx) => {
    const secrets = osh.deps.secrets.seal({}, osh.merchantId);
    await tx.update(merchants).set({ secrets }).where(eq(merchants.merchantId, osh.merchantId));
  });
  await ready();
  await pass(10);
  expect(asked).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('a price of the delivery before a courier is called', async () => {
  const { sandbox, guest, operator, orderId, move } = await aCourierScene();
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
