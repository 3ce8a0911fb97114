import type { BoardChange, BoardOrder } from '@dasturxon/core/staff';
import { expect, test } from 'vitest';

import { applyChange, EMPTY_BOARD, withOrder } from './board-state.ts';

const order = (id: string, version: number, revision = 0) =>
  ({
    id,
    version,
    kitchen: { revision, done: {}, recalled: [], seenBy: {} },
  }) as Partial<BoardOrder> as BoardOrder;
const change = (given: Partial<BoardChange>): BoardChange => ({
  cursor: '1',
  orders: [],
  removed: [],
  isComplete: false,
  branches: [],
  prints: [],
  bookings: [],
  seenAlerts: [],
  ...given,
});
const versions = (state: ReturnType<typeof applyChange>) =>
  [...state.orders.values()].map(({ id, version }) => [id, version]);

test('a change adds orders and replaces older versions of them', () => {
  const first = applyChange(
    EMPTY_BOARD,
    change({ orders: [order('a', 1), order('b', 4)], isComplete: true }),
  );
  const next = applyChange(first, change({ cursor: '2', orders: [order('a', 2), order('c', 1)] }));
  expect(versions(next)).toEqual([
    ['a', 2],
    ['b', 4],
    ['c', 1],
  ]);
  expect(next.cursor).toBe('2');
});

test('BO-08 a change that comes late or twice does not bring an older version back', () => {
  const moved = withOrder(EMPTY_BOARD, order('a', 3));
  expect(versions(applyChange(moved, change({ orders: [order('a', 2)] })))).toEqual([['a', 3]]);
  expect(versions(applyChange(moved, change({ orders: [order('a', 2)], isComplete: true })))).toEqual([
    ['a', 3],
  ]);
  expect(withOrder(moved, order('a', 2))).toBe(moved);
});

test('orders that are no longer the reader’s leave, and a complete change leaves nothing else', () => {
  const board = applyChange(
    EMPTY_BOARD,
    change({ orders: [order('a', 1), order('b', 1)], isComplete: true }),
  );
  expect(versions(applyChange(board, change({ removed: ['a'] })))).toEqual([['b', 1]]);
  expect(versions(applyChange(board, change({ orders: [order('c', 1)], isComplete: true })))).toEqual([
    ['c', 1],
  ]);
});

test('BO-31 a tap of a cook replaces the order of the same version, and an older tap does not', () => {
  const tapped = withOrder(applyChange(EMPTY_BOARD, change({ orders: [order('a', 3)] })), order('a', 3, 2));
  expect(tapped.orders.get('a')?.kitchen.revision).toBe(2);
  const late = applyChange(tapped, change({ orders: [order('a', 3, 1)] }));
  expect(late.orders.get('a')?.kitchen.revision).toBe(2);
});
