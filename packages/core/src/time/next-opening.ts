import { openingIntervals } from '../branch/opening-intervals.ts';
import { isOpenAt } from './is-branch-open-now.ts';
import { localTime, weekdayOf } from './local-time.ts';
import type { ServiceMoment } from './service-moment.ts';

/** A week and the day itself again, later on: nothing new comes after. */
const DAYS_TO_LOOK = 8;

/** When a branch serves a service type next: `now` itself while it is open, null when it never does. */
export function nextOpening({ branch, serviceType, now, zone }: ServiceMoment): Date | null {
  const local = localTime(now, zone);
  if (isOpenAt(branch, serviceType, local)) return now;

  for (let ahead = 0; ahead < DAYS_TO_LOOK; ahead++) {
    const day = local.startOf('day').plus({ days: ahead });
    const opening = openingIntervals(branch, serviceType, weekdayOf(day))
      .map(({ open }) => day.set({ hour: Math.floor(open / 60), minute: open % 60 }).toJSDate())
      .find((at) => at > now);
    if (opening) return opening;
  }
  return null;
}
