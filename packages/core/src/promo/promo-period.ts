import { DEFAULT_ZONE_OFFSET } from '../kernel/zone.ts';

const IS_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The first millisecond of a promo's period; a date alone begins with its day in Tashkent (D36). */
export function periodStart(date: string): number {
  return Date.parse(IS_DATE.test(date) ? `${date}T00:00:00${DEFAULT_ZONE_OFFSET}` : date);
}

/** The last millisecond of a promo's period; a date alone ends with its day in Tashkent (D36). */
export function periodEnd(date: string): number {
  return Date.parse(IS_DATE.test(date) ? `${date}T23:59:59.999${DEFAULT_ZONE_OFFSET}` : date);
}
