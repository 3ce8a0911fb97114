import { endpoints, unwrap } from '@dasturxon/core/api';
import type { OrderStatus } from '@dasturxon/core/order';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { pickUp, place } from '../../testing/order-bodies.ts';
import { openOrderStream, type FollowedOrder } from '../../testing/order-stream.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { changeStatus } from '../moves/change-status.ts';
import { lockOrder } from '../model/lock-order.ts';
import { STREAMS_PER_ORDER, STREAMS_PER_PERSON } from './open-streams.ts';

let osh: Scene;
let guest: Person;
let staff: Person[];
let opened: FollowedOrder[] = [];
beforeAll(async () => {
  osh = await aRunningApi();
  guest = await osh.person();
  staff = [];
  for (let n = 0; n < 3; n += 1) staff.push(await osh.person({ role: 'OPERATOR' }));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((stream) => stream.close()));
});

const anOrder = async () => unwrap(await place(guest, pickUp())).id;

/** Opens streams of one order, one after another, and reads the first event of each. */
async function follow(orderId: string, followers: Person[]): Promise<FollowedOrder[]> {
  const streams: FollowedOrder[] = [];
  for (const { token } of followers) streams.push(await openOrderStream(osh, { orderId, token }));
  opened.push(...streams);
  for (const stream of streams) await stream.read(1);
  return streams;
}

/** Changes the status without announcing it, as another process does before its message arrives. */
const change = (orderId: string, to: OrderStatus) =>
  osh.deps.db.inTenant(osh.merchantId, async (tx) => {
    const row = await lockOrder(tx, osh.merchantId, orderId);
    const move = { merchantId: osh.merchantId, orderId, to, actor: null, reason: null };
    await changeStatus(osh.deps, tx, { row, move });
  });

const statuses = async (stream: FollowedOrder, count: number) =>
  (await stream.read(count)).map((event) => event.status);

const people = (person: Person, count: number) => Array.from({ length: count }, () => person);

test('an event costs one transaction for all streams of its order', async () => {
  const orderId = await anOrder();
  const streams = await follow(orderId, [...people(guest, 10), ...people(staff[0]!, 10)]);
  await change(orderId, 'ACCEPTED');
  const transactions = vi.spyOn(osh.deps.db, 'inTenant');
  osh.deps.orderEvents.announce(osh.merchantId, orderId);
  for (const stream of streams) expect(await statuses(stream, 2)).toEqual(['CREATED', 'ACCEPTED']);
  expect(transactions).toHaveBeenCalledTimes(1);
});

test('each stream gets each event exactly once, wherever it began', async () => {
  const orderId = await anOrder();
  const early = await follow(orderId, people(guest, 3));
  await change(orderId, 'ACCEPTED');
  const [late] = await follow(orderId, [staff[0]!]);
  const [, accepted] = await late!.read(2);
  const resumed = await openOrderStream(osh, { orderId, token: guest.token, lastEventId: accepted!.id });
  opened.push(resumed);
  await change(orderId, 'COOKING');
  osh.deps.orderEvents.announce(osh.merchantId, orderId);
  osh.deps.orderEvents.announce(osh.merchantId, orderId);
  await statuses(resumed, 1);
  await change(orderId, 'DONE');
  osh.deps.orderEvents.announce(osh.merchantId, orderId);
  expect(await statuses(resumed, 2)).toEqual(['COOKING', 'DONE']);
  for (const stream of early)
    expect(await statuses(stream, 4)).toEqual(['CREATED', 'ACCEPTED', 'COOKING', 'DONE']);
});

test('T20 a stream whose session has ended is closed, and the others of its batch go on', async () => {
  const orderId = await anOrder();
  const leaving = await osh.person({ role: 'OPERATOR' });
  const [own, revoked, other] = await follow(orderId, [guest, leaving, staff[0]!]);
  unwrap(await leaving.api(endpoints.logout));
  await change(orderId, 'ACCEPTED');
  osh.deps.orderEvents.announce(osh.merchantId, orderId);
  expect(await statuses(revoked!, 2), 'ended before the event').toEqual(['CREATED']);
  for (const stream of [own!, other!]) expect(await statuses(stream, 2)).toEqual(['CREATED', 'ACCEPTED']);
});

test('T20 an order has at most 30 streams in a process: one more ends the oldest', async () => {
  const orderId = await anOrder();
  const followers = [guest, staff[0]!, staff[1]!].flatMap((person) => people(person, STREAMS_PER_PERSON));
  expect(followers).toHaveLength(STREAMS_PER_ORDER);
  const streams = await follow(orderId, followers);
  const [newest] = await follow(orderId, [staff[2]!]);
  await change(orderId, 'ACCEPTED');
  osh.deps.orderEvents.announce(osh.merchantId, orderId);
  expect(await statuses(streams[0]!, 2), 'the oldest was ended').toEqual(['CREATED']);
  for (const stream of [...streams.slice(1), newest!])
    expect(await statuses(stream, 2)).toEqual(['CREATED', 'ACCEPTED']);
});
