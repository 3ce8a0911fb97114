import { DateTime } from 'luxon';

import type { Weekday } from '../kernel/weekday.ts';
import { localTime, weekdayOf } from './local-time.ts';

/** The label of a day; its message belongs to the interface. `date` is the day of the month. */
export type DayLabel = { kind: 'today' | 'tomorrow' | 'date'; weekday: Weekday; date: number };

/** How a calendar day, 'YYYY-MM-DD', is called at `now` in a zone. */
export function dayLabel(day: string, { now, zone }: { now: Date; zone: string }): DayLabel {
  const local = DateTime.fromISO(day, { zone });
  const ahead = Math.round(local.diff(localTime(now, zone).startOf('day'), 'days').days);
  const kind = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : 'date';
  return { kind, weekday: weekdayOf(local), date: local.day };
}
