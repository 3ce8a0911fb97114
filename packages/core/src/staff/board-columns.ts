import type { OrderStatus } from '../order/schemas/order-status.schema.ts';
import { reachesKitchen } from '../order/status/reaches-kitchen.ts';
import { expectedArrival } from '../order/timing/expected-arrival.ts';
import { readyMoment } from '../order/timing/expected-ready.ts';
import type { BoardOrder } from './board-order.schema.ts';

/** The columns of the order board, from left to right. UNPAID is a tray that does not ring. */
export const BOARD_COLUMNS = ['NEW', 'LATER', 'COOKING', 'READY', 'ON_WAY', 'DONE', 'UNPAID'] as const;
/** A column of the order board. */
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

const COLUMN: Readonly<Record<OrderStatus, BoardColumn>> = {
  OPEN: 'UNPAID',
  CREATED: 'NEW',
  AT_TIME: 'LATER',
  ACCEPTED: 'COOKING',
  COOKING: 'COOKING',
  DONE: 'READY',
  ATTACHED: 'ON_WAY',
  ON_WAY: 'ON_WAY',
  DELIVERED: 'DONE',
  CLOSED: 'DONE',
  CANCELED: 'DONE',
};

type Placed = Pick<BoardOrder, 'status' | 'paymentType' | 'isPaid'>;

/** The column of an order. One that waits for its money is in the tray of unpaid orders. */
export function boardColumn(order: Placed): BoardColumn {
  return reachesKitchen(order) ? COLUMN[order.status] : 'UNPAID';
}

/** Whether an order rings: it has reached the kitchen and is not answered. */
export const isRinging = (order: Placed): boolean => boardColumn(order) === 'NEW';

/** The time promised to the guest: the arrival, else the ready time, else the chosen time. Null without a promise. */
export function promisedMoment(order: BoardOrder): Date | null {
  if (order.atTime !== null) return new Date(order.atTime);
  return expectedArrival(order) ?? readyMoment(order);
}

const isOpen = (order: Placed) => boardColumn(order) !== 'DONE';

/** Whether an open order is past what was promised. */
export function isLate(order: BoardOrder, now: Date): boolean {
  const promised = promisedMoment(order);
  return isOpen(order) && promised !== null && promised < now;
}

/** What a card is sorted by: when it was finished, else the promise; a card without one is after the others. */
function sortedBy(order: BoardOrder): number {
  if (isOpen(order)) return promisedMoment(order)?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return order.lastMove === null ? 0 : new Date(order.lastMove.at).getTime();
}

/**
 * The order of the cards of a board: by column, then the earliest promise first, and the latest finished first among
 * the done.
 */
export function compareCards(one: BoardOrder, other: BoardOrder): number {
  const column = (order: BoardOrder) => BOARD_COLUMNS.indexOf(boardColumn(order));
  const direction = isOpen(one) ? 1 : -1;
  return (
    column(one) - column(other) ||
    direction * (sortedBy(one) - sortedBy(other)) ||
    direction * (one.number - other.number)
  );
}
