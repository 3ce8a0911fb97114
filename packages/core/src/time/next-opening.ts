import { orderIntervalsAt } from './intervals-at.ts';
import { isOpenAt, pauseEnd } from './is-branch-open-now.ts';
import { localTime, minuteOfDay } from './local-time.ts';
import type { ServiceMoment } from './service-moment.ts';

/** From yesterday, whose span may begin after midnight, to the same weekday again: later only special days bring anything new. */
const WEEK_TO_LOOK = 9;

/**
 * When a branch serves a service type next: `now` itself while it is open, the end of its pause where that lies in its
 * hours, null when it never does.
 */
export function nextOpening({ branch, serviceType, now, zone }: ServiceMoment): Date | null {
  const from = new Date(Math.max(now.getTime(), pauseEnd(branch, serviceType)));
  const local = localTime(from, zone);
  if (isOpenAt(branch, serviceType, local)) return from;

  const daysToLook = WEEK_TO_LOOK + (branch.specialHours?.length ?? 0);
  const openings = Array.from({ length: daysToLook }, (_, at) => at - 1).flatMap((ahead) => {
    const day = local.startOf('day').plus({ days: ahead });
    return orderIntervalsAt(branch, serviceType, day).map(({ open }) => minuteOfDay(day, open));
  });
  const first = openings
    .filter((opening) => opening > from)
    .reduce((soonest, opening) => Math.min(soonest, opening.getTime()), Infinity);
  return first === Infinity ? null : new Date(first);
}
