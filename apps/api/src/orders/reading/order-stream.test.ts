import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { openOrderStream } from '../../testing/order-stream.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { STREAMS_PER_PERSON } from './open-streams.ts';

let osh: Scene;
let guest: Person;
let operator: Person;
beforeAll(async () => {
  osh = await aRunningApi();
  guest = await osh.person();
  operator = await osh.person({ role: 'OPERATOR' });
});

async function anOrder(): Promise<string> {
  const body = {
    serviceType: 'PICK_UP' as const,
    branch: { id: 'branch-1' },
    cartItems: [{ productId: 'product-1', count: 1 }],
    totalPrice: 45_000,
  };
  return unwrap(await guest.api(endpoints.placeOrder, { body, idempotencyKey: crypto.randomUUID() })).id;
}

const open = (orderId: string, token: string, lastEventId = '') =>
  openOrderStream(osh, { orderId, token, lastEventId });

test('API-28 an order’s stream sends its state, then each change', async () => {
  const id = await anOrder();
  const stream = await open(id, guest.token);
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.response.headers.get('cache-control')).toBe('no-store');
  expect((await stream.read(1)).map((event) => event.status)).toEqual(['CREATED']);
  unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to: 'ACCEPTED' } }));
  expect((await stream.read(2)).map((event) => event.status)).toEqual(['CREATED', 'ACCEPTED']);
  await stream.close();
});

test('a reader that comes back with Last-Event-ID gets only what it missed', async () => {
  const id = await anOrder();
  const first = await open(id, guest.token);
  const [created] = await first.read(1);
  await first.close();
  unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to: 'ACCEPTED' } }));
  unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to: 'COOKING' } }));
  const again = await open(id, guest.token, created!.id);
  expect((await again.read(2)).map((event) => event.status)).toEqual(['ACCEPTED', 'COOKING']);
  await again.close();
});

test('T04 another guest’s order cannot be followed', async () => {
  const id = await anOrder();
  const { response } = await open(id, (await osh.person()).token);
  expect(response.status).toBe(404);
});

test('T20 a stream of a signed-out device gets no more events', async () => {
  const mine = await osh.person();
  const body = {
    serviceType: 'PICK_UP' as const,
    branch: { id: 'branch-1' },
    cartItems: [{ productId: 'product-1', count: 1 }],
    totalPrice: 45_000,
  };
  const { id } = unwrap(await mine.api(endpoints.placeOrder, { body, idempotencyKey: crypto.randomUUID() }));
  const stream = await open(id, mine.token);
  await stream.read(1);
  unwrap(await mine.api(endpoints.logout));
  unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to: 'ACCEPTED' } }));
  expect((await stream.read(2)).map((event) => event.status)).toEqual(['CREATED']);
});

test('T20 one person holds few streams: one too many ends the oldest and no other', async () => {
  const id = await anOrder();
  const streams = [];
  for (let n = 0; n < STREAMS_PER_PERSON; n += 1) streams.push(await open(id, guest.token));
  const theirs = await open(id, operator.token);
  const last = await open(id, guest.token);
  unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to: 'ACCEPTED' } }));
  expect(await streams[0]!.read(2), 'the oldest was ended').not.toHaveLength(2);
  for (const stream of [streams[1]!, theirs, last]) expect(await stream.read(2)).toHaveLength(2);
  await Promise.all([...streams.slice(1), theirs, last].map((stream) => stream.close()));
});
