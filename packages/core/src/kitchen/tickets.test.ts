import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { BoardOrder } from '../staff/board-order.schema.ts';
import { dishTotals } from './dish-totals.ts';
import {
  EXPEDITER,
  type KitchenSetup,
  PLAIN_KITCHEN,
  SavedKitchenSetup,
  WHOLE_KITCHEN,
} from './kitchen-setup.schema.ts';
import { NOT_BEGUN } from './kitchen-state.schema.ts';
import { ticketAge } from './ticket-age.ts';
import { finishedAt, fireMoment, kitchenDeadline, ticketsAt } from './tickets.ts';

const NAME = { uz: 'Osh', ru: 'Плов', eng: 'Plov' };
const TWO: KitchenSetup = {
  stations: [
    { id: 'grill', name: 'Kabob' },
    { id: 'bar', name: 'Bar' },
  ],
  categoryStations: { drinks: 'bar' },
  hasExpediter: false,
};

/** An order accepted at 14:00 UTC that takes 30 minutes, with a kebab and a drink. */
const anOrder = (change: object = {}): BoardOrder =>
  v.parse(BoardOrder, {
    id: 'order-1',
    number: 1001,
    version: 3,
    status: 'ACCEPTED',
    serviceType: 'PICK_UP',
    branchId: 'branch-1',
    paymentType: 'CASH',
    acceptedTime: '2026-05-13T14:00:00.000Z',
    timestamp: '2026-05-13T13:00:00.000Z',
    cookingTime: 30,
    lines: [
      { id: 'line-1', productId: 'kebab', categoryId: 'kebabs', name: NAME, count: 2 },
      { id: 'line-2', productId: 'tea', categoryId: 'drinks', name: NAME, count: 1 },
    ],
    ...change,
  });
const now = new Date('2026-05-13T14:10:00.000Z');
const at = { setup: TWO, station: 'grill', now };
const done = (...lines: string[]) => ({
  revision: 1,
  done: Object.fromEntries(lines.map((id) => [id, now.toISOString()])),
});

describe('BO-30 tickets of a station', () => {
  test('a station sees its own lines and which other station still cooks', () => {
    const [ticket] = ticketsAt([anOrder()], at);
    expect(ticket).toMatchObject({ state: 'OPEN', alsoAt: ['bar'] });
    expect(ticket?.lines.map(({ id }) => id)).toEqual(['line-1']);
    expect(ticketsAt([anOrder({ kitchen: done('line-2') })], at)[0]?.alsoAt).toEqual([]);
  });

  test('BO-61 what an edit changed is struck through at its station, with the former amount', () => {
    const [kebab, tea] = anOrder().lines;
    const changes = [
      { line: tea, before: 2, after: 0 },
      { line: kebab, before: 0, after: 1 },
    ];
    const edited = anOrder({ revision: 1, changes });
    expect(ticketsAt([edited], { ...at, station: 'bar' })[0]?.struck).toMatchObject([
      { productId: 'tea', count: 2 },
    ]);
    expect(ticketsAt([edited], at)[0]?.struck).toEqual([]);
  });

  test('the earliest deadline is first, and a recalled ticket is back in its place', () => {
    const late = anOrder({ id: 'late', cookingTime: 60 });
    const recalled = anOrder({ id: 'early', status: 'DONE', kitchen: { revision: 2, recalled: ['line-1'] } });
    expect(ticketsAt([late, recalled], at).map(({ order }) => order.id)).toEqual(['early', 'late']);
  });

  test('BO-32 a bumped ticket stays for 30 seconds, then it is among the finished', () => {
    const bumped = anOrder({ kitchen: done('line-1') });
    const shown = (ms: number) => ticketsAt([bumped], { ...at, now: new Date(now.getTime() + ms) });
    expect(shown(29_999)[0]?.state).toBe('BUMPED');
    expect(shown(30_000)).toEqual([]);
    expect(finishedAt([bumped, anOrder()], at)).toEqual([bumped]);
  });

  test('orders that are not being cooked have no ticket', () => {
    for (const status of ['CREATED', 'AT_TIME', 'DONE', 'ON_WAY', 'CLOSED'])
      expect(ticketsAt([anOrder({ status })], at)).toEqual([]);
  });

  test('BO-33 a cancelled order stays until the station acknowledges it, unless the kitchen never had it or had finished', () => {
    const states = (change: object) =>
      ticketsAt([anOrder({ status: 'CANCELED', ...change })], at).map((t) => t.state);
    expect(states({})).toEqual(['CANCELED']);
    expect(states({ kitchen: done('line-1') })).toEqual(['CANCELED']);
    expect(states({ kitchen: { ...NOT_BEGUN, seenBy: { [at.station]: now.toISOString() } } })).toEqual([]);
    expect(states({ kitchen: { ...NOT_BEGUN, seenBy: { other: now.toISOString() } } })).toEqual(['CANCELED']);
    expect(states({ acceptedTime: null })).toEqual([]);
    expect(states({ readyTime: now.toISOString() })).toEqual([]);
  });

  test('the expediter sees every line, also when the stations are done', () => {
    const setup = { ...TWO, hasExpediter: true };
    const [ticket] = ticketsAt([anOrder({ kitchen: done('line-1', 'line-2') })], {
      setup,
      station: EXPEDITER,
      now,
    });
    expect(ticket?.state).toBe('OPEN');
    expect(ticket?.lines).toHaveLength(2);
  });

  test('an order for a chosen time appears when its cooking begins', () => {
    const later = anOrder({
      later: true,
      atTime: '2026-05-13T15:00:00.000Z',
      acceptedTime: now.toISOString(),
    });
    expect(kitchenDeadline(later)?.toISOString()).toBe('2026-05-13T15:00:00.000Z');
    expect(fireMoment(later)?.toISOString()).toBe('2026-05-13T14:30:00.000Z');
    expect(ticketsAt([later], at)).toEqual([]);
    expect(ticketsAt([later], { ...at, now: new Date('2026-05-13T14:30:00.000Z') })).toHaveLength(1);
  });
});

