import { MINUTE_MS } from '../kernel/durations.ts';
import type { BoardOrder } from '../staff/board-order.schema.ts';
import { kitchenDeadline } from './tickets.ts';

/** A kitchen runs late when the last orders of the last hour were so many minutes late on average (C.8). */
export const LATE_KITCHEN = { orders: 5, minutes: 10, withinMs: 60 * MINUTE_MS } as const;

type Cooked = Parameters<typeof kitchenDeadline>[0] & Pick<BoardOrder, 'branchId' | 'status' | 'readyTime'>;

/**
 * The branches whose kitchens run late by their promises, so that staff are offered a busy time. An order that was ready early
 * makes up for a late one; cancelled orders do not count.
 */
export function lateKitchens(orders: Iterable<Cooked>, now: Date): ReadonlySet<string> {
  const byBranch = new Map<string, { readyAt: number; lateMs: number }[]>();
  for (const order of orders) {
    const deadline = kitchenDeadline(order);
    if (order.readyTime === null || deadline === null || order.status === 'CANCELED') continue;
    const readyAt = Date.parse(order.readyTime);
    if (now.getTime() - readyAt > LATE_KITCHEN.withinMs) continue;
    const known = byBranch.get(order.branchId) ?? [];
    byBranch.set(order.branchId, [...known, { readyAt, lateMs: readyAt - deadline.getTime() }]);
  }
  const isLate = ([, ready]: [string, { readyAt: number; lateMs: number }[]]) => {
    const last = ready.toSorted((one, other) => other.readyAt - one.readyAt).slice(0, LATE_KITCHEN.orders);
    const sum = last.reduce((total, { lateMs }) => total + lateMs, 0);
    return last.length === LATE_KITCHEN.orders && sum / last.length > LATE_KITCHEN.minutes * MINUTE_MS;
  };
  return new Set([...byBranch].filter(isLate).map(([branchId]) => branchId));
}
