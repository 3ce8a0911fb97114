import type { Weekday } from '../kernel/weekday.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import type { Branch, WorkHours } from './branch.schema.ts';
import { DAY_MINUTES, parseClockTime } from './clock-time.ts';

type DayHours = Pick<WorkHours, 'type' | 'weekName'> & Partial<WorkHours>;

/** What the opening rules read of a branch. A field that the wire left out is the same as null. */
export type BranchHours = { workHours?: readonly DayHours[] | null } & Partial<
  Pick<
    Branch,
    | 'open'
    | 'close'
    | 'deliveryStart'
    | 'deliveryEnd'
    | 'lastOrderMinutes'
    | 'pausedUntil'
    | 'pausedServices'
    | 'specialHours'
  >
>;

/** A span of minutes after a day's midnight; `close` is outside it and may lie on the next day (> 1440). */
export type OpeningInterval = { open: number; close: number };

/**
 * When a branch serves customers, by the weekday on which a span begins, in the order of the day.
 *
 * - Entries of the service type decide; where a branch has none of that type on any day, its PICK_UP
 *   entries do, since they are its opening hours. A day without an entry is closed (D38).
 * - One entry marked as a day off closes the whole day.
 * - An entry without times takes the branch's `open` and `close`. `22:00–02:00` runs past midnight and
 *   equal times mean round the clock.
 * - DELIVERY is bounded by `deliveryStart` and `deliveryEnd` as well (IMP-14).
 */
export function openingIntervals(
  branch: BranchHours,
  serviceType: ServiceType,
  weekday: Weekday,
): OpeningInterval[] {
  const entries = entriesFor(branch, serviceType).filter(({ weekName }) => weekName === weekday);
  if (entries.some(({ isDayOff }) => isDayOff)) return [];
  return entries
    .flatMap((entry) => spanOf(entry.open ?? branch.open, entry.close ?? branch.close))
    .flatMap((span) => (serviceType === 'DELIVERY' ? boundedByDelivery(span, branch) : span))
    .sort((a, b) => a.open - b.open);
}

function entriesFor({ workHours }: BranchHours, serviceType: ServiceType): readonly DayHours[] {
  const all = workHours ?? [];
  const own = all.filter(({ type }) => type === serviceType);
  return own.length > 0 ? own : all.filter(({ type }) => type === 'PICK_UP');
}

type TimeText = string | null | undefined;

function spanOf(openText: TimeText, closeText: TimeText): OpeningInterval[] {
  const open = parseClockTime(openText);
  const close = parseClockTime(closeText);
  return open === null || close === null ? [] : [spanBetween(open, close)];
}

function spanBetween(open: number, close: number): OpeningInterval {
  return { open, close: close > open ? close : close + DAY_MINUTES };
}

/** A side of the delivery window that is not given is that of the opening hours, which bounds nothing. */
function boundedByDelivery(span: OpeningInterval, branch: BranchHours): OpeningInterval[] {
  const start = parseClockTime(branch.deliveryStart);
  const end = parseClockTime(branch.deliveryEnd);
  const window = spanBetween(start ?? span.open, end ?? span.close % DAY_MINUTES);
  return [-DAY_MINUTES, 0, DAY_MINUTES]
    .map((shift) => ({
      open: Math.max(span.open, window.open + shift),
      close: Math.min(span.close, window.close + shift),
    }))
    .filter(({ open, close }) => open < close);
}
