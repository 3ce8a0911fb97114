import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { key } from '../../testing/order-bodies.ts';
import { anOrderPaidByPayme } from '../../testing/payments/payme/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { checkMoney } from '../commands/check-money.ts';

let osh: Scene;
let guest: Person;
let operator: StaffPerson;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME'], { PAYME: PAYME_ACCOUNT }) });
  guest = await osh.person();
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

const versionOf = async (id: string) =>
  unwrap(await operator.api(endpoints.readBoard)).orders.find((order) => order.id === id)!.version;
const accept = async (id: string) => {
  const body = { to: 'ACCEPTED', minutes: 20, expectedVersion: await versionOf(id) } as const;
  return operator.api(endpoints.moveBoardOrder, { params: { id }, body, idempotencyKey: key() });
};
const delay = async (id: string, minutes: 10 | 15) => {
  const body = { minutes, expectedVersion: await versionOf(id) };
  return operator.api(endpoints.delayOrder, { params: { id }, body, idempotencyKey: key() });
};
const cancel = (id: string) => guest.api(endpoints.cancelOrder, { params: { id }, body: {} });

test('BO-156 a guest cancels a paid order that was delayed by more than 15 minutes, and all money goes back', async () => {
  const { order } = await anOrderPaidByPayme(osh, guest, {});
  unwrap(await accept(order.id));
  unwrap(await delay(order.id, 15));
  expect((await cancel(order.id)).error?.code).toBe('order.notCancellable');
  unwrap(await delay(order.id, 10));
  expect(unwrap(await cancel(order.id)).status).toBe('CANCELED');
  const payment = unwrap(await guest.api(endpoints.getPayment, { params: { orderId: order.id } }));
  expect(payment).toMatchObject({ refunding: order.totalPrice, refunded: 0 });
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});

test('BO-156 once it is ready it can no longer be cancelled', async () => {
  const { order } = await anOrderPaidByPayme(osh, guest, {});
  unwrap(await accept(order.id));
  unwrap(await delay(order.id, 15));
  unwrap(await delay(order.id, 10));
  const body = { to: 'DONE', expectedVersion: await versionOf(order.id) } as const;
  unwrap(
    await operator.api(endpoints.moveBoardOrder, { params: { id: order.id }, body, idempotencyKey: key() }),
  );
  expect((await cancel(order.id)).error?.code).toBe('order.notCancellable');
});
