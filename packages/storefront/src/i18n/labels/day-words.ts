import { WEEKDAYS, type Weekday } from '@dasturxon/core/kernel';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const SHORT: Readonly<Record<Weekday, MessageDescriptor>> = {
  MONDAY: msg`Mon`,
  TUESDAY: msg`Tue`,
  WEDNESDAY: msg`Wed`,
  THURSDAY: msg`Thu`,
  FRIDAY: msg`Fri`,
  SATURDAY: msg`Sat`,
  SUNDAY: msg`Sun`,
};

const DAY_MS = 86_400_000;

type Today = { now: Date; zone: string };

/** Names a day of the calendar, `YYYY-MM-DD`, seen from today: "Today", "Tomorrow", "Mon 23". */
export function dayName(i18n: I18n, day: string, { now, zone }: Today): string {
  const dayAt = (moment: number) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment);
  if (day === dayAt(now.getTime())) return i18n._(msg`Today`);
  if (day === dayAt(now.getTime() + DAY_MS)) return i18n._(msg`Tomorrow`);
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = WEEKDAYS[(date.getUTCDay() + 6) % 7]!;
  return `${i18n._(SHORT[weekday])} ${date.getUTCDate()}`;
}
