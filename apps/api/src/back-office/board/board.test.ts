import { endpoints, unwrap } from '@dasturxon/core/api';
import { readyMoment } from '@dasturxon/core/order';
import type { BoardOrder } from '@dasturxon/core/staff';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { auditLog } from '../../db/schema/staff.ts';
import { orders } from '../../db/schema/orders.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { delivery, key, pickUp, place, settings } from '../../testing/order-bodies.ts';
import { changedIds } from '../../testing/order-stream.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { readBoardAfter } from './read-board.ts';

let osh: Scene;
let guest: Person;
let operator: StaffPerson;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { settings: settings() } });
  guest = await osh.person();
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

const board = async (who: StaffPerson) => unwrap(await who.api(endpoints.readBoard));
const cardOf = async (who: StaffPerson, id: string) =>
  (await board(who)).orders.find((order) => order.id === id) as BoardOrder;
const ordered = async (body = delivery()) => unwrap(await place(guest, body)).id;
const move = (who: StaffPerson, order: BoardOrder, change: object, idempotencyKey = key()) =>
  who.api(endpoints.moveBoardOrder, {
    params: { id: order.id },
    body: { to: 'ACCEPTED', expectedVersion: order.version, ...change },
    idempotencyKey,
  });

test('BO-08 a placed order is on the board with what a cook and an operator need', async () => {
  const body = delivery({ comment: 'Achchiq boʻlmasin' });
  const details = JSON.stringify({ entrance: '3', domophone: '14K' });
  const id = await ordered({ ...body, address: { ...body.address!, details } });
  const card = await cardOf(operator, id);
  expect(card).toMatchObject({
    status: 'CREATED',
    serviceType: 'DELIVERY',
    branchId: 'branch-1',
    totalPrice: 105_000,
    comment: 'Achchiq boʻlmasin',
    delays: 0,
    guest: { name: 'Aziza' },
  });
  expect(card.address).toContain('Amir Temur');
  expect(card.door).toMatchObject({ entrance: '3', floor: '', domophone: '14K' });
  expect(card.guest?.phone).toMatch(/^\+998 90 \*\*\* \*\* \d\d$/);
  expect(card.lines).toMatchObject([{ productId: 'product-1', count: 2 }]);
});

test('BO-13 accepting with 40 minutes moves the order on and the guest is promised that time', async () => {
  const id = await ordered();
  const accepted = unwrap(await move(operator, await cardOf(operator, id), { minutes: 40 }));
  expect(accepted).toMatchObject({ status: 'ACCEPTED', cookingTime: 40, lastMove: { by: 'OPERATOR' } });
  const seen = unwrap(await guest.api(endpoints.getOrder, { params: { id } }));
  expect(seen).toMatchObject({ status: 'ACCEPTED', cookingTime: 40 });
  expect(seen.history.at(-1)).toMatchObject({ role: 'OPERATOR', status: 'ACCEPTED' });
  const wait = readyMoment(seen)!.getTime() - Date.parse(seen.acceptedTime!);
  expect(wait).toBeGreaterThanOrEqual(40 * 60_000);
  expect(wait).toBeLessThan(45 * 60_000);
  expect(readyMoment(accepted)).toEqual(readyMoment(seen));
});

test('BO-06 BO-15 a repeated move with its key is one move and one line of the audit log', async () => {
  const id = await ordered();
  const card = await cardOf(operator, id);
  const idempotencyKey = key();
  const first = unwrap(await move(operator, card, {}, idempotencyKey));
  expect(unwrap(await move(operator, card, {}, idempotencyKey))).toEqual(first);
  const lines = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.subjectId, id)),
  );
  expect(lines).toMatchObject([
    { action: 'order.ACCEPTED', before: { status: 'CREATED' }, after: { status: 'ACCEPTED' } },
  ]);
});

