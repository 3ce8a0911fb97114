import { pauseEnd } from './is-branch-open-now.ts';
import { intervalsAt } from './intervals-at.ts';
import { localTime, minuteOfDay } from './local-time.ts';
import type { ServiceMoment } from './service-moment.ts';

/** Yesterday's span may run past midnight; what is open for a week is open round the clock. */
const DAYS_TO_LOOK = [-1, 0, 1, 2, 3, 4, 5, 6, 7];
const WEEK_MS = 7 * 24 * 3_600_000;

/** When a branch that serves a service type now closes next; null while it is closed, and where it does not close within a week. */
export function openUntil({ branch, serviceType, now, zone }: ServiceMoment): Date | null {
  const from = now.getTime();
  if (from < pauseEnd(branch, serviceType)) return null;
  const today = localTime(now, zone).startOf('day');
  const spans = DAYS_TO_LOOK.flatMap((ahead) => {
    const day = today.plus({ days: ahead });
    return intervalsAt(branch, serviceType, day).map(({ open, close }) => ({
      open: minuteOfDay(day, open).getTime(),
      close: minuteOfDay(day, close).getTime(),
    }));
  }).toSorted((one, other) => one.open - other.open);
  const end = spans.reduce(
    (until, { open, close }) => (open <= until ? Math.max(until, close) : until),
    from,
  );
  return end === from || end >= from + WEEK_MS ? null : new Date(end);
}
