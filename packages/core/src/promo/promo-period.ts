import { formatIsoDay } from '../format/format-date.ts';

const IS_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A moment and the merchant's zone. */
export type PromoMoment = { now: Date; zone: string };

/** Whether a period has begun; a date alone begins with its day in the merchant's zone (D36). */
export function hasBegun(startDate: string, { now, zone }: PromoMoment): boolean {
  return IS_DATE.test(startDate)
    ? formatIsoDay(now, zone) >= startDate
    : now.getTime() >= Date.parse(startDate);
}

/** Whether a period is over; a date alone ends with its day in the merchant's zone (D36). */
export function hasEnded(endDate: string, { now, zone }: PromoMoment): boolean {
  return IS_DATE.test(endDate) ? formatIsoDay(now, zone) > endDate : now.getTime() > Date.parse(endDate);
}
