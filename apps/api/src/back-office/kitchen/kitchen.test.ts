import { endpoints, unwrap } from '@dasturxon/core/api';
import type { TicketAction } from '@dasturxon/core/kitchen';
import type { BoardOrder } from '@dasturxon/core/staff';
import { aProduct } from '@dasturxon/core/testing';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { auditLog } from '../../db/schema/staff.ts';
import { orderHistory } from '../../db/schema/orders.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { openBoardStream } from '../../testing/back-office/board-stream.ts';
import { delivery, here, key, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let cook: StaffPerson;
let manager: StaffPerson;
beforeAll(async () => {
  const products = ['product-1', 'product-2'].map((id) =>
    aProduct({ id, productBranch: here, allergens: id === 'product-1' ? ['MILK'] : null }),
  );
  osh = await aRunningApi({ brand: { settings: settings(), products } });
  guest = await osh.person();
  cook = await staffPerson(osh, { role: 'KITCHEN' });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const cardOf = async (id: string, who = cook) =>
  unwrap(await who.api(endpoints.readBoard)).orders.find((order) => order.id === id) as BoardOrder;

/** An accepted order with two dishes. */
async function accepted(): Promise<BoardOrder> {
  const cartItems = ['product-1', 'product-2'].map((productId) => ({ productId, count: 1 }));
  const { id } = unwrap(await place(guest, delivery({ cartItems })));
  const { version } = await cardOf(id);
  const body = { to: 'ACCEPTED' as const, expectedVersion: version };
  return unwrap(await cook.api(endpoints.moveBoardOrder, { params: { id }, body, idempotencyKey: key() }));
}
type Asked = Pick<TicketAction, 'kind'> & Partial<TicketAction>;
const act = (id: string, { kind, station = 'kitchen', lineId = null }: Asked, who = cook) =>
  who.api(endpoints.actOnTicket, {
    params: { id },
    body: { action: kind, station, lineId },
    idempotencyKey: key(),
  });
const saveKitchen = async (setup: object) =>
  manager.api(endpoints.saveKitchen, {
    params: { id: 'branch-1' },
    body: { hasExpediter: false, ...setup },
    idempotencyKey: key(),
  });
const readyMoves = (id: string) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .select({ by: orderHistory.actorRole })
      .from(orderHistory)
      .where(and(eq(orderHistory.orderId, id), eq(orderHistory.toStatus, 'DONE'))),
  );

test('BO-31 a finished line is on every tablet and outdates no press of an operator', async () => {
  const order = await accepted();
  const tapped = unwrap(await act(order.id, { kind: 'DONE', lineId: 'line-1' }));
  expect(tapped).toMatchObject({ status: 'ACCEPTED', version: order.version, kitchen: { revision: 1 } });
  expect((await cardOf(order.id, manager)).kitchen.done).toHaveProperty('line-1');
});

test('BO-31 a finished line wakes the stream of the board', async () => {
  const order = await accepted();
  const board = await openBoardStream(manager);
  await act(order.id, { kind: 'DONE', lineId: 'line-2' });
  expect(await board.until('"done":{"line-2"')).toBe(true);
  await board.close();
});

test('BO-31 the last line makes the order ready once, and the guest sees it', async () => {
  const { id } = await accepted();
  unwrap(await act(id, { kind: 'DONE', lineId: 'line-1' }));
  expect(unwrap(await act(id, { kind: 'DONE', lineId: 'line-2' })).status).toBe('DONE');
  unwrap(await act(id, { kind: 'RECALL' }));
  expect(unwrap(await act(id, { kind: 'BUMP' })).status).toBe('DONE');
  expect(await readyMoves(id)).toEqual([{ by: 'KITCHEN' }]);
  expect(unwrap(await guest.api(endpoints.getOrder, { params: { id } })).status).toBe('DONE');
});

test('BO-31 two tablets that bump at once make the order ready once', async () => {
  const { id } = await accepted();
  const both = await Promise.all([act(id, { kind: 'BUMP' }), act(id, { kind: 'BUMP' }, manager)]);
  expect(both.map(({ data }) => data?.status)).toEqual(['DONE', 'DONE']);
  expect(await readyMoves(id)).toHaveLength(1);
});

test('BO-33 each station acknowledges the cancelled order for itself, also one that had finished', async () => {
  const { id } = await accepted();
  await saveKitchen({ hasExpediter: true });
  unwrap(await act(id, { kind: 'DONE', lineId: 'line-1' }));
  const { version } = await cardOf(id);
  const body = { to: 'CANCELED', reason: 'GUEST_ASKED', expectedVersion: version } as const;
  unwrap(await manager.api(endpoints.moveBoardOrder, { params: { id }, body, idempotencyKey: key() }));
  const seen = unwrap(await act(id, { kind: 'BUMP' }));
  expect(Object.keys(seen.kitchen.seenBy)).toEqual(['kitchen']);
  expect(Object.keys(seen.kitchen.done)).toEqual(['line-1']);
  const both = unwrap(await act(id, { kind: 'BUMP', station: 'expediter' }));
  expect(both).toMatchObject({ status: 'CANCELED' });
  expect(Object.keys(both.kitchen.seenBy)).toEqual(['kitchen', 'expediter']);
  await saveKitchen({});
});

test('BO-31 each change is one line of the audit log, and a repeat adds no line', async () => {
  const { id } = await accepted();
  await act(id, { kind: 'DONE', lineId: 'line-1' });
  await act(id, { kind: 'DONE', lineId: 'line-1' }, manager);
  const lines = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.subjectId, id)),
  );
  expect(lines.filter(({ action }) => action === 'ticket.DONE')).toMatchObject([
    { role: 'KITCHEN', before: { done: [] }, after: { status: 'ACCEPTED', done: ['line-1'] } },
  ]);
});