test('BO-35 totals count what is not done, and beside it what pre-orders need within 30 minutes', () => {
  const orders = [
    anOrder(),
    anOrder({ id: 'order-2', kitchen: done('line-2') }),
    anOrder({ id: 'order-3', status: 'AT_TIME', later: true, atTime: '2026-05-13T15:10:00.000Z' }),
    anOrder({ id: 'order-4', status: 'AT_TIME', later: true, atTime: '2026-05-13T15:10:01.000Z' }),
  ];
  const totals = dishTotals(orders, { setup: PLAIN_KITCHEN, station: WHOLE_KITCHEN, now });
  expect(totals.map(({ productId, count, coming }) => [productId, count, coming])).toEqual([
    ['kebab', 4, 2],
    ['tea', 1, 1],
  ]);
});

test.each([
  ['2026-05-13T14:20:59.000Z', 'FRESH'],
  ['2026-05-13T14:21:00.000Z', 'SOON'],
  ['2026-05-13T14:29:59.000Z', 'SOON'],
  ['2026-05-13T14:30:00.000Z', 'LATE'],
])('BO-34 at %s a ticket is %s', (moment, age) => {
  expect(ticketAge(anOrder({ timestamp: null }), new Date(moment))).toBe(age);
});

test.each([
  ['a station twice', { stations: [TWO.stations[0], TWO.stations[0]] }],
  ['a reserved id', { stations: [{ id: EXPEDITER, name: 'Nazorat' }] }],
  ['a station without a name', { stations: [{ id: 'grill', name: ' ' }] }],
  ['a category at a missing station', { stations: TWO.stations, categoryStations: { drinks: 'cold' } }],
  [
    'thirteen stations',
    { stations: Array.from({ length: 13 }, (_, id) => ({ id: `s${id}`, name: 'Kabob' })) },
  ],
])('BO-36 a setup with %s is not saved', (_, setup) => {
  expect(v.safeParse(SavedKitchenSetup, setup).success).toBe(false);
  expect(v.safeParse(SavedKitchenSetup, TWO).success).toBe(true);
});
