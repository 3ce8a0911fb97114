import { endpoints, unwrap } from '@dasturxon/core/api';
import { expect, test } from 'vitest';

import { aCourierScene } from '../testing/courier-scene.ts';

test('D19 a cancelled order has its claim cancelled', async () => {
  const { asked, operator, orderId, move, order, rows, pass } = await aCourierScene();
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

test('D17 an order delivered without the courier service has its claim cancelled, and no courier', async () => {
  const { asked, move, order, ready, rows, pass } = await aCourierScene();
  await ready();
  await pass(4);
  await move('ON_WAY', 'DELIVERED');
  await pass(10);
  expect(asked.map(({ path }) => path)).toContain('v2/claims/cancel');
  expect((await rows())[0]?.finishedAt).not.toBeNull();
  expect(await order()).toMatchObject({ status: 'CLOSED', courierId: null, courierStatus: null });
});

test('D17 the staff takes an order from its courier while it may, and no courier is called automatically', async () => {
  const { asked, operator, orderId, ready, rows, pass } = await aCourierScene();
  await ready();
  await pass(30);
  const released = unwrap(await operator.api(endpoints.releaseCourier, { params: { id: orderId } }));
  expect(released).toMatchObject({ status: 'DONE', courierId: null, courierStatus: null });
  expect(asked.at(-1)?.path).toBe('v2/claims/cancel');
  await pass(60);
  expect(await rows()).toHaveLength(1);
});

test('D18 after the pick-up a claim cannot be cancelled', async () => {
  const { operator, orderId, order, ready, pass } = await aCourierScene();
  await ready();
  await pass(70);
  const { error } = await operator.api(endpoints.releaseCourier, { params: { id: orderId } });
  expect(error).toMatchObject({ code: 'order.notCancellable' });
  expect(await order()).toMatchObject({ status: 'ON_WAY' });
});
