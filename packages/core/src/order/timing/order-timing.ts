import { MINUTE_MS } from '../../kernel/durations.ts';
import { ok, refuse, type Result } from '../../kernel/result.ts';
import { DAY_SHAPE, TIME_SHAPE } from './day-and-time.ts';
import type { OrderContent } from '../schemas/order-content.schema.ts';
import type { OrderStatus } from '../schemas/order-status.schema.ts';
import type { Order } from '../schemas/order.schema.ts';

/** The default lead time of an order, and the default addition to its cooking time. */
export const DEFAULT_LEAD_MINUTES = 30;

/** What a guest chose; `day` is 'YYYY-MM-DD' and `time` 'HH:MM'. */
export type Timing = Pick<OrderContent, 'later' | 'day' | 'time'>;

/** A later order needs both a day and a time (VAL-08). */
export function checkTiming({
  later,
  day,
  time,
}: Timing): Result<'NOW' | 'LATER', { code: 'order.timeMissing' }> {
  if (!later) return ok('NOW');
  const isDay = day !== null && DAY_SHAPE.test(day);
  const isTime = time !== null && TIME_SHAPE.test(time);
  return isDay && isTime ? ok('LATER') : refuse('order.timeMissing');
}

/** The status an order is placed with: a later one waits for its time (ST-05, D27). */
export function firstStatus(later: boolean): Extract<OrderStatus, 'CREATED' | 'AT_TIME'> {
  return later ? 'AT_TIME' : 'CREATED';
}

/** How an order's timing is named: a later one that has been placed is 'on time' (ST-04, D24). */
export function timingLabel({ later, status }: Pick<Order, 'later' | 'status'>): 'NOW' | 'LATER' | 'ON_TIME' {
  if (!later) return 'NOW';
  return status === 'OPEN' ? 'LATER' : 'ON_TIME';
}

/**
 * The minutes that an order needs from the kitchen's first sight of it until it is ready (IMP-05): its slowest dish, the
 * lead and what a busy branch adds (BO-48). A later order cannot be for sooner, and goes to the kitchen so much earlier.
 */
export const leadMinutesFor = (cookingTime: number | null, busyMinutes = 0): number =>
  (cookingTime ?? 0) + DEFAULT_LEAD_MINUTES + busyMinutes;

/** Minutes from placement to the answer of staff, where the time from the answer on is measured (B52). */
export const ANSWER_MINUTES = 5;

/**
 * The minutes of a kitchen for an order: its slowest dish and the lead or, where it is measured, what the branch needed lately
 * for four of five orders, unless the dish alone takes longer (B52).
 */
export const kitchenMinutes = (cookingTime: number | null, measuredMinutes: number | null): number =>
  measuredMinutes === null
    ? (cookingTime ?? 0) + DEFAULT_LEAD_MINUTES
    : Math.max(cookingTime ?? 0, measuredMinutes);

type Placed = {
  cookingTime: number | null;
  busyMinutes?: number | undefined;
  measuredMinutes?: number | null | undefined;
};

/** The minutes from the placement of an order for now until it is ready, as menu, basket, checkout and its page show them. */
export function minutesToReady({ cookingTime, busyMinutes = 0, measuredMinutes = null }: Placed): number {
  const answer = measuredMinutes === null ? 0 : ANSWER_MINUTES;
  return answer + kitchenMinutes(cookingTime, measuredMinutes) + busyMinutes;
}

/** When a waiting order goes to the kitchen: its lead before the promised moment (D27). */
export function startsAt(deliveryAt: Date, leadMinutes: number): Date {
  return new Date(deliveryAt.getTime() - leadMinutes * MINUTE_MS);
}
