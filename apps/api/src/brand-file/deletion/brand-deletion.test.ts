import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test } from 'vitest';

import { auditLog } from '../../db/schema/staff.ts';
import { officeHost, staffPerson } from '../../testing/back-office/back-office-scene.ts';
import { aDeletionScene, KEPT_TABLES } from '../../testing/brands/deletion-scene.ts';
import { countOrders, delivery, key, pickUp, place } from '../../testing/order-bodies.ts';
import { pagesWithoutRendering } from '../../testing/pages-without-rendering.ts';
import { aPhone, aRunningApi, type Person } from '../../testing/scene.ts';
import { BOT_TOKEN } from '../../testing/telegram.ts';
import { REMOVED_TABLES } from './erased-tables.ts';

let scene: Awaited<ReturnType<typeof aDeletionScene>>;
beforeEach(async () => {
  scene = await aDeletionScene();
});

const actions = async () =>
  (
    await scene.osh.deps.db.inTenant(scene.osh.merchantId, (tx) =>
      tx.select({ action: auditLog.action }).from(auditLog),
    )
  )
    .map(({ action }) => action)
    .filter((action) => /deletion|brand\.delete/i.test(action));
const isDeleted = async () => (await scene.osh.request('/users/v1/branches')).status === 410;

async function move(id: string, ...steps: ('ACCEPTED' | 'DONE' | 'ON_WAY' | 'DELIVERED' | 'CLOSED')[]) {
  const operator = await scene.osh.person({ role: 'OPERATOR' });
  for (const to of steps) unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to } }));
}

describe('BO-521 an owner asks for the deletion of the brand', () => {
  test('BO-521 T04 managers, owners of some branches, a wrong name and a wrong code plan nothing', async () => {
    const manager = await staffPerson(scene.osh, { role: 'MANAGER' });
    const scoped = await scene.owner({ branchIds: ['branch-1'] });
    const owner = await scene.owner();
    const body = { name: 'Dilkash Osh', code: '000000' };
    expect((await manager.api(endpoints.askBrandDeletion, { body })).error?.code).toBe('forbidden');
    expect((await manager.api(endpoints.readBrandDeletion)).error?.code).toBe('forbidden');
    expect((await scene.ask(scoped)).error?.code).toBe('forbidden');
    expect((await scene.callOff(scoped)).error?.code).toBe('forbidden');
    expect((await scene.ask(owner, { name: 'dilkash osh' })).error?.code).toBe('brand.nameDiffers');
    expect((await scene.ask(owner, { code: '000000' })).error?.code).toBe('factor.wrong');
    expect(unwrap(await scene.readDeletion(owner)).dueAt).toBeNull();
    expect(await actions()).toEqual([]);
  });

  test('it is planned for 30 days later; who asks again moves no day', async () => {
    const owner = await scene.owner();
    const asked = unwrap(await scene.ask(owner));
    expect(asked).toMatchObject({
      dueAt: '2026-06-12T07:00:00.000Z',
      askedBy: 'ADMIN',
      names: ['Dilkash Osh', 'Дилкаш Ош'],
    });
    scene.after({ days: 1 });
    const other = await scene.owner();
    expect(unwrap(await scene.ask(other)).dueAt).toBe(asked.dueAt);
    expect(await actions()).toEqual(['brand.askDeletion']);
    expect(unwrap(await place(await scene.osh.person(), pickUp())).totalPrice).toBe(90_000);
  });

  test('BO-522 it is called off by any owner until the day, and nothing is erased', async () => {
    unwrap(await scene.ask(await scene.owner()));
    scene.after({ days: 29, hours: 23 });
    expect(unwrap(await scene.callOff(await scene.owner())).dueAt).toBeNull();
    unwrap(await scene.callOff(await scene.owner()));
    const before = await scene.rowsOf(scene.osh.merchantId);
    scene.after({ days: 2 });
    await scene.runJob();
    expect(await scene.rowsOf(scene.osh.merchantId)).toEqual(before);
    expect(await actions()).toEqual(['brand.askDeletion', 'brand.callOffDeletion']);
  });

  test('BO-523 owners see it on every page for the last three days', async () => {
    unwrap(await scene.ask(await scene.owner()));
    const seen = async (role: 'ADMIN' | 'MANAGER') => {
      const person = await staffPerson(scene.osh, { role });
      return unwrap(await person.api(endpoints.readStaffSession)).deletionAt;
    };
    expect(await seen('ADMIN')).toBeNull();
    scene.after({ days: 27 });
    expect(await seen('ADMIN')).toBe('2026-06-12T07:00:00.000Z');
    expect(await seen('MANAGER')).toBeNull();
  });
});

