import { distanceMeters } from '../delivery-area/distance.ts';
import { promisedMoment } from '../staff/board-columns.ts';
import type { BoardOrder } from '../staff/board-order.schema.ts';

/** Metres between the drop points of a group, as the crow flies. */
export const GROUP_METRES = 1_500;
/** Time between the promises of a group. */
export const GROUP_PROMISE_MS = 10 * 60_000;
/** Orders that one courier delivers in one trip. */
export const GROUP_AT_MOST = 3;

/** Whether one courier can deliver two orders in one trip: same branch, close drop points, close promises. */
export function canShareWay(one: BoardOrder, other: BoardOrder): boolean {
  const [first, second] = [promisedMoment(one), promisedMoment(other)];
  if (one.branchId !== other.branchId || !first || !second || !one.point || !other.point) return false;
  return (
    Math.abs(first.getTime() - second.getTime()) <= GROUP_PROMISE_MS &&
    distanceMeters(one.point, other.point) <= GROUP_METRES
  );
}

/** Proposes groups of two or three orders, in the order given. Every two orders of a group share a way; no order is in two groups. */
export function groupsOf(orders: readonly BoardOrder[]): BoardOrder[][] {
  const taken = new Set<string>();
  const groups: BoardOrder[][] = [];
  for (const first of orders) {
    if (taken.has(first.id)) continue;
    const group = [first];
    for (const other of orders) {
      if (group.length === GROUP_AT_MOST) break;
      if (taken.has(other.id) || group.includes(other)) continue;
      if (group.every((member) => canShareWay(member, other))) group.push(other);
    }
    if (group.length === 1) continue;
    for (const { id } of group) taken.add(id);
    groups.push(group);
  }
  return groups;
}
