import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { orderHistory, orders } from '../../db/schema/orders.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import {
  address,
  countOrders,
  delivery,
  items,
  key,
  pickUp,
  place,
  quoteBody,
} from '../../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let phone: string;
let operator: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: twoBranches(), env: { OPEN_ORDERS: '3' } });
  phone = aPhone();
  guest = await osh.person({ phone });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

const draft = (change: object = {}) => ({
  serviceType: 'DELIVERY' as const,
  address,
  cartItems: items(),
  ...change,
});
const find = (who: StaffPerson, phone: string) => who.api(endpoints.findCustomer, { body: { phone } });
const quote = (who: StaffPerson, phone: string, change: object = {}) =>
  who.api(endpoints.quotePhoneOrder, { body: { phone, draft: draft(change) } });
type Call = { phone?: string; change?: object; totalPrice?: number; idempotencyKey?: string };
const call = (
  who: StaffPerson,
  { change = {}, totalPrice = 105_000, idempotencyKey = key(), ...given }: Call = {},
) =>
  who.api(endpoints.placePhoneOrder, {
    body: { phone: given.phone ?? phone, name: 'Nodira', draft: draft(change), totalPrice },
    idempotencyKey,
  });
const inTenant = <T>(work: Parameters<Scene['deps']['db']['inTenant']>[1]) =>
  osh.deps.db.inTenant(osh.merchantId, work) as Promise<T>;

describe('BO-24 the look-up of a guest on the phone', () => {
  test('names the guest, the last orders and where they went, without the phone', async () => {
    unwrap(await place(guest, delivery()));
    const answer = unwrap(await find(operator, phone));
    expect(answer).toMatchObject({
      name: 'Aziza',
      orderCount: 1,
      addresses: [{ streetName: 'Amir Temur koʻchasi', houseNumber: '7', id: null }],
      orders: [{ totalPrice: 105_000, lines: [{ productId: 'product-1', count: 2 }] }],
    });
    expect(JSON.stringify(answer)).not.toContain(phone.slice(-9));
    expect(unwrap(await find(operator, aPhone()))).toBeNull();
  });

  test('is written to the audit log without the phone, and limited in an hour', async () => {
    const unknown = aPhone();
    for (let n = 0; n < 120; n += 1) unwrap(await find(operator, unknown));
    expect((await find(operator, phone)).error?.code).toBe('request.rateLimited');
    const rows = await inTenant<{ userId: string }[]>((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, 'customer.find')),
    );
    expect(rows).toHaveLength(120);
    expect(JSON.stringify(rows)).not.toContain(unknown.slice(-9));
    const other = await staffPerson(osh, { role: 'OPERATOR' });
    expect((await find(other, phone)).error).toBeNull();
  }, 30_000);

  test('shows staff of one branch no orders of another', async () => {
    unwrap(await place(guest, pickUp({ branch: { id: 'branch-2' } })));
    const elsewhere = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-1'] });
    expect(unwrap(await find(elsewhere, phone))?.orders).toEqual([]);
    expect(unwrap(await find(operator, phone))?.orders).toHaveLength(1);
  });

  test('finds no guest of another brand', async () => {
    const burger = await aRunningApi({ brand: twoBranches() });
    const theirs = await staffPerson(burger, { role: 'ADMIN' });
    expect(unwrap(await find(theirs, phone))).toBeNull();
  });
});

