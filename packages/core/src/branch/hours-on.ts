import type { Weekday } from '../kernel/weekday.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { formatClockTime } from './clock-time.ts';
import { type BranchHours, openingIntervals } from './opening-intervals.ts';

/**
 * The working hours to show for a weekday: 'HH:MM' pairs in the order of the day.
 * None means closed: 'Today is a holiday' when it is today (OV-14, OV-16, ERR-17).
 */
export function hoursOn(
  branch: BranchHours,
  serviceType: ServiceType,
  weekday: Weekday,
): { open: string; close: string }[] {
  return openingIntervals(branch, serviceType, weekday).map(({ open, close }) => ({
    open: formatClockTime(open),
    close: formatClockTime(close),
  }));
}
