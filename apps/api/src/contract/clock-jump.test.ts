import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, everyDay } from '@dasturxon/core/testing';
import { beforeAll, expect, test } from 'vitest';

import { climbLadder } from '../orders/moves/climb-ladder.ts';
import { later } from '../testing/codes.ts';
import { countOrders, key, pickUp, place, quoteBody, settings } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

const HOUR_S = 3600;
const NO_ANSWER_S = 600;
/** The server's clock jumps so between two orders: an hour on, and back beyond where it was. */
const JUMPS = [HOUR_S, -HOUR_S, -HOUR_S, HOUR_S, 2 * HOUR_S, -2 * HOUR_S];

let osh: Scene;
let guest: Person;
let operator: Person;
beforeAll(async () => {
  const open = everyDay({ open: '00:00', close: '00:00' });
  osh = await aRunningApi({
    brand: {
      settings: settings(),
      branches: [{ ...aBranch({ workHours: open }), tariff: null, slotCapacity: null }],
    },
  });
  guest = await osh.person();
  operator = await osh.person({ role: 'OPERATOR' });
});

const move = (id: string, to: 'ACCEPTED' | 'DONE' | 'CLOSED') =>
  operator.api(endpoints.moveOrder, { params: { id }, body: { to, reason: null } });

test('OPS-29 orders while the clock jumps by an hour: each once, numbered upwards, moved to its end', async () => {
  const numbers: number[] = [];
  for (const jump of JUMPS) {
    const idempotencyKey = key();
    const placed = unwrap(await place(guest, pickUp(), idempotencyKey));
    unwrap(await move(placed.id, 'ACCEPTED'));
    later(osh, jump);
    expect(unwrap(await place(guest, pickUp(), idempotencyKey)).id).toBe(placed.id);
    for (const to of ['DONE', 'CLOSED'] as const) unwrap(await move(placed.id, to));
    const { status, history } = unwrap(await guest.api(endpoints.getOrder, { params: { id: placed.id } }));
    expect(status).toBe('CLOSED');
    const steps = (history ?? []).map((event) => event.status);
    expect(steps.slice(-3)).toEqual(['ACCEPTED', 'DONE', 'CLOSED']);
    numbers.push(placed.number);
  }
  expect(await countOrders(osh)).toBe(JUMPS.length);
  expect(numbers).toEqual(numbers.map((_, nth) => numbers[0]! + nth));
});

test('OPS-29 a session outlives each jump', async () => {
  for (const jump of JUMPS) {
    later(osh, jump);
    expect((await guest.api(endpoints.getMe)).error).toBeNull();
    expect((await operator.api(endpoints.readBoard)).error).toBeNull();
  }
});

test('OPS-29 a price of before a jump on is refused and offered again, one of before a jump back holds', async () => {
  const quoted = async () => {
    const { mark, totalPrice } = unwrap(await guest.api(endpoints.quoteOrder, { body: quoteBody(pickUp()) }));
    return pickUp({ quote: mark, totalPrice });
  };
  const before = await quoted();
  later(osh, HOUR_S);
  expect((await place(guest, before)).error).toMatchObject({ status: 409, code: 'quote.expired' });
  unwrap(await place(guest, await quoted()));
  const ahead = await quoted();
  later(osh, -HOUR_S);
  unwrap(await place(guest, ahead));
});

test('OPS-29 the times that are offered and taken follow the clock', async () => {
  const query = { branchId: 'branch-1', serviceType: 'PICK_UP' } as const;
  const offered = async () => {
    const [today] = unwrap(await guest.api(endpoints.listSlots, { query }));
    return today?.times ?? [];
  };
  const order = () => {
    const body = pickUp({ later: true, day: '2026-05-13', time: '14:00' });
    return guest.api(endpoints.placeOrderAtTime, { body, idempotencyKey: key() });
  };
  const first = await offered();
  expect(first).toContain('14:00');
  later(osh, 3 * HOUR_S);
  expect(await offered()).not.toContain('14:00');
  expect((await order()).error?.code).toBe('slot.past');
  later(osh, -3 * HOUR_S);
  expect(await offered()).toEqual(first);
  expect((await order()).error).toBeNull();
});

test('OPS-29 the answer ladder ends no order while the clock is behind, and ends it after its minutes', async () => {
  const { id } = unwrap(await place(guest, pickUp()));
  const climbed = async () => {
    await climbLadder(osh.deps, osh.merchantId, { orderId: id });
    return unwrap(await guest.api(endpoints.getOrder, { params: { id } })).status;
  };
  later(osh, -HOUR_S);
  expect(await climbed()).toBe('CREATED');
  later(osh, HOUR_S);
  expect(await climbed()).toBe('CREATED');
  later(osh, NO_ANSWER_S);
  expect(await climbed()).toBe('CANCELED');
});
