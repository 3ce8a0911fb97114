import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { deliveries } from '../db/schema/deliveries.ts';
import { merchants, outbox } from '../db/schema/merchants.ts';
import { aCourierScene } from '../testing/courier-scene.ts';

/** The claims that are paid for: each that was accepted. */
const accepted = (asked: readonly { path: string }[]) =>
  asked.filter(({ path }) => path === 'v2/claims/accept').length;

test('D18 a refused claims/info answer changes nothing and calls no second courier', async () => {
  const { sandbox, asked, order, ready, pass, rows } = await aCourierScene();
  await ready();
  await pass(30);
  const before = await order();
  sandbox.faults.set({ service: 'yandex-delivery', mode: 'refused', times: 1 });
  await pass(2);
  expect(await order()).toMatchObject({ status: 'ATTACHED', courierStatus: before.courierStatus });
  await pass(200);
  expect(await rows()).toHaveLength(1);
  expect(accepted(asked)).toBe(1);
  expect(await order()).toMatchObject({ status: 'DELIVERED' });
});

test('D18 a claim stays open while the service does not report it, and is polled less often', async () => {
  const { osh, sandbox, asked, order, ready, pass, rows } = await aCourierScene();
  await ready();
  await pass(30);
  sandbox.faults.set({ service: 'yandex-delivery', mode: 'refused' });
  const before = asked.length;
  await pass(20);
  expect(await rows()).toMatchObject([{ finishedAt: null }]);
  expect(asked.length).toBeGreaterThan(before);
  const [job] = await osh.deps.db.asPlatform((tx) =>
    tx.select().from(outbox).where(eq(outbox.queue, 'courier.follow')),
  );
  expect(job!.startAfter!.getTime() - osh.clock.now.getTime()).toBe(60_000);
  expect((await order()).status).toBe('ATTACHED');
});

test('D18 a removed key does not make a picked-up order call a second courier', async () => {
  const { osh, asked, order, ready, pass, rows } = await aCourierScene();
  await ready();
  await pass(30);
  await osh.deps.db.asPlatform(async (tx) => {
    const secrets = osh.deps.secrets.seal({}, osh.merchantId);
    await tx.update(merchants).set({ secrets }).where(eq(merchants.merchantId, osh.merchantId));
  });
  await pass(60);
  expect(await rows()).toMatchObject([{ finishedAt: null }]);
  expect((await order()).courierStatus).not.toBeNull();
  expect(accepted(asked)).toBe(1);
});

test('D18 a claim whose new state is refused right after its accept keeps its courier', async () => {
  const { sandbox, asked, ready, pass, rows } = await aCourierScene();
  await ready();
  await pass(4);
  expect(accepted(asked)).toBe(0);
  const [open] = await rows();
  expect(open).toMatchObject({ courierStatus: 'NEW_ORDER', finishedAt: null });
  sandbox.faults.set({ service: 'yandex-delivery', mode: 'refused', times: 2 });
  await pass(200);
  expect(await rows()).toHaveLength(1);
  expect(accepted(asked)).toBe(1);
});

test('D18 a claim that stays unknown is closed a day after its order is over', async () => {
  const { sandbox, later, move, ready, pass, rows, work } = await aCourierScene();
  await ready();
  await pass(70);
  sandbox.faults.set({ service: 'yandex-delivery', mode: 'refused' });
  await move('DELIVERED', 'CLOSED');
  later(23 * 3600);
  await work();
  expect(await rows()).toMatchObject([{ finishedAt: null }]);
  later(2 * 3600);
  await work();
  expect(await rows()).toMatchObject([{ finishedAt: expect.any(Date), phone: null }]);
});

test('D17 the staff takes an order from a claim that the service no longer has', async () => {
  const { osh, operator, orderId, ready, pass, rows } = await aCourierScene();
  await ready();
  await pass(20);
  const [open] = await rows();
  await osh.deps.db.asPlatform((tx) =>
    tx.update(deliveries).set({ claimId: 'gone' }).where(eq(deliveries.id, open!.id)),
  );
  const released = unwrap(await operator.api(endpoints.releaseCourier, { params: { id: orderId } }));
  expect(released).toMatchObject({ status: 'DONE', courierId: null });
});

test('D17 the staff cannot take an order while the service does not report its claim', async () => {
  const { sandbox, operator, orderId, ready, pass, rows } = await aCourierScene();
  await ready();
  await pass(20);
  sandbox.faults.set({ service: 'yandex-delivery', mode: 'refused' });
  const { error } = await operator.api(endpoints.releaseCourier, { params: { id: orderId } });
  expect(error).toMatchObject({ code: 'gateway.failed' });
  expect(await rows()).toMatchObject([{ finishedAt: null }]);
});
