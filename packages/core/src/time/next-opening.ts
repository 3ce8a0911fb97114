import type { DateTime } from 'luxon';

import { DAY_MINUTES } from '../branch/clock-time.ts';
import { openingIntervals } from '../branch/opening-intervals.ts';
import { isOpenAt, pauseEnd } from './is-branch-open-now.ts';
import { localTime, weekdayOf } from './local-time.ts';
import type { ServiceMoment } from './service-moment.ts';

/** From yesterday, whose span may begin after midnight, to the same weekday again: later nothing new comes. */
const DAYS_TO_LOOK = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/**
 * When a branch serves a service type next: `now` itself while it is open, the end of its pause where that lies in its
 * hours, null when it never does.
 */
export function nextOpening({ branch, serviceType, now, zone }: ServiceMoment): Date | null {
  const from = new Date(Math.max(now.getTime(), pauseEnd(branch, serviceType)));
  const local = localTime(from, zone);
  if (isOpenAt(branch, serviceType, local)) return from;

  const openings = DAYS_TO_LOOK.flatMap((ahead) => {
    const day = local.startOf('day').plus({ days: ahead });
    return openingIntervals(branch, serviceType, weekdayOf(day)).map(({ open }) => minuteOfDay(day, open));
  });
  const first = openings
    .filter((opening) => opening > from)
    .reduce((soonest, opening) => Math.min(soonest, opening.getTime()), Infinity);
  return first === Infinity ? null : new Date(first);
}

function minuteOfDay(day: DateTime, minute: number): Date {
  const inDay = minute % DAY_MINUTES;
  const date = minute === inDay ? day : day.plus({ days: 1 });
  return date.set({ hour: Math.floor(inDay / 60), minute: inDay % 60 }).toJSDate();
}
