import type { DateTime } from 'luxon';

import { dayOf } from './local-time.ts';

/** How a day is called; the words are the interface's. `day` is 'YYYY-MM-DD'. */
export type DayLabel = { kind: 'today' | 'tomorrow' | 'date'; day: string };

/** How a day is called seen from today; both are midnights of one zone. */
export function dayLabel(day: DateTime, today: DateTime): DayLabel {
  const ahead = Math.round(day.diff(today, 'days').days);
  const kind = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : 'date';
  return { kind, day: dayOf(day) };
}
