import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { PLAIN_KITCHEN } from '../../kitchen/kitchen-setup.schema.ts';
import type { OrderStatus } from '../../order/schemas/order-status.schema.ts';
import { BoardOrder } from '../board-order.schema.ts';
import { connectionState } from './connection.ts';
import type { OfflineWrite, QueuedWrite } from './queued-write.schema.ts';
import { withQueued, withQueuedStops } from './with-queued.ts';
import {
  afterConflict,
  afterDone,
  canQueue,
  dismiss,
  enqueue,
  nextWrite,
  outcomeOf,
  type WriteQueue,
} from './write-queue.ts';

const move = (orderId: string, to: OrderStatus): OfflineWrite => ({
  kind: 'MOVE',
  orderId,
  to,
  minutes: null,
});
const queued = (key: string, write: OfflineWrite, change: Partial<QueuedWrite> = {}): QueuedWrite => ({
  key,
  at: '2026-05-13T14:00:00.000Z',
  write,
  label: '1001',
  expectedVersion: 1,
  conflict: null,
  ...change,
});
const CONFLICT = { code: 'order.changed', text: '', by: 'Dilnoza', status: 'CANCELED' };

describe('BO-76 what may wait for the network', () => {
  test.each(['ACCEPTED', 'COOKING', 'DONE', 'ON_WAY', 'DELIVERED', 'CLOSED'] as const)(
    'a move to %s',
    (to) => {
      expect(canQueue(move('a', to))).toBe(true);
    },
  );

  test('tickets and the stop-list', () => {
    const ticket = {
      kind: 'TICKET',
      orderId: 'a',
      action: 'BUMP',
      station: 'kitchen',
      lineId: null,
    } as const;
    expect(canQueue(ticket)).toBe(true);
    expect(canQueue({ kind: 'STOP', productId: 'p', branchId: null, term: '1H', reason: '' })).toBe(true);
    expect(canQueue({ kind: 'RETURN', productId: 'p', branchId: 'b' })).toBe(true);
  });

  test('cancelling, which returns money, may not, and never enters the queue', () => {
    expect(canQueue(move('a', 'CANCELED'))).toBe(false);
    expect(enqueue([], queued('1', move('a', 'CANCELED')))).toEqual([]);
  });
});

describe('BO-77 the queue', () => {
  const queue: WriteQueue = [
    queued('1', move('a', 'ACCEPTED')),
    queued('2', move('b', 'ACCEPTED')),
    queued('3', move('a', 'DONE')),
    queued('4', move('a', 'CLOSED')),
  ];

  test('the same key enters once', () => {
    expect(enqueue(queue, queued('1', move('a', 'ACCEPTED')))).toBe(queue);
  });

  test('the next write on the order expects the version that the server answered', () => {
    const after = afterDone(queue, '1', 2);
    expect(after.map(({ key, expectedVersion }) => [key, expectedVersion])).toEqual([
      ['2', 1],
      ['3', 2],
      ['4', 1],
    ]);
    expect(afterDone(after, '1', 9)).toBe(after);
  });

  test('a refused write keeps those that were decided on its result, and others go on', () => {
    const after = afterConflict(queue, '1', CONFLICT);
    expect(after.filter(({ conflict }) => conflict !== null).map(({ key }) => key)).toEqual(['1', '3', '4']);
    expect(nextWrite(after)?.key).toBe('2');
    expect(after).toHaveLength(4);
  });

  test('only a refused write can be dismissed', () => {
    const after = afterConflict(queue, '2', CONFLICT);
    expect(dismiss(after, '2').map(({ key }) => key)).toEqual(['1', '3', '4']);
    expect(dismiss(after, '1')).toEqual(after);
  });

  test.each([
    [0, 'network.failed', 'SENT_AGAIN'],
    [0, 'network.timeout', 'SENT_AGAIN'],
    [503, 'unavailable', 'SENT_AGAIN'],
    [429, 'request.rateLimited', 'SENT_AGAIN'],
    [409, 'in_progress', 'SENT_AGAIN'],
    [401, 'unauthorized', 'SIGN_IN'],
    [409, 'order.changed', 'CONFLICT'],
    [409, 'illegal_transition', 'CONFLICT'],
    [404, 'order.notFound', 'CONFLICT'],
    [403, 'forbidden', 'CONFLICT'],
    [500, 'internal', 'CONFLICT'],
  ])('an answer %i %s: %s', (status, code, outcome) => {
    expect(outcomeOf({ status, code })).toBe(outcome);
  });
});

test.each([
  [0, 'LIVE'],
  [9_999, 'LIVE'],
  [10_000, 'RECONNECTING'],
  [29_999, 'RECONNECTING'],
  [30_000, 'OFFLINE'],
] as const)('BO-75 after %i ms without a sign of life the board is %s', (ms, state) => {
  expect(connectionState(ms)).toBe(state);
});

describe('BO-76 what the screen shows of queued writes', () => {
  const order = v.parse(BoardOrder, {
    id: 'a',
    number: 1001,
    version: 3,
    status: 'CREATED',
    serviceType: 'PICK_UP',
    branchId: 'branch-1',
    paymentType: 'CASH',
    lines: [{ id: 'line-1', productId: 'p', categoryId: null, name: { uz: 'Osh' }, count: 1 }],
  });
  const known = { setup: PLAIN_KITCHEN, by: 'Aziza' };

  test('an order accepted and cooked without a network is ready, with the version of the server', () => {
    const writes = [
      queued('1', { kind: 'MOVE', orderId: 'a', to: 'ACCEPTED', minutes: 40 }),
      queued('2', { kind: 'TICKET', orderId: 'a', action: 'BUMP', station: 'kitchen', lineId: null }),
    ];
    expect(withQueued(order, writes, known)).toMatchObject({
      status: 'DONE',
      version: 3,
      cookingTime: 40,
      acceptedTime: writes[0]!.at,
      lastMove: { by: 'Aziza' },
    });
  });

  test('writes on other orders and refused ones change nothing', () => {
    const writes = [
      queued('1', move('b', 'ACCEPTED')),
      queued('2', move('a', 'ACCEPTED'), { conflict: CONFLICT }),
    ];
    expect(withQueued(order, writes, known)).toBe(order);
  });

  test('a product is off sale, and back, at the branch of the write', () => {
    const product = { id: 'p', name: null, isSoldOut: false, stop: null, modifiers: [] };
    const stop = { kind: 'STOP', productId: 'p', branchId: 'b', term: '1H', reason: '' } as const;
    const back = { kind: 'RETURN', productId: 'p', branchId: 'b' } as const;
    const at = (writes: OfflineWrite[], branchId = 'b') =>
      withQueuedStops(
        product,
        writes.map((write, nth) => queued(String(nth), write)),
        { branchId, by: 'Aziza' },
      );
    expect(at([stop]).stop).toEqual({
      until: '2026-05-13T15:00:00.000Z',
      by: 'Aziza',
      reason: null,
      left: null,
    });
    expect(at([stop, back]).stop).toBeNull();
    expect(at([stop], 'elsewhere').stop).toBeNull();
    expect(at([{ ...stop, branchId: null, term: 'FOR_GOOD' }]).stop).toMatchObject({ until: null });
  });
});
