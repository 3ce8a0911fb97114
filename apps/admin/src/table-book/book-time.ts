import { formatTime } from '@dasturxon/core/format';
import { HOUR_MS } from '@dasturxon/core/kernel';
import { wallMoment } from '@dasturxon/core/time';

/** Business days end at five in the morning. */
const DAY_ENDS = '05:00';

/** The day after a date `YYYY-MM-DD`, or some days before or after. */
export function shiftedDay(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00.000Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The moment of a time of the clock on a business day: after midnight it is of the next calendar day. Null for a wrong time. */
export function bookMoment(date: string, time: string, zone: string): Date | null {
  const day = time < DAY_ENDS ? shiftedDay(date, 1) : date;
  return wallMoment(`${day}T${time}`, zone);
}

/** The hours that a timeline shows where nothing is booked outside of them. */
const USUAL = { from: 5, until: 18 } as const;

type Booked = { time: Date; until: Date };

/** What part of a business day is shown: the usual hours, and those of all bookings, in whole hours. */
export function shownSpan(start: Date, reservations: readonly Booked[]): { from: Date; until: Date } {
  const hours = (moment: Date) => (moment.getTime() - start.getTime()) / HOUR_MS;
  const from = Math.floor(Math.min(USUAL.from, ...reservations.map(({ time }) => Math.max(0, hours(time)))));
  const until = Math.ceil(
    Math.max(USUAL.until, ...reservations.map((one) => Math.min(24, hours(one.until)))),
  );
  return {
    from: new Date(start.getTime() + from * HOUR_MS),
    until: new Date(start.getTime() + until * HOUR_MS),
  };
}

/** The share of a span at which a moment is; within it. */
export const shareOf = (moment: Date, { from, until }: { from: Date; until: Date }): number =>
  Math.min(1, Math.max(0, (moment.getTime() - from.getTime()) / (until.getTime() - from.getTime())));

/** The whole hours of a span. */
export const hoursOf = (span: { from: Date; until: Date }, zone: string) =>
  Array.from({ length: (span.until.getTime() - span.from.getTime()) / HOUR_MS + 1 }, (_, hour) => {
    const moment = new Date(span.from.getTime() + hour * HOUR_MS);
    return { at: shareOf(moment, span), text: formatTime(moment, zone) };
  });
