import { openThrough, wholeHours } from '../branch/last-order.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import { pauseEnd } from './is-branch-open-now.ts';
import { orderIntervalsAt } from './intervals-at.ts';
import { localTime, minuteOfDay } from './local-time.ts';
import type { ServiceMoment } from './service-moment.ts';

/** Yesterday's span may run past midnight; what is open for a week is open round the clock. */
const DAYS_TO_LOOK = [-1, 0, 1, 2, 3, 4, 5, 6, 7];
const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * When a branch takes the last order of the hours that run now; null outside of hours, and where orders are taken until they
 * end.
 */
export function lastOrderAt(moment: ServiceMoment): Date | null {
  const minutes = moment.branch.lastOrderMinutes ?? 0;
  const end = minutes === 0 ? null : openUntil({ ...moment, branch: wholeHours(moment.branch) });
  return end && new Date(end.getTime() - minutes * MINUTE_MS);
}

/** Until when a branch that takes orders for a service type now takes them; null while it takes none, and where it does not close within a week. */
export function openUntil({ branch, serviceType, now, zone }: ServiceMoment): Date | null {
  const from = now.getTime();
  if (from < pauseEnd(branch, serviceType)) return null;
  const today = localTime(now, zone).startOf('day');
  const spans = DAYS_TO_LOOK.flatMap((ahead) => {
    const day = today.plus({ days: ahead });
    return orderIntervalsAt(branch, serviceType, day).map(({ open, close }) => ({
      open: minuteOfDay(day, open).getTime(),
      close: minuteOfDay(day, close).getTime(),
    }));
  }).toSorted((one, other) => one.open - other.open);
  const end = openThrough(from, spans);
  return end === from || end >= from + WEEK_MS ? null : new Date(end);
}
