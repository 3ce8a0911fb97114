import { dayOf, daysBetween, type LocalTime } from './local-time.ts';

/** How a day is called; the words are the interface's. `day` is 'YYYY-MM-DD'. */
export type DayLabel = { kind: 'today' | 'tomorrow' | 'date'; day: string };

/** How a day is called seen from today; both are of one zone. */
export function dayLabel(day: LocalTime, today: LocalTime): DayLabel {
  const ahead = daysBetween(today, day);
  const kind = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : 'date';
  return { kind, day: dayOf(day) };
}