describe('BO-24 an order by phone', () => {
  test('costs the same as the guest’s own quote, with the same explanation', async () => {
    const { mark: _mark, ...own } = unwrap(
      await guest.api(endpoints.quoteOrder, { body: quoteBody(delivery()) }),
    );
    expect(unwrap(await quote(operator, phone))).toMatchObject(own);
    expect(unwrap(await quote(operator, aPhone()))).toMatchObject(own);
  });

  test('is the guest’s, comes from the call centre and names the operator in its history', async () => {
    const { id } = unwrap(await call(operator));
    expect(unwrap(await guest.api(endpoints.getOrder, { params: { id } }))).toMatchObject({
      source: 'CALL_CENTER',
      totalPrice: 105_000,
    });
    const history = await inTenant<{ actorId: string }[]>((tx) =>
      tx.select().from(orderHistory).where(eq(orderHistory.orderId, id)),
    );
    expect(history).toMatchObject([{ actorId: operator.userId, actorRole: 'OPERATOR' }]);
    const log = await inTenant<object[]>((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.subjectId, id)),
    );
    expect(log).toMatchObject([{ action: 'order.phone', userId: operator.userId }]);
  });

  test('makes a new guest of an unknown phone, with the name that was given', async () => {
    const unknown = aPhone();
    const order = unwrap(await call(operator, { phone: unknown }));
    expect(order.guest).toMatchObject({ name: 'Nodira' });
    expect(order.guest?.phone).not.toContain(unknown.slice(-9));
    expect(unwrap(await find(operator, unknown))).toMatchObject({ name: 'Nodira', orderCount: 1 });
  });

  test('does not rename a guest who has a name', async () => {
    expect(unwrap(await call(operator)).guest?.name).toBe('Aziza');
  });

  test('is placed once per key, also when the dish has run out meanwhile', async () => {
    const idempotencyKey = key();
    const first = unwrap(await call(operator, { idempotencyKey }));
    const body = { term: '1H' as const, reason: null };
    unwrap(
      await operator.api(endpoints.stopProduct, { params: { id: 'product-1' }, body, idempotencyKey: key() }),
    );
    expect(unwrap(await call(operator, { idempotencyKey })).id).toBe(first.id);
    expect(await countOrders(osh)).toBe(1);
    const other = await call(operator, { idempotencyKey, phone: aPhone() });
    expect(other.error?.code).toBe('idempotency.bodyDiffers');
  });

  test('T29 is refused at another total than the one that was read aloud', async () => {
    expect((await call(operator, { totalPrice: 90_000 })).error?.code).toBe('price_changed');
  });

  test('T42 keeps the limit of open orders of the phone', async () => {
    for (let n = 0; n < 3; n += 1) unwrap(await call(operator));
    expect((await call(operator)).error?.code).toBe('order.tooManyOpen');
    expect((await call(operator, { phone: aPhone() })).error).toBeNull();
  });

  test('T04 is refused at a branch that the member of staff does not work at', async () => {
    const elsewhere = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-2'] });
    const change = { serviceType: 'PICK_UP', branch: { id: 'branch-1' }, address: null };
    expect((await quote(elsewhere, phone, change)).error?.code).toBe('branch.notFound');
    const refused = await call(elsewhere, { change, totalPrice: 90_000 });
    expect(refused.error?.code).toBe('branch.notFound');
    expect(await countOrders(osh)).toBe(0);
  });

  test('BO-320 names the branch that an address belongs to when the member of staff works at another one', async () => {
    const elsewhere = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-2'] });
    const { error } = await quote(elsewhere, phone);
    expect(error?.code).toBe('delivery.byOtherBranch');
    expect(error?.description.uz).toContain('Chorsu');
  });

  test('T04 names no saved address of another guest and spends no cashback', async () => {
    const other = await osh.person();
    const body = { ...address, name: 'Uy', cityId: null };
    const saved = unwrap(
      await other.api(endpoints.addAddress, { params: { id: other.userId }, body, idempotencyKey: key() }),
    );
    const theirs = await call(operator, { change: { address: { ...address, id: saved.id } } });
    expect(theirs.error?.code).toBe('address.notFound');
    const spending = await call(operator, { change: { cashback: 1000 } });
    expect(spending.error?.status).toBe(400);
  });

  test('a waiter takes only orders for tables and cannot look up guests', async () => {
    const waiter = await staffPerson(osh, { role: 'WAITER' });
    expect((await call(waiter)).error?.code).toBe('forbidden');
    expect((await quote(waiter, phone)).error?.code).toBe('forbidden');
    expect((await find(waiter, phone)).error?.code).toBe('forbidden');
    const change = { serviceType: 'DINE_IN', branch: { id: 'branch-1' }, tableId: 't1', address: null };
    expect((await call(waiter, { change, totalPrice: 90_000 })).error).toBeNull();
  });
});

test('no app of a guest can name the call centre as the source', async () => {
  // A field that the contract does not have.
  const body = { ...delivery(), source: 'CALL_CENTER' } as unknown as ReturnType<typeof delivery>;
  expect((await place(guest, body)).error?.status).toBe(400);
});

describe('BO-24 the link to pay', () => {
  const link = (who: StaffPerson, id: string) => who.api(endpoints.sendPaymentLink, { params: { id } });

  test('goes to the guest three times, and leads to the order’s own page', async () => {
    const { id } = unwrap(await call(operator));
    expect((await link(operator, id)).error?.code).toBe('payment.unavailable');
    await inTenant((tx) => tx.update(orders).set({ paymentType: 'PAYME' }).where(eq(orders.id, id)));
    for (let n = 0; n < 3; n += 1)
      expect(unwrap(await link(operator, id)).phone).toMatch(/^\+998 \d\d \*\*\* \*\* \d\d$/);
    expect((await link(operator, id)).error?.code).toBe('request.rateLimited');
    const sent = await osh.smsTo(phone);
    expect(sent).toHaveLength(3);
    expect(sent[0]).toContain(`https://${osh.host}/profile/orders/${id}`);
  });
});
