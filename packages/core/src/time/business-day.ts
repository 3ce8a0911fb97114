import type { DateTime } from 'luxon';

import { localTime } from './local-time.ts';

/** The hour at which a restaurant's business day ends: what is sold after midnight belongs to the evening before. */
const DAY_ENDS_AT_HOUR = 5;

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
