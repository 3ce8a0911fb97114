import { DEFAULT_LOCALE } from '../kernel/language.ts';

/** The text of a missing date (FMT-06). */
export const EMPTY_DATE = '--.--.----';
/** The time shown beside the day. */
export type DateOptions = {
  /** Adds ` hh:mm`. */
  time?: boolean;
  /** Adds ` hh:mm:ss`. */
  seconds?: boolean;
};

/**
 * `dd.mm.yyyy`, with ` hh:mm` or ` hh:mm:ss` when asked for, as a clock in `zone` shows it (FMT-05).
 * A plain day (`2026-03-01`) is the same in every zone. Empty or unreadable is `--.--.----` (FMT-06).
 */
export function formatDate(
  date: Date | string | number | null | undefined,
  options: DateOptions,
  zone: string,
): string {
  const moment = toMoment(date);
  if (moment === null) return EMPTY_DATE;
  if (typeof date === 'string' && PLAIN_DAY.test(date)) return date.split('-').toReversed().join('.');

  const part = partsOf(moment, zone);
  const day = `${part.day}.${part.month}.${(part.year ?? '').padStart(4, '0')}`;
  if (options.seconds) return `${day} ${part.hour}:${part.minute}:${part.second}`;
  return options.time ? `${day} ${part.hour}:${part.minute}` : day;
}

/** `hh:mm` of a moment on a clock in `zone`. */
export function formatTime(moment: Date | string, zone: string): string {
  return formatDate(moment, { time: true }, zone).slice(-'hh:mm'.length);
}

/** `YYYY-MM-DD` of a moment on the calendar of `zone`. */
export function formatIsoDay(moment: Date, zone: string): string {
  const { year = '', month, day } = partsOf(moment, zone);
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

const PLAIN_DAY = /^\d{4}-\d{2}-\d{2}$/;

function toMoment(date: Date | string | number | null | undefined): Date | null {
  if (date === null || date === undefined || date === '') return null;
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(moment: Date, zone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat(DEFAULT_LOCALE, {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}
