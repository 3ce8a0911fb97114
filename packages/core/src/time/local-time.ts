import { WEEKDAYS, type Weekday } from '../kernel/weekday.ts';
import { momentAt, offsetAt } from './zone-offset.ts';

export { DEFAULT_ZONE } from '../kernel/zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/**
 * A moment as the wall clock and the calendar of a zone show it. `wall` is what a clock shows, as milliseconds that UTC
 * would read so: sums of days and minutes on it are the calendar's own.
 */
export type LocalTime = { zone: string; wall: number };

/** A moment on the wall clock of a zone. */
export function localTime(instant: Date, zone: string): LocalTime {
  const moment = instant.getTime();
  return { zone, wall: moment + offsetAt(moment, zone) };
}

/** The moment of a wall clock; the later one where the clocks skip it. */
export const momentOf = ({ wall, zone }: LocalTime): Date => new Date(momentAt(wall, zone));

/** Midnight of the day, some days later. */
export function midnight({ zone, wall }: LocalTime, daysLater = 0): LocalTime {
  return { zone, wall: (Math.floor(wall / DAY_MS) + daysLater) * DAY_MS };
}

/** The same wall clock some minutes later. */
export const later = ({ zone, wall }: LocalTime, minutes: number): LocalTime => ({
  zone,
  wall: wall + minutes * MINUTE_MS,
});

/** Whether a clock ever shows this: it does not in the hour that summer time skips. */
export function isShown({ wall, zone }: LocalTime): boolean {
  const moment = momentAt(wall, zone);
  return moment + offsetAt(moment, zone) === wall;
}

/** How many calendar days lie between two days. */
export const daysBetween = (from: LocalTime, to: LocalTime): number =>
  Math.floor(to.wall / DAY_MS) - Math.floor(from.wall / DAY_MS);

/** The weekday of a day, as work hours spell it. 1970 began on a Thursday. */
export function weekdayOf({ wall }: LocalTime): Weekday {
  return WEEKDAYS[(((Math.floor(wall / DAY_MS) + 3) % 7) + 7) % 7]!;
}

/** Minutes of the wall clock after midnight; seconds are dropped. */
export const minuteOf = (local: LocalTime): number =>
  Math.floor((local.wall - midnight(local).wall) / MINUTE_MS);

/** 'YYYY-MM-DD' of a day. */
export const dayOf = ({ wall }: LocalTime): string => new Date(wall).toISOString().slice(0, 10);

/** What is written 'YYYY-MM-DD' and 'HH:MM', on the wall clock of a zone; null for anything else. */
export function readLocalTime(day: string | null, time: string | null, zone: string): LocalTime | null {
  const text = `${day}T${time}`;
  const wall = Date.parse(`${text}:00.000Z`);
  return !Number.isNaN(wall) && new Date(wall).toISOString().slice(0, 16) === text ? { zone, wall } : null;
}

/** The weekday at a moment in a zone. */
export function weekdayAt(now: Date, zone: string): Weekday {
  return weekdayOf(localTime(now, zone));
}

/** The first and the last millisecond of a calendar day in a zone, for periods that include both ends (D36). */
export function dayBounds(instant: Date, zone: string): { start: Date; end: Date } {
  const local = localTime(instant, zone);
  return { start: momentOf(midnight(local)), end: new Date(momentOf(midnight(local, 1)).getTime() - 1) };
}
