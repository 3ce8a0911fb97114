import { localTime } from './local-time.ts';

/** The hour at which a restaurant's business day ends: what is sold after midnight belongs to the evening before. */
const DAY_ENDS_AT_HOUR = 5;

/** When the business day of a moment began. */
export function businessDayStart(now: Date, zone: string): Date {
  return localTime(now, zone)
    .minus({ hours: DAY_ENDS_AT_HOUR })
    .startOf('day')
    .set({ hour: DAY_ENDS_AT_HOUR })
    .toJSDate();
}