/** A guest with points, an address, and an order of each kind that is over. */
async function aGuest(): Promise<Person & { phone: string; total: number }> {
  const phone = aPhone();
  const guest = await scene.osh.person({ phone, cashback: 7_000 });
  await scene.osh.deps.db.executeSql(
    "insert into cashback_ledger (merchant_id, id, user_id, kind, amount) values ($1, $2, $3, 'ADJUST', 7000)",
    [scene.osh.merchantId, key(), guest.userId],
  );
  const address = { streetName: 'CANARYSTREET', houseNumber: '7', latitude: 41.3111, longitude: 69.2797 };
  const params = { id: guest.userId };
  unwrap(await guest.api(endpoints.updateUser, { params, body: { firstName: 'CANARYNAME' } }));
  unwrap(await guest.api(endpoints.addAddress, { params, body: address, idempotencyKey: key() }));
  const cartItems = [{ productId: 'product-1', count: 2, comment: 'CANARYDISH' }];
  const order = unwrap(await place(guest, delivery({ comment: 'CANARYNOTE', address, cartItems })));
  await move(order.id, 'ACCEPTED', 'DONE', 'ON_WAY', 'DELIVERED', 'CLOSED');
  unwrap(await guest.api(endpoints.gradeOrder, { params: { id: order.id }, body: { grade: 5 } }));
  return { ...guest, phone, total: order.totalPrice };
}

async function giveBot() {
  const { deps, merchantId } = scene.osh;
  await deps.db.executeSql('update merchants set secrets = $1 where merchant_id = $2', [
    deps.secrets.seal({ telegramBotToken: BOT_TOKEN }, merchantId),
    merchantId,
  ]);
}

/** Asks, and lets the day come. */
async function dayComes() {
  unwrap(await scene.ask(await scene.owner()));
  scene.after({ days: 30 });
}

const PERSONAL = /CANARY|"secrets": "/;

async function expectErased(phone: string, total: number) {
  const rows = await scene.rowsOf(scene.osh.merchantId);
  const text = JSON.stringify(rows);
  expect(text.match(PERSONAL)).toBeNull();
  expect(text).not.toContain(phone);
  expect(REMOVED_TABLES.filter((table) => rows[table] !== '[]')).toEqual([]);
  const books = await scene.osh.deps.db.executeSql(
    `select (select sum(total_price)::int from orders where merchant_id = $1) as total,
      (select coalesce(sum(amount), 0)::int from cashback_ledger where merchant_id = $1) as points,
      (select sum(cashback)::int from users where merchant_id = $1) as balance,
      (select count(*)::int from users where merchant_id = $1 and (role <> 'CLIENT' or is_active)) as people,
      (select secrets from merchants where merchant_id = $1) as secrets`,
    [scene.osh.merchantId],
  );
  expect(books.rows[0]).toEqual({ total, points: 0, balance: 0, people: 0, secrets: null });
  return rows;
}

