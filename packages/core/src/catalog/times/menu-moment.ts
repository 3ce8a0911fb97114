import { parseClockTime } from '../../branch/clock-time.ts';
import { formatIsoDay, formatTime } from '../../format/format-date.ts';
import { WEEKDAYS, type Weekday } from '../../kernel/weekday.ts';

/** A moment as the rules of the menu see it: the weekday, and minutes of the wall clock after midnight. */
export type MenuMoment = { weekday: Weekday; minute: number };

/** The weekday of a day `YYYY-MM-DD`. */
function weekdayOfDay(day: string): Weekday {
  return WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!;
}

/** The wall clock of a zone at a moment. */
export function menuMoment(now: Date, zone: string): MenuMoment {
  const time = formatTime(now, zone);
  return { weekday: weekdayOfDay(formatIsoDay(now, zone)), minute: parseClockTime(time) ?? 0 };
}

/** The moment that an order is for: its day and time, or now. */
export function orderMoment(
  { later, day, time }: { later: boolean; day: string | null; time: string | null },
  clock: { now: Date; zone: string },
): MenuMoment {
  const minute = parseClockTime(time);
  if (!later || day === null || minute === null) return menuMoment(clock.now, clock.zone);
  return { weekday: weekdayOfDay(day), minute };
}
