import { endpoints, unwrap } from '@dasturxon/core/api';
import { maskPhone } from '@dasturxon/core/format';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { users } from '../../db/schema/customers.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { delivery, pickUp, place } from '../../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let phone: string;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: twoBranches(), env: { OPEN_ORDERS: '5' } });
  phone = aPhone();
  guest = await osh.person({ phone });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const search = (who: StaffPerson, query: string) => who.api(endpoints.searchCustomers, { body: { query } });
const found = async (who: StaffPerson, query: string) => unwrap(await search(who, query)).customers;
const open = (who: StaffPerson, id = guest.userId) => who.api(endpoints.readCustomer, { params: { id } });
const atBranch = (id: string) => staffPerson(osh, { role: 'OPERATOR', branchIds: [id] });
const orderAt = async (id: string) => unwrap(await place(guest, pickUp({ branch: { id } })));

describe('BO-465 guests of another brand and of another branch', () => {
  test('a person of another brand finds no guest and opens no card', async () => {
    const burger = await aRunningApi({ brand: twoBranches() });
    const theirs = await staffPerson(burger, { role: 'ADMIN' });
    const { number } = await orderAt('branch-1');
    for (const query of [phone, 'Aziza', String(number), phone.slice(-4)])
      expect((await found(theirs, query)).filter(({ id }) => id === guest.userId)).toEqual([]);
    expect((await open(theirs)).error?.status).toBe(404);
  });

  test('an operator of one branch finds those who ordered there alone, and their orders there alone', async () => {
    const { number } = await orderAt('branch-2');
    const [here, there] = [await atBranch('branch-1'), await atBranch('branch-2')];
    for (const query of [phone, 'Aziza', String(number)]) {
      expect(await found(here, query)).toEqual([]);
      expect(await found(there, query)).toMatchObject([{ id: guest.userId, orderCount: 1 }]);
    }
    expect((await open(here)).error?.status).toBe(404);
    await orderAt('branch-1');
    expect(unwrap(await open(here))).toMatchObject({ orderCount: 1, orders: [{ branchId: 'branch-1' }] });
    expect(unwrap(await open(manager)).orders).toHaveLength(2);
  });

  test('staff are not among the guests', async () => {
    const { userId, phone: theirs } = await staffPerson(osh, { role: 'OPERATOR' });
    expect(await found(manager, theirs)).toEqual([]);
    expect((await open(manager, userId)).error?.status).toBe(404);
  });

  test.each(['KITCHEN', 'COURIER', 'WAITER'] as const)('%s finds no guest', async (role) => {
    const who = await staffPerson(osh, { role });
    expect((await search(who, phone)).error?.code).toBe('forbidden');
    expect((await open(who)).error?.code).toBe('forbidden');
  });
});

describe('BO-465 the search of guests', () => {
  test('finds by the phone, its end, an order’s number and parts of the name, the phone masked', async () => {
    const { number } = await orderAt('branch-1');
    for (const query of [`+${phone}`, phone.slice(-4), `№ ${number}`, 'azi'])
      expect(await found(manager, query)).toMatchObject([
        { id: guest.userId, name: 'Aziza', phone: maskPhone(phone), orderCount: 1, isBlocked: false },
      ]);
    for (const query of ['%', 'az_za', 'Azizaa', aPhone()]) expect(await found(manager, query)).toEqual([]);
  });

  test('names the latest guests first, and whether there are more', async () => {
    const made = await Promise.all(Array.from({ length: 21 }, () => osh.person()));
    await orderAt('branch-1');
    const all = unwrap(await search(manager, 'Aziza'));
    expect([all.customers.length, all.hasMore, made.length]).toEqual([20, true, 21]);
    expect(all.customers[0]?.id).toBe(guest.userId);
  });

  test('is written to the audit log without the text, and limited in an hour', async () => {
    for (let n = 0; n < 120; n += 1) unwrap(await search(manager, 'Aziza'));
    expect((await search(manager, phone)).error?.code).toBe('request.rateLimited');
    const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, 'customer.search')),
    );
    expect(rows).toHaveLength(120);
    expect(rows[0]).toMatchObject({ subjectId: guest.userId, after: { found: 1 } });
    expect(JSON.stringify(rows)).not.toContain('Aziza');
  }, 30_000);
});

describe('BO-466 the card of a guest', () => {
  test('has the orders, the addresses and the points, the phone masked, and is logged', async () => {
    const { id } = unwrap(await place(guest, delivery()));
    const card = unwrap(await open(manager));
    expect(card).toMatchObject({
      name: 'Aziza',
      phone: maskPhone(phone),
      orderCount: 1,
      soldCount: 0,
      revenue: 0,
      addresses: [{ streetName: 'Amir Temur koʻchasi' }],
      orders: [{ id, totalPrice: 105_000 }],
      points: { balance: 0, history: [], limit: { least: 0, most: 100_000 } },
    });
    expect(JSON.stringify(card)).not.toContain(phone.slice(-9));
    const log = unwrap(await manager.api(endpoints.listAudit, { query: { action: 'customer.read' } }));
    expect(log.map(({ subjectId }) => subjectId)).toEqual([guest.userId]);
  });

  test('has the revenue that the report of sales has: handed over, without delivery, at the own branches', async () => {
    const operator = await osh.person({ role: 'OPERATOR' });
    for (const branch of ['branch-1', 'branch-2']) {
      const { id } = await orderAt(branch);
      for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const)
        unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to, reason: null } }));
    }
    await orderAt('branch-1');
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' });
    const now = osh.clock.now.getTime();
    const [from, to] = [day.format(now - 86_400_000), day.format(now)];
    const report = unwrap(await manager.api(endpoints.readSalesReport, { query: { from, to } }));
    const card = unwrap(await open(manager));
    expect(card).toMatchObject({ orderCount: 3, soldCount: 2, revenue: report.total.revenue });
    expect(unwrap(await open(await atBranch('branch-1')))).toMatchObject({ soldCount: 1, revenue: 90_000 });
  });

  test('is of no guest who has deleted the account', async () => {
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(users).set({ deletedAt: osh.clock.now }).where(eq(users.id, guest.userId)),
    );
    expect((await open(manager)).error?.code).toBe('notFound');
  });
});
