import type { Weekday } from '@dasturxon/core/kernel';
import type { DayLabel } from '@dasturxon/core/time';
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

/** Names weekdays: "Mon, Fri". */
export const weekdayNames = (i18n: I18n, days: readonly Weekday[]): string =>
  days.map((day) => i18n._(SHORT[day])).join(', ');

/** Names a day of the calendar seen from today: "Today", "Tomorrow", "Mon 23". */
export function dayName(i18n: I18n, { kind, weekday, date }: DayLabel): string {
  if (kind === 'today') return i18n._(msg`Today`);
  if (kind === 'tomorrow') return i18n._(msg`Tomorrow`);
  return `${i18n._(SHORT[weekday])} ${date}`;
}