test('BO-15 the second person to decide on the same version reads the name of the first', async () => {
  const other = await staffPerson(osh, { role: 'MANAGER' });
  const id = await ordered();
  const card = await cardOf(operator, id);
  const both = await Promise.all([move(operator, card, {}), move(other, card, { to: 'CANCELED' })]);
  const [lost] = both.flatMap(({ error }) => error ?? []);
  const won = both.flatMap(({ data }) => data ?? []);
  expect(won).toHaveLength(1);
  expect(lost).toMatchObject({ status: 409, code: 'order.changed' });
  expect(lost?.data).toMatchObject({ by: won[0]?.lastMove?.by, status: won[0]?.status });
});

test('BO-77 a rung of the answer ladder does not outdate a decision', async () => {
  const id = await ordered();
  const card = await cardOf(operator, id);
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(orders).set({ ladderRung: 'REMIND', ladderAt: osh.clock.now }).where(eq(orders.id, id)),
  );
  expect((await cardOf(operator, id)).version).toBe(card.version);
  expect(unwrap(await move(operator, card, {})).status).toBe('ACCEPTED');
});

test('BO-77 a late order, an answer of the till and a shared link do not outdate a decision; a change of status does', async () => {
  const id = await ordered();
  const card = await cardOf(operator, id);
  for (const quiet of [{ lateIn: 'CREATED' }, { tillState: 'SENT', posterOrderId: '7' }, { share: 'part' }]) {
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx
        .update(orders)
        .set({ data: sql`${orders.data} || ${JSON.stringify(quiet)}::jsonb`, updatedAt: osh.clock.now })
        .where(eq(orders.id, id)),
    );
  }
  expect((await cardOf(operator, id)).version).toBe(card.version + 3);
  const accepted = unwrap(await move(operator, card, {}));
  expect(accepted.status).toBe('ACCEPTED');
  const refused = await move(operator, card, { to: 'CANCELED' });
  expect(refused.error).toMatchObject({ status: 409, code: 'order.changed' });
  const ahead = { ...accepted, version: accepted.version + 1 };
  expect((await move(operator, ahead, { to: 'DONE' })).error?.code).toBe('order.changed');
});

test('BO-21 a new order names the moment at which it is cancelled without an answer, an accepted one does not', async () => {
  const id = await ordered();
  const card = await cardOf(operator, id);
  const minutes = (Date.parse(card.answerBy!) - Date.parse(card.kitchenSince!)) / 60_000;
  expect(minutes).toBe(10);
  expect(unwrap(await move(operator, card, {})).answerBy).toBeNull();
});

test('BO-14 an order is delayed three times at most, and the guest receives each new time', async () => {
  const id = await ordered();
  let card = unwrap(await move(operator, await cardOf(operator, id), { minutes: 20 }));
  const delay = () =>
    operator.api(endpoints.delayOrder, {
      params: { id },
      body: { minutes: 10, expectedVersion: card.version },
      idempotencyKey: key(),
    });
  for (const cookingTime of [30, 40, 50]) {
    card = unwrap(await delay());
    expect(unwrap(await guest.api(endpoints.getOrder, { params: { id } })).cookingTime).toBe(cookingTime);
  }
  expect((await delay()).error?.code).toBe('order.delayedEnough');
});

test('BO-16 a cook reads no sums, guests or addresses and makes the moves of a cook alone', async () => {
  const cook = await staffPerson(osh, { role: 'KITCHEN' });
  const id = await ordered();
  const card = await cardOf(cook, id);
  expect(card).toMatchObject({ totalPrice: null, guest: null, address: null });
  expect((await move(cook, card, { to: 'CANCELED' })).error?.code).toBe('illegal_transition');
  expect(unwrap(await move(cook, card, {})).status).toBe('ACCEPTED');
  expect((await cook.api(endpoints.openContact, { params: { id } })).error?.code).toBe('forbidden');
});

test('BO-04 staff of one branch see and move no order of another', async () => {
  const elsewhere = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-1'] });
  const id = await ordered(pickUp());
  const card = await cardOf(elsewhere, id);
  await osh.deps.db.asPlatform((tx) =>
    tx.execute(`insert into branches (merchant_id, id, city_id, latitude, longitude, data) select merchant_id, 'branch-far', city_id, latitude, longitude, data from branches
      where merchant_id = '${osh.merchantId}' and id = 'branch-1' on conflict do nothing`),
  );
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(orders).set({ branchId: 'branch-far' }).where(eq(orders.id, id)),
  );
  expect(await cardOf(elsewhere, id)).toBeUndefined();
  expect((await move(elsewhere, { ...card, version: card.version + 1 }, {})).error?.code).toBe(
    'order.notFound',
  );
  expect(await cardOf(operator, id)).toMatchObject({ branchId: 'branch-far' });
});

