import type { DateTime } from 'luxon';

import { DAY_MINUTES } from '../branch/clock-time.ts';
import type { BranchHours } from '../branch/opening-intervals.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { orderIntervalsAt } from './intervals-at.ts';
import { localTime, minuteOf } from './local-time.ts';

/**
 * Whether a branch takes orders for a service type at this very moment, which decides whether "now" is offered (D38).
 *
 * The hours are those of orderIntervalsAt: the minute of the last order, and without one the closing minute, is closed. A
 * branch of `wholeHours` is open until its hours end. A span past midnight
 * belongs to the day it began on, so it goes on into a day off. A paused branch, or one whose
 * service is paused, is closed until the pause ends.
 */
// oxlint-disable-next-line max-params -- four plain values that outside tools pass in this order
export function isBranchOpenNow(
  branch: BranchHours,
  serviceType: ServiceType,
  now: Date,
  zone: string,
): boolean {
  return isOpenAt(branch, serviceType, localTime(now, zone));
}

/** When a branch takes orders for a service again after its pauses, in milliseconds; 0 for one that is not paused. */
export function pauseEnd(
  { pausedUntil, pausedServices = [] }: Pick<BranchHours, 'pausedUntil' | 'pausedServices'>,
  serviceType: ServiceType,
): number {
  const own = pausedServices.filter(({ service }) => service === serviceType).map(({ until }) => until);
  return Math.max(0, ...[pausedUntil ?? [], own].flat().map((until) => Date.parse(until)));
}

/** The same for a moment already on the wall clock. */
export function isOpenAt(branch: BranchHours, serviceType: ServiceType, local: DateTime): boolean {
  if (local.toMillis() < pauseEnd(branch, serviceType)) return false;
  const minute = minuteOf(local);
  const isIn = (day: DateTime, at: number) =>
    orderIntervalsAt(branch, serviceType, day).some(({ open, close }) => open <= at && at < close);
  return isIn(local, minute) || isIn(local.minus({ days: 1 }), minute + DAY_MINUTES);
}
