import { openingIntervals } from '../branch/opening-intervals.ts';
import { isOpenAt } from './is-branch-open-now.ts';
import { later, localTime, midnight, momentOf, weekdayOf } from './local-time.ts';
import type { ServiceMoment } from './service-moment.ts';

/** From yesterday, whose span may begin after midnight, to the same weekday again: later nothing new comes. */
const DAYS_TO_LOOK = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/** When a branch serves a service type next: `now` itself while it is open, null when it never does. */
export function nextOpening({ branch, serviceType, now, zone }: ServiceMoment): Date | null {
  const local = localTime(now, zone);
  if (isOpenAt(branch, serviceType, local)) return now;

  const openings = DAYS_TO_LOOK.flatMap((ahead) => {
    const day = midnight(local, ahead);
    return openingIntervals(branch, serviceType, weekdayOf(day)).map(({ open }) =>
      momentOf(later(day, open)),
    );
  });
  const first = openings
    .filter((opening) => opening > now)
    .reduce((soonest, opening) => Math.min(soonest, opening.getTime()), Infinity);
  return first === Infinity ? null : new Date(first);
}