test('BO-17 the phone of a guest is opened one by one, and each opening is written down', async () => {
  const id = await ordered();
  const { phone } = unwrap(await operator.api(endpoints.openContact, { params: { id } }));
  expect(phone).toMatch(/^9989\d{8}$/);
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const log = unwrap(await manager.api(endpoints.listAudit, { query: { subjectId: id } }));
  expect(log).toMatchObject([{ action: 'order.contact', by: 'OPERATOR', role: 'OPERATOR', subjectId: id }]);
  expect((await operator.api(endpoints.listAudit)).error?.code).toBe('forbidden');
});

test('IMP-10 BO-17 the board names the receiver with a masked phone, which opens with the guest’s', async () => {
  const receiver = { name: '<b>Dilnoza</b> & Co', phone: '998911112234' };
  const id = await ordered(delivery({ receiver }));
  expect((await cardOf(operator, id)).receiver).toEqual({ name: receiver.name, phone: '+998 91 *** ** 34' });
  const contact = unwrap(await operator.api(endpoints.openContact, { params: { id } }));
  expect(contact).toMatchObject({ phone: expect.stringMatching(/^9989/), receiverPhone: receiver.phone });
  expect(contact.phone).not.toBe(receiver.phone);
  const cook = await staffPerson(osh, { role: 'KITCHEN' });
  expect((await cardOf(cook, id)).receiver).toBeNull();
  const plain = await ordered();
  expect((await cardOf(operator, plain)).receiver).toBeNull();
});

test('BO-17 a member of staff opens at most 60 phones in an hour, and the next hour goes on', async () => {
  const id = await ordered();
  const curious = await staffPerson(osh, { role: 'OPERATOR' });
  const open = (who: StaffPerson) => who.api(endpoints.openContact, { params: { id } });
  for (let nth = 0; nth < 60; nth++) unwrap(await open(curious));
  const refused = await open(curious);
  expect(refused.error).toMatchObject({ code: 'request.rateLimited', status: 429 });
  expect((refused.error!.data as { seconds: number }).seconds).toBeGreaterThan(0);
  expect(unwrap(await open(operator)).phone).toMatch(/^998/);
  const lines = await osh.deps.db.asPlatform((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.userId, curious.userId)),
  );
  expect(lines.filter(({ action }) => action === 'order.contact')).toHaveLength(60);
  osh.clock.now = new Date(osh.clock.now.getTime() + 3_600_000);
  expect(unwrap(await open(curious)).phone).toMatch(/^998/);
});

test('BO-08 what changed since a cursor is read, and all of it for a cursor of another database', async () => {
  const caller = { userId: operator.userId, role: 'OPERATOR', branchIds: null };
  const ctx = { ...osh.deps, merchantId: osh.merchantId, tenant: { timeZone: 'Asia/Tashkent' }, caller };
  // The read takes these parts of a request only.
  const after = (cursor: string | null) =>
    readBoardAfter(ctx as unknown as Parameters<typeof readBoardAfter>[0], cursor);
  const first = await ordered();
  const { cursor, isComplete } = await after(null);
  expect(isComplete).toBe(true);
  const second = await ordered();
  const change = await after(cursor);
  expect(change.orders.map(({ id }) => id)).toContain(second);
  await expect.poll(changedIds(after, change.cursor)).not.toContain(first);
  const fromTheFuture = await after('999999999999');
  expect(fromTheFuture.isComplete).toBe(true);
});

test('BO-08 the stream sends the whole board, then each change', async () => {
  const response = await operator.request('/admin/v1/board/events');
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part: string) => {
    while (!text.includes(part)) text += (await reader.read()).value ?? '';
  };
  await until('"isComplete":true');
  const id = await ordered();
  await until(id);
  expect(text).toContain('event: board');
  await reader.cancel();
});
