import * as v from 'valibot';

import { isInKitchen } from '../order/status/cooking-statuses.ts';
import type { BoardOrder } from './board-order.schema.ts';

/** A measured cooking time counts from so many orders of these days on (B52). */
export const MEASURED = { orders: 30, days: 28 } as const;

/** A past order: the minutes from its acceptance until it was ready, and how many orders its kitchen had at that moment. */
export type CookedOrder = { minutes: number; load: number };

/** The minutes that a kitchen needs for an order while it has `load` or more others. */
export const MeasuredTime = v.object({ load: v.number(), minutes: v.number() });
export type MeasuredTime = v.InferOutput<typeof MeasuredTime>;

/** From how many orders in the kitchen on a time is measured apart; times of neighbouring numbers differ by chance alone. */
const LOADS = [0, 2, 4, 7, 11, 16] as const;

/** The minutes within which four of five orders were ready. */
function withinMinutes(cooked: readonly CookedOrder[]): number {
  const sorted = cooked.map(({ minutes }) => minutes).toSorted((one, other) => one - other);
  return Math.ceil(sorted[Math.ceil(sorted.length * 0.8) - 1]!);
}

/**
 * What a branch needed for four of five orders about this hour, by the load of its kitchen; empty from too few orders (C.5).
 * A load that is rarely seen has the time of all orders, and none has a shorter time than a lower load.
 */
export function measureTimes(cooked: readonly CookedOrder[]): MeasuredTime[] {
  if (cooked.length < MEASURED.orders) return [];
  const usual = withinMinutes(cooked);
  let longest = 0;
  return LOADS.map((load, index) => {
    const next = LOADS[index + 1] ?? Infinity;
    const own = cooked.filter((order) => order.load >= load && order.load < next);
    longest = Math.max(longest, own.length < MEASURED.orders ? usual : withinMinutes(own));
    return { load, minutes: longest };
  });
}

/** The measured minutes at a load; null where nothing is measured. */
export const minutesAtLoad = (times: readonly MeasuredTime[], load: number): number | null =>
  times.findLast((time) => time.load <= load)?.minutes ?? null;

/** How many orders for now each kitchen has accepted and not finished, by branch id. Orders for later have their own time. */
export function kitchenLoads(
  orders: Iterable<Pick<BoardOrder, 'status' | 'branchId' | 'later'>>,
): ReadonlyMap<string, number> {
  const loads = new Map<string, number>();
  for (const { status, branchId, later } of orders)
    if (isInKitchen(status) && !later) loads.set(branchId, (loads.get(branchId) ?? 0) + 1);
  return loads;
}