test('BO-31 an order that is not accepted, and a station that is not there, have no ticket', async () => {
  const { id } = unwrap(await place(guest, delivery()));
  expect((await act(id, { kind: 'BUMP' })).error).toMatchObject({ status: 409, code: 'kitchen.ticketGone' });
  const order = await accepted();
  expect((await act(order.id, { kind: 'BUMP', station: 'grill' })).error?.code).toBe('kitchen.ticketGone');
});

test('BO-262 a cook reads the allergens of each dish', async () => {
  const { lines } = await accepted();
  expect(lines.map(({ allergens }) => allergens)).toEqual([['MILK'], []]);
});

test('BO-36 stations that a manager saves divide the lines by the category of the product', async () => {
  const order = await accepted();
  const [line] = order.lines;
  expect(line?.categoryId).toEqual(expect.any(String));
  const stations = [
    { id: 'grill', name: 'Kabob' },
    { id: 'bar', name: 'Bar' },
  ];
  const setup = { stations, categoryStations: { [line!.categoryId!]: 'bar' }, hasExpediter: true };
  expect(unwrap(await saveKitchen(setup)).kitchen).toEqual(setup);
  expect(unwrap(await cook.api(endpoints.readBoard)).branches[0]?.kitchen).toEqual(setup);
  expect((await act(order.id, { kind: 'BUMP', station: 'grill' })).error?.code).toBe('kitchen.ticketGone');
  expect(unwrap(await act(order.id, { kind: 'BUMP', station: 'bar' })).status).toBe('ACCEPTED');
  expect(unwrap(await act(order.id, { kind: 'BUMP', station: 'expediter' })).status).toBe('DONE');
  unwrap(await saveKitchen({ stations: [] }));
});

test('BO-36 a setup with a category at a station that is missing is not saved', async () => {
  const setup = { stations: [], categoryStations: { 'category-1': 'grill' } };
  expect((await saveKitchen(setup)).error?.code).toBe('request.invalid');
});
