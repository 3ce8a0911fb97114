import type { BoardChange, BoardOrder } from '@dasturxon/core/staff';

/** The orders of the board by id, and the cursor of the last change. */
export type BoardState = { cursor: string | null; orders: ReadonlyMap<string, BoardOrder> };

/** Before anything was read. */
export const EMPTY_BOARD: BoardState = { cursor: null, orders: new Map() };

/** A cook's tap raises the kitchen's revision and leaves the version. */
const isNewer = (known: BoardOrder | undefined, order: BoardOrder) =>
  known === undefined ||
  known.version < order.version ||
  (known.version === order.version && known.kitchen.revision < order.kitchen.revision);

/** Puts one order in place; an older version than the known one changes nothing. */
export function withOrder(state: BoardState, order: BoardOrder): BoardState {
  if (!isNewer(state.orders.get(order.id), order)) return state;
  return { ...state, orders: new Map(state.orders).set(order.id, order) };
}

/** The board after a change. Changes may come twice and late: the newest version of an order stays. */
export function applyChange(state: BoardState, change: BoardChange): BoardState {
  const kept = change.isComplete ? new Map<string, BoardOrder>() : new Map(state.orders);
  for (const id of change.removed) kept.delete(id);
  for (const order of change.orders) {
    const known = state.orders.get(order.id);
    kept.set(order.id, known && !isNewer(known, order) ? known : order);
  }
  return { cursor: change.cursor, orders: kept };
}
