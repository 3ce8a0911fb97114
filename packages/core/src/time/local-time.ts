import { DateTime } from 'luxon';

import { DAY_MINUTES } from '../branch/clock-time.ts';
import { WEEKDAYS, type Weekday } from '../kernel/weekday.ts';

/** A moment as the wall clock and the calendar of a zone show it. */
export function localTime(instant: Date, zone: string): DateTime {
  return DateTime.fromJSDate(instant, { zone });
}

/** The weekday of a day, as work hours spell it. */
export function weekdayOf(local: DateTime): Weekday {
  return WEEKDAYS[local.weekday - 1]!;
}

/** Minutes of the wall clock after midnight; seconds are dropped. */
export function minuteOf(local: DateTime): number {
  return local.hour * 60 + local.minute;
}

/** 'YYYY-MM-DD' of a day. */
export function dayOf(local: DateTime): string {
  return local.toFormat('yyyy-MM-dd');
}

/** The moment of a minute after a day's midnight; minutes past its end are of the next day. */
export function minuteOfDay(day: DateTime, minute: number): Date {
  const date = day.plus({ days: Math.floor(minute / DAY_MINUTES) });
  const inDay = minute % DAY_MINUTES;
  return date.set({ hour: Math.floor(inDay / 60), minute: inDay % 60 }).toJSDate();
}

/** The weekday at a moment in a zone. */
export function weekdayAt(now: Date, zone: string): Weekday {
  return weekdayOf(localTime(now, zone));
}

/** The moment of a wall clock 'YYYY-MM-DDTHH:MM' in a zone; null for any other text. */
export function wallMoment(text: string, zone: string): Date | null {
  const local = DateTime.fromISO(text, { zone });
  return local.isValid ? local.toJSDate() : null;
}

/**
 * The first and the last millisecond of a day `YYYY-MM-DD` of a zone's calendar; null for a day that the calendar does not
 * have, such as 30 February.
 */
export function boundsOfDay(day: string, zone: string): { start: Date; end: Date } | null {
  const local = DateTime.fromISO(day, { zone });
  return local.isValid
    ? { start: local.startOf('day').toJSDate(), end: local.endOf('day').toJSDate() }
    : null;
}

/** How many minutes past the hour of UTC the hours of a zone begin: 0 in Tashkent, 30 in Kabul. */
export const minutesPastHour = (now: Date, zone: string): number =>
  (60 - (((localTime(now, zone).offset % 60) + 60) % 60)) % 60;