describe('BO-524 the day of the deletion', () => {
  test('BO-524 T03 persons, menu, secrets and sessions go, the books stay; another brand stays as it is, byte for byte', async () => {
    const { merchantId } = scene.osh;
    const other = await aRunningApi();
    unwrap(await place(await other.person({ cashback: 100 }), delivery()));
    await giveBot();
    const { phone, total } = await aGuest();
    await dayComes();
    const before = await scene.rowsOf(other.merchantId);
    await scene.runJob();
    expect(await isDeleted()).toBe(false);
    scene.after({ hours: 1 });
    await scene.runJob();
    const rows = await expectErased(phone, total);
    expect(await scene.rowsOf(other.merchantId)).toEqual(before);
    expect(scene.botCalls).toEqual(['deleteWebhook', 'setChatMenuButton']);
    expect(await actions()).toEqual(['brand.askDeletion', 'brand.delete']);
    // A second run, and the next day's, find nothing to do.
    await scene.runJob();
    scene.after({ days: 1 });
    await scene.runJob();
    expect(await scene.rowsOf(merchantId)).toEqual(rows);
    expect(await isDeleted()).toBe(true);
    const pages = await pagesWithoutRendering(scene.osh);
    const { host } = scene.osh;
    expect((await pages.request('/deleted', { headers: { host } })).status).toBe(410);
    expect((await pages.request('/', { headers: { host } })).headers.get('location')).toBe('/deleted');
    const office = officeHost(scene.osh);
    expect((await pages.request('/', { headers: { host: office } })).status).toBe(410);
  });

  test('from that day nothing new begins, and the deletion waits for what is open', async () => {
    const { phone, total } = await aGuest();
    const open = unwrap(await place(await scene.osh.person(), delivery()));
    await dayComes();
    const late = await scene.osh.person();
    expect((await place(late, pickUp())).error?.code).toBe('merchant.inactive');
    expect(await countOrders(scene.osh)).toBe(2);
    scene.after({ hours: 5 });
    await scene.runJob();
    expect(await isDeleted()).toBe(false);
    const owner = await scene.owner();
    expect(unwrap(await scene.readDeletion(owner))).toMatchObject({ openOrders: 1, openPayments: 0 });
    await move(open.id, 'ACCEPTED', 'DONE', 'ON_WAY', 'DELIVERED', 'CLOSED');
    await scene.runJob();
    expect(await isDeleted()).toBe(true);
    await expectErased(phone, total + open.totalPrice);
  });

  test('it waits for a refund that is due, and can be called off meanwhile', async () => {
    const { deps, merchantId } = scene.osh;
    const { id } = unwrap(await place(await scene.osh.person(), pickUp()));
    await move(id, 'ACCEPTED', 'DONE', 'CLOSED');
    const refund = `insert into payment_refunds (merchant_id, id, attempt_id, order_id, amount, state, reason)
      select merchant_id, 'refund-1', id, order_id, 100, 'MANUAL', 'cold' from payment_attempts
      where merchant_id = $1 and order_id = $2`;
    await deps.db.executeSql(refund, [merchantId, id]);
    await dayComes();
    scene.after({ hours: 1 });
    await scene.runJob();
    expect(await isDeleted()).toBe(false);
    const owner = await scene.owner();
    expect(unwrap(await scene.readDeletion(owner))).toMatchObject({ openOrders: 0, openPayments: 1 });
    unwrap(await scene.callOff(owner));
    expect(unwrap(await place(await scene.osh.person(), pickUp())).totalPrice).toBe(90_000);
  });

  test('killed at any of its steps, it goes on with the next run', async () => {
    await giveBot();
    const { phone, total } = await aGuest();
    await dayComes();
    scene.after({ hours: 1 });
    for (let steps = 1; !(await isDeleted()) || steps < 120; steps += 13) {
      let left = steps;
      await scene.runJob(() => {
        left -= 1;
        if (left < 0) throw new Error('killed');
      });
    }
    await scene.runJob();
    await expectErased(phone, total);
    expect((await actions()).filter((action) => action === 'brand.delete')).toHaveLength(1);
  });
});

describe('BO-524 what is erased', () => {
  test('every table of a brand is removed or kept, and no row is removed before one that names it', async () => {
    const { db } = scene.osh.deps;
    const tables = Object.keys(await scene.rowsOf(scene.osh.merchantId));
    expect([...REMOVED_TABLES, ...KEPT_TABLES].toSorted()).toEqual(tables.toSorted());
    const { rows } = await db.executeSql(`select conrelid::regclass::text as child,
      confrelid::regclass::text as parent from pg_constraint where contype = 'f' and confdeltype = 'a'`);
    const place = (table: unknown) => REMOVED_TABLES.indexOf(String(table));
    const wrong = rows.filter(
      ({ child, parent }) =>
        child !== parent && place(parent) >= 0 && (place(child) < 0 || place(child) > place(parent)),
    );
    expect(wrong).toEqual([]);
  });
});
