import { endpoints, unwrap } from '@dasturxon/core/api';
import { DAY_MS } from '@dasturxon/core/kernel';
import { GUEST_SEGMENTS, type GuestSegment, isInSegment } from '@dasturxon/core/promo';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { orders } from '../../db/schema/orders.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { readGuestFacts } from '../../orders/promos/guest-facts.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
let guests: Person[];

/** An order of a guest that was finished so many days ago, at a branch. */
async function ordered(guest: Person, daysAgo: number, branchId = 'branch-1') {
  const { id } = unwrap(await place(guest, pickUp({ branch: { id: branchId } })));
  const createdAt = new Date(osh.clock.now.getTime() - daysAgo * DAY_MS);
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(orders).set({ status: 'CLOSED', createdAt }).where(eq(orders.id, id)),
  );
}

const list = async (segment: GuestSegment | null, { query = '', who = manager } = {}) => {
  const found = unwrap(await who.api(endpoints.searchCustomers, { body: { query, segment } }));
  return found.customers.map(({ id }) => id);
};

beforeAll(async () => {
  osh = await aRunningApi({ brand: twoBranches(), env: { OPEN_ORDERS: '9' } });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  guests = [];
  const days = fc.sample(fc.array(fc.nat(100), { maxLength: 3 }), { numRuns: 12, seed: 7 });
  for (const own of [[], [31], [61], [1, 61], [30], ...days]) {
    const guest = await osh.person();
    guests.push(guest);
    for (const daysAgo of own) await ordered(guest, daysAgo);
  }
});

test.each(GUEST_SEGMENTS)('BO-500 the guests of %s are those that promotions mean by it', async (segment) => {
  const about = { db: osh.deps.db, merchantId: osh.merchantId, now: () => osh.clock.now };
  const facts = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    Promise.all(guests.map(({ userId }) => readGuestFacts(about, tx, { userId, withTop: true }))),
  );
  const expected = guests.filter((_, at) => isInSegment(segment, facts[at]!, osh.clock.now));
  expect(expected.length).toBeGreaterThan(0);
  expect((await list(segment)).toSorted()).toEqual(expected.map(({ userId }) => userId).toSorted());
});

test('BO-500 a segment narrows a search, and the log has it without the text', async () => {
  const named = await list('SLEEPING_60', { query: 'Aziza' });
  expect(named.toSorted()).toEqual((await list('SLEEPING_60')).toSorted());
  expect(await list('SLEEPING_60', { query: 'Nomaʼlum' })).toEqual([]);
  const [line] = unwrap(await manager.api(endpoints.listAudit, { query: { action: 'customer.search' } }));
  expect(line?.after).toEqual({ found: 0, segment: 'SLEEPING_60' });
  const empty = await manager.api(endpoints.searchCustomers, { body: { query: '' } });
  expect(empty.error?.code).toBe('request.invalid');
});

test('BO-500 a person of one branch finds guests of a segment who ordered there alone', async () => {
  const there = await osh.person();
  await ordered(there, 70, 'branch-2');
  const scoped = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-2'] });
  expect(await list('SLEEPING_60', { who: scoped })).toEqual([there.userId]);
});

const logged = (id: string, action: string) =>
  osh.deps.db.inTenant(osh.merchantId, async (tx) => {
    const lines = await tx.select().from(auditLog).where(eq(auditLog.subjectId, id));
    return lines.filter((line) => line.action === action);
  });

test('BO-501 the phone of a guest is opened within the scope and the hour’s limit, and logged', async () => {
  const guest = await osh.person();
  await ordered(guest, 1);
  const contact = (who: StaffPerson) =>
    who.api(endpoints.openCustomerContact, { params: { id: guest.userId } });
  const elsewhere = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-2'] });
  expect((await contact(elsewhere)).error?.status).toBe(404);
  const courier = await staffPerson(osh, { role: 'COURIER' });
  expect((await contact(courier)).error?.code).toBe('forbidden');
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const { phone } = unwrap(await guest.api(endpoints.getMe));
  for (let opened = 0; opened < 60; opened += 1) expect(unwrap(await contact(operator)).phone).toBe(phone);
  expect((await contact(operator)).error?.code).toBe('request.rateLimited');
  expect(await logged(guest.userId, 'customer.contact')).toHaveLength(60);
});

test('BO-502 an owner deletes a guest’s account as the guest would; others do not', async () => {
  const guest = await osh.person();
  await ordered(guest, 1);
  const id = guest.userId;
  const erase = (who: StaffPerson) => who.api(endpoints.eraseCustomer, { params: { id } });
  expect((await erase(manager)).error?.code).toBe('forbidden');
  const owner = await staffPerson(osh, { role: 'ADMIN' });
  expect((await owner.api(endpoints.eraseCustomer, { params: { id: manager.userId } })).error?.status).toBe(
    404,
  );
  unwrap(await erase(owner));
  const { rows } = await osh.deps.db.executeSql(
    'select phone, first_name as name, cashback::int as cashback, deleted_at is not null as gone from users where id = $1',
    [id],
  );
  expect(rows).toEqual([{ phone: null, name: null, cashback: 0, gone: true }]);
  expect((await guest.api(endpoints.getMe)).error?.status).toBe(401);
  expect((await erase(owner)).error?.status).toBe(404);
  expect(await logged(id, 'customer.erase')).toMatchObject([{ userId: owner.userId, role: 'ADMIN' }]);
});
