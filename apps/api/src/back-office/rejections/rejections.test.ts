import { addressText } from '@dasturxon/core/address';
import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { users } from '../../db/schema/customers.ts';
import { orderHistory } from '../../db/schema/orders.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { delivery, key, place, settings } from '../../testing/order-bodies.ts';
import { anOrderPaidByPayme } from '../../testing/payments/payme/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../../testing/payments/paying.ts';
import { aPhone, aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let phone: string;
let operator: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: { settings: settings() } });
  phone = aPhone();
  guest = await osh.person({ phone });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

const onBoard = async (id: string, who = operator) =>
  unwrap(await who.api(endpoints.readBoard)).orders.find((order) => order.id === id)!;
const placed = async () => unwrap(await place(guest, delivery())).id;
async function reject(id: string, reason: string, who = operator) {
  const body = { to: 'CANCELED', reason, expectedVersion: (await onBoard(id, who)).version } as const;
  return who.api(endpoints.moveBoardOrder, { params: { id }, body, idempotencyKey: key() });
}
async function call(id: string, idempotencyKey = key()) {
  const body = { expectedVersion: (await onBoard(id)).version };
  return operator.api(endpoints.logCall, { params: { id }, body, idempotencyKey });
}
async function block(who: StaffPerson, id: string, isBlocked: boolean) {
  const body = { isBlocked, expectedVersion: (await onBoard(id)).version };
  return who.api(endpoints.blockGuest, { params: { id }, body, idempotencyKey: key() });
}

test('BO-170 a rejection is announced with what the guest reads, in their language', async () => {
  const id = await placed();
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(users).set({ language: 'uz' }).where(eq(users.id, guest.userId)),
  );
  const terms = unwrap(await operator.api(endpoints.readRejection, { params: { id } }));
  expect(terms).toMatchObject({ language: 'uz', returns: [], cashback: 0 });
  expect(terms.texts.find(({ reason }) => reason === 'SUSPECTED')?.lines).toEqual([
    'Buyurtma bekor qilindi',
    'Sababi: Buyurtmani tasdiqlay olmadik',
  ]);
  const kitchen = await staffPerson(osh, { role: 'KITCHEN' });
  const seen = unwrap(await kitchen.api(endpoints.readRejection, { params: { id } }));
  expect(seen).toMatchObject({ returns: null, cashback: null });
});

test('BO-171 an order is rejected as unreachable after two recorded calls, which its history and the log have', async () => {
  const id = await placed();
  expect((await reject(id, 'UNREACHABLE')).error).toMatchObject({
    code: 'order.callFirst',
    data: { left: 2 },
  });
  const once = key();
  const { version } = await onBoard(id);
  const body = { expectedVersion: version };
  for (const _repeat of [1, 2])
    unwrap(await operator.api(endpoints.logCall, { params: { id }, body, idempotencyKey: once }));
  expect((await onBoard(id)).calls).toEqual([{ by: 'OPERATOR', at: osh.clock.now.toISOString() }]);
  expect((await reject(id, 'UNREACHABLE')).error).toMatchObject({ data: { left: 1 } });
  expect(unwrap(await call(id)).calls).toHaveLength(2);
  expect(unwrap(await reject(id, 'UNREACHABLE'))).toMatchObject({
    status: 'CANCELED',
    reason: 'UNREACHABLE',
  });
  expect((await call(id)).error?.code).toBe('illegal_transition');
  const history = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(orderHistory).where(eq(orderHistory.orderId, id)),
  );
  expect(history.filter(({ event }) => event === 'UPDATE').map(({ data }) => data)).toEqual([
    { call: 1, by: 'OPERATOR' },
    { call: 2, by: 'OPERATOR' },
  ]);
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const log = unwrap(await manager.api(endpoints.listAudit, { query: { action: 'order.call' } }));
  expect(log.map(({ before, after }) => [before, after])).toEqual([
    [{ calls: 1 }, { calls: 2 }],
    [{ calls: 0 }, { calls: 1 }],
  ]);
});

test('BO-172 a manager blocks the guest of a suspected order and lifts the block; an operator cannot', async () => {
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const id = await placed();
  unwrap(await reject(id, 'SUSPECTED'));
  expect((await block(operator, id, true)).error?.code).toBe('forbidden');
  expect((await guest.api(endpoints.getMe)).error).toBeNull();
  expect(unwrap(await block(manager, id, true)).guest).toMatchObject({ isBlocked: true });
  expect((await guest.api(endpoints.getMe)).error?.code).toBe('session.expired');
  expect(unwrap(await operator.api(endpoints.findCustomer, { body: { phone } }))).toMatchObject({
    isBlocked: true,
  });
  expect(unwrap(await block(manager, id, false)).guest).toMatchObject({ isBlocked: false });
  expect((await guest.api(endpoints.getMe)).error).toBeNull();
  const log = unwrap(await manager.api(endpoints.listAudit, { query: { subjectId: id } }));
  expect(log.map(({ action }) => action).slice(0, 2)).toEqual(['customer.unblock', 'customer.block']);
});

test('BO-173 the address of an order rejected as too far is marked when its guest phones', async () => {
  const id = await placed();
  const find = async () => unwrap(await operator.api(endpoints.findCustomer, { body: { phone } }));
  expect((await find())?.tooFar).toEqual([]);
  unwrap(await reject(id, 'TOO_FAR'));
  const found = await find();
  expect(found?.tooFar).toHaveLength(1);
  expect(found?.addresses.map(addressText)).toContain(found?.tooFar[0]);
});

test('BO-170 of a paid order the sum goes back by its provider; what is announced is what the ledger then owes', async () => {
  const paying = await aRunningApi({
    brand: aPayingBrand(['CASH', 'PAYME'], { PAYME: PAYME_ACCOUNT }),
  });
  const buyer = await paying.person();
  const { order } = await anOrderPaidByPayme(paying, buyer, {});
  const staff = await staffPerson(paying, { role: 'OPERATOR' });
  const terms = unwrap(await staff.api(endpoints.readRejection, { params: { id: order.id } }));
  expect(terms.returns).toEqual([{ paymentType: 'PAYME', amount: order.totalPrice, by: 'PROVIDER' }]);
  unwrap(await reject(order.id, 'CLOSING', staff));
  const payment = unwrap(await buyer.api(endpoints.getPayment, { params: { orderId: order.id } }));
  expect(payment).toMatchObject({ refunding: order.totalPrice, refunded: 0 });
});
