import { endpoints, unwrap } from '@dasturxon/core/api';
import type { AdvanceOrder } from '@dasturxon/sandbox';
import { beforeAll, describe, expect, test } from 'vitest';

import { delivery, pickUp, place, type Body } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { advanceConsoleOrder, listConsoleOrders } from './console-orders.ts';

let osh: Scene;
let guest: Person;
let advance: AdvanceOrder;
beforeAll(async () => {
  osh = await aRunningApi();
  guest = await osh.person();
  advance = advanceConsoleOrder(osh.deps);
});

const newOrder = async (body: Body) => unwrap(await place(guest, body)).id!;
const read = async (id: string) => unwrap(await guest.api(endpoints.getOrder, { params: { id } }));

describe('orders on the sandbox console', () => {
  test('ST-11 every legal step up to a status is made, each with its line of history', async () => {
    const id = await newOrder(delivery());
    expect(await advance(id, 'DELIVERED')).toEqual({ ok: true, value: { status: 'DELIVERED' } });
    const { status, history, acceptedTime, deliveredAt } = await read(id);
    expect(status).toBe('DELIVERED');
    expect(history.map((event) => event.status)).toEqual([
      'CREATED',
      'ACCEPTED',
      'DONE',
      'ON_WAY',
      'DELIVERED',
    ]);
    expect(acceptedTime).not.toBeNull();
    expect(deliveredAt).not.toBeNull();
  });

  test('ST-11 the status it has is reached already', async () => {
    const id = await newOrder(pickUp());
    expect(await advance(id, 'CREATED')).toMatchObject({ ok: true });
    expect((await read(id)).history).toHaveLength(1);
  });

  test.each([
    ['back', 'CREATED'],
    ['where a pick-up never goes', 'ON_WAY'],
    ['into a status that does not exist', 'LOST'],
  ])('ST-11 an order cannot go %s', async (_, to) => {
    const id = await newOrder(pickUp());
    await advance(id, 'DONE');
    expect(await advance(id, to)).toEqual({ ok: false, code: 'status_unreachable' });
    expect((await read(id)).status).toBe('DONE');
  });

  test('an unknown order is 404', async () => {
    expect(await advance(crypto.randomUUID(), 'DONE')).toEqual({ ok: false, code: 'order_unknown' });
  });

  test('the newest orders of all brands are listed with what may come next', async () => {
    osh.clock.now = new Date(osh.clock.now.getTime() + 60_000);
    const id = await newOrder(delivery());
    const [newest] = await listConsoleOrders(osh.deps)();
    expect(newest).toMatchObject({
      id,
      brand: 'Dilkash Osh',
      status: 'CREATED',
      next: ['ACCEPTED', 'CANCELED'],
      total: 105_000,
    });
  });
});
