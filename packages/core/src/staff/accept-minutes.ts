import * as v from 'valibot';

import { isInKitchen } from '../order/status/cooking-statuses.ts';
import { kitchenMinutes } from '../order/timing/order-timing.ts';
import type { BoardOrder } from './board-order.schema.ts';
import { type MeasuredTime, minutesAtLoad } from './measured-times.ts';

/** The choices of minutes until ready when an order is accepted. */
export const ACCEPT_MINUTES = [10, 15, 20, 25, 30, 40, 50, 60] as const;
/** What staff may type instead of a choice. */
export const TYPED_MINUTES = { least: 5, most: 180 } as const;
/** Minutes until ready that staff chose or typed. */
export const AcceptMinutes = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(TYPED_MINUTES.least),
  v.maxValue(TYPED_MINUTES.most),
);
/** The choices of minutes when an accepted order takes longer. */
export const DELAY_MINUTES = [5, 10, 15, 20, 30] as const;
/** Suggested minutes are rounded up to these. */
const STEP_MINUTES = 5;
/** A choice of minutes when an accepted order takes longer. */
export type DelayMinutes = (typeof DELAY_MINUTES)[number];
/** How often one order may be delayed. */
export const DELAYS_AT_MOST = 3;
/** How many minutes one order may be delayed in all. */
export const DELAYED_AT_MOST = 60;

/** The kitchen of an order's branch now: measured times (empty: too few orders), and orders that it cooks. */
export type Kitchen = { measured: readonly MeasuredTime[]; load: number };

/**
 * The suggestion for accepting an order, rounded up to five minutes: what its kitchen needs for it, as the guest read at
 * checkout, and the branch's busy minutes.
 */
export function suggestedMinutes(
  {
    cookingTime,
    busyMinutes = 0,
  }: Pick<BoardOrder, 'cookingTime'> & Partial<Pick<BoardOrder, 'busyMinutes'>>,
  { measured, load }: Kitchen,
): number {
  const usual = kitchenMinutes(cookingTime, minutesAtLoad(measured, load));
  const rounded = Math.ceil((usual + busyMinutes) / STEP_MINUTES) * STEP_MINUTES;
  return Math.min(Math.max(rounded, ACCEPT_MINUTES[0]), TYPED_MINUTES.most);
}

type Delayed = Pick<BoardOrder, 'delays' | 'delayedMinutes'>;

/** Whether an order may be delayed by so many minutes more: three times, an hour in all (BO-14). */
export const isDelayLeft = ({ delays, delayedMinutes }: Delayed, minutes: number): boolean =>
  delays < DELAYS_AT_MOST && delayedMinutes + minutes <= DELAYED_AT_MOST;

/** The minutes by which staff may still extend the time of an order; empty where they may not. */
export const delayChoices = (order: Delayed & Pick<BoardOrder, 'status'>): readonly DelayMinutes[] =>
  isInKitchen(order.status) ? DELAY_MINUTES.filter((minutes) => isDelayLeft(order, minutes)) : [];
