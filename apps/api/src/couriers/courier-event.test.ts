import { expect, test } from 'vitest';

import { aCourierScene } from '../testing/courier-scene.ts';
import { refreshDelivery } from './follow-claim.ts';

test('T22 a callback is not trusted: the service is asked, and an unknown claim has no effect', async () => {
  const { osh, asked, order, ready, rows, work, pass } = await aCourierScene();
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

test('D18 an event older than the stored state changes nothing', async () => {
  const { osh, order, ready, rows, pass } = await aCourierScene();
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

test('D18 an unknown status keeps the state', async () => {
  const { osh, order, ready, rows, pass } = await aCourierScene();
  await ready();
  await pass(30);
  const before = await order();
  const [open] = await rows();
  const info = osh.deps.courierService.info;
  osh.deps.courierService.info = async (...call) => ({ ...(await info(...call)), status: 'teleported' });
  await refreshDelivery(osh.deps, osh.merchantId, open!.id);
  expect(await order()).toEqual(before);
});

test('D18 without a courier the service is called again, three times at most, and the guest is not notified', async () => {
  const { osh, order, ready, rows, pass } = await aCourierScene();
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
