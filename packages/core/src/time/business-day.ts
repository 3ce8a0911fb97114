import { DateTime } from 'luxon';

import { dayOf, localTime } from './local-time.ts';

/** The hour at which a restaurant's business day ends: what is sold after midnight belongs to the evening before. */
export const DAY_ENDS_AT_HOUR = 5;
const HOUR_MS = 3_600_000;

function startOf(now: Date, zone: string): DateTime {
  return localTime(now, zone)
    .minus({ hours: DAY_ENDS_AT_HOUR })
    .startOf('day')
    .set({ hour: DAY_ENDS_AT_HOUR });
}

/** When the business day of a moment began. */
export const businessDayStart = (now: Date, zone: string): Date => startOf(now, zone).toJSDate();

/** When the business day of a moment ends. */
export const businessDayEnd = (now: Date, zone: string): Date =>
  startOf(now, zone).plus({ days: 1 }).toJSDate();

/** The business day of a moment, `YYYY-MM-DD`: before five in the morning it is the day before. */
export const businessDayOf = (moment: Date, zone: string): string =>
  // Milliseconds: a report asks for thousands of days, and arithmetic of the calendar takes ten times as long.
  dayOf(localTime(new Date(moment.getTime() - DAY_ENDS_AT_HOUR * HOUR_MS), zone));

/** Days between two moments, and how many they are. */
type DaySpan = { start: Date; end: Date; days: number };

function daySpan(
  first: string,
  last: string,
  { zone, hour }: { zone: string; hour: number },
): DaySpan | null {
  const [from, to] = [first, last].map((day) => DateTime.fromISO(day, { zone }));
  if (!from?.isValid || !to?.isValid || to < from) return null;
  const begins = from.set({ hour });
  const ends = to.plus({ days: 1 }).set({ hour });
  return { start: begins.toJSDate(), end: ends.toJSDate(), days: daysFrom(first, last) };
}

/**
 * When the first of two business days begins and the last ends, and how many they are; null for a day that the calendar does not
 * have, and for a last before the first.
 */
export const businessDays = (first: string, last: string, zone: string): DaySpan | null =>
  daySpan(first, last, { zone, hour: DAY_ENDS_AT_HOUR });

/** The same from midnight to midnight, as providers of payments count. */
export const calendarDays = (first: string, last: string, zone: string): DaySpan | null =>
  daySpan(first, last, { zone, hour: 0 });

const plainDay = (day: string) => DateTime.fromISO(day, { zone: 'utc' });

/** The day `YYYY-MM-DD` so many days after another. */
export const dayAfter = (day: string, days: number): string => dayOf(plainDay(day).plus({ days }));

/** How many days there are from a day to a later one, with both. */
export const daysFrom = (first: string, last: string): number =>
  plainDay(last).diff(plainDay(first), 'days').days + 1;

/** The weekday of a day `YYYY-MM-DD`: 1 for Monday, 7 for Sunday. */
export const weekdayNumber = (day: string): number => plainDay(day).weekday;
