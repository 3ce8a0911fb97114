import { endpoints, unwrap } from '@dasturxon/core/api';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { orders } from '../../db/schema/orders.ts';
import { address, delivery, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let id: string;
beforeEach(async () => {
  osh ??= await aRunningApi();
  guest = await osh.person();
  id = unwrap(await place(guest, delivery({ comment: 'Ring twice' }))).id!;
});

const share = async (who = guest) => who.api(endpoints.shareOrder, { params: { id } });
const markOf = async () => unwrap(await share()).mark;
const open = (mark: string, order = id) =>
  osh.as(null)(endpoints.readSharedOrder, { params: { id: order }, query: { mark } });
const change = (columns: Partial<typeof orders.$inferInsert>) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .update(orders)
      .set(columns)
      .where(and(eq(orders.merchantId, osh.merchantId), eq(orders.id, id))),
  );

test('B37 a link shows the order to a person who is not signed in, without phone, address, dishes or sums', async () => {
  const seen = unwrap(await open(await markOf()));
  expect(seen).toMatchObject({ status: 'CREATED', serviceType: 'DELIVERY', courier: null });
  expect(seen.expected).not.toBeNull();
  const text = JSON.stringify(seen);
  for (const part of ['Ring twice', address.streetName, String(address.latitude), '105000', '9989'])
    expect(text).not.toContain(part);
});

test('B37 the link stays the same until the guest ends it; after that only a new one opens', async () => {
  const mark = await markOf();
  expect(await markOf()).toBe(mark);
  const mine = () => guest.api(endpoints.getOrder, { params: { id } });
  expect(unwrap(await mine()).isShared).toBe(true);
  unwrap(await guest.api(endpoints.endSharing, { params: { id } }));
  expect((await open(mark)).error).toMatchObject({ code: 'order.notFound', status: 404 });
  expect(unwrap(await mine()).isShared).toBe(false);
  const next = await markOf();
  expect(next).not.toBe(mark);
  expect((await open(mark)).error?.status).toBe(404);
  unwrap(await open(next));
});

test('B37 an altered link, one of another order or of an order without a link is 404', async () => {
  const mark = await markOf();
  const other = unwrap(await place(guest, delivery())).id!;
  expect((await open(mark, other)).error?.status).toBe(404);
  expect((await open(`${mark.slice(0, -1)}${mark.endsWith('0') ? '1' : '0'}`)).error?.status).toBe(404);
  expect((await open(`x.${mark.split('.')[1]}`)).error?.status).toBe(404);
});

test('B37 T04 only the guest makes or ends the link of an order', async () => {
  const other = await osh.person();
  const staff = await osh.person({ role: 'OPERATOR' });
  const mark = await markOf();
  for (const who of [other, staff]) {
    expect((await share(who)).error?.status).toBe(404);
    expect((await who.api(endpoints.endSharing, { params: { id } })).error?.status).toBe(404);
  }
  unwrap(await open(mark));
});

test('B37 the link ends half an hour after the order, and no new one is made', async () => {
  const mark = await markOf();
  await change({ status: 'DELIVERED', deliveredAt: new Date(osh.clock.now.getTime() - 29 * 60_000) });
  expect(unwrap(await open(mark)).status).toBe('DELIVERED');
  await change({ deliveredAt: new Date(osh.clock.now.getTime() - 31 * 60_000) });
  expect((await open(mark)).error?.status).toBe(404);
  expect((await share()).error?.status).toBe(404);
});

test('B37 links cannot be tried out: the calls of an address are limited', async () => {
  const mark = await markOf();
  const statuses: (number | undefined)[] = [];
  for (let call = 0; call < 130; call += 1) statuses.push((await open(mark)).error?.status);
  expect(statuses.at(-1)).toBe(429);
});
