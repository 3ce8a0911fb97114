import type { DateTime } from 'luxon';

import { hoursOn } from '../branch/hours-on.ts';
import { isBranchOpen } from '../branch/is-branch-open.ts';
import { orderSpans } from '../branch/last-order.ts';
import { type BranchHours, type OpeningInterval, openingIntervals } from '../branch/opening-intervals.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { dayOf, weekdayOf } from './local-time.ts';

/**
 * A branch with the hours that hold on a day of the calendar: those of a special day take the place of the weekday's (B4). Hours of
 * the service alone win over hours of every service.
 */
export function onDay(branch: BranchHours, serviceType: ServiceType, day: DateTime): BranchHours {
  const { specialHours = [] } = branch;
  const own = specialHours.filter(({ date }) => date === dayOf(day));
  const special = [serviceType, 'ALL']
    .map((type) => own.filter((one) => one.type === type))
    .find((entries) => entries.length > 0);
  if (!special) return branch;
  const weekName = weekdayOf(day);
  return { ...branch, workHours: special.map((one) => ({ ...one, type: serviceType, weekName })) };
}

/** When a branch serves on a day of the calendar, special days included. */
export const intervalsAt = (
  branch: BranchHours,
  serviceType: ServiceType,
  day: DateTime,
): OpeningInterval[] => openingIntervals(onDay(branch, serviceType, day), serviceType, weekdayOf(day));

/** When a branch takes orders on a day of the calendar: its hours without the minutes after its last order. */
export const orderIntervalsAt = (
  branch: BranchHours,
  serviceType: ServiceType,
  day: DateTime,
): OpeningInterval[] =>
  orderSpans((days) => intervalsAt(branch, serviceType, day.plus({ days })), branch.lastOrderMinutes ?? 0);

/** Whether a branch may be picked on a day of the calendar (VAL-15), special days included. */
export const isDayOpen = (branch: BranchHours, day: DateTime): boolean =>
  isBranchOpen(onDay(branch, 'PICK_UP', day), weekdayOf(day));

/** The hours to show for a day of the calendar, special days included. */
export const hoursOnDay = (branch: BranchHours, serviceType: ServiceType, day: DateTime) =>
  hoursOn(onDay(branch, serviceType, day), serviceType, weekdayOf(day));
