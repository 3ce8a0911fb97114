import { formatIsoDay, formatTime } from '@dasturxon/core/format';
import { DAY_MS, type Language, LOCALES } from '@dasturxon/core/kernel';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Today = { now: Date; zone: string; language: Language };

/** The day after `YYYY-MM-DD`. In UTC each day has the same length; a zone's clocks may change. */
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, day.length);

/** The text about a closed restaurant: "Opens tomorrow at 09:00"; "Closed now" where no opening is known. */
export function openingText(i18n: I18n, opensAt: Date | null, { now, zone, language }: Today): string {
  if (opensAt === null) return i18n._(msg`Closed now`);
  const time = formatTime(opensAt, zone);
  const [today, date] = [formatIsoDay(now, zone), formatIsoDay(opensAt, zone)];
  if (date === today) return i18n._(msg`Opens at ${time}`);
  if (date === dayAfter(today)) return i18n._(msg`Opens tomorrow at ${time}`);
  const isWithinWeek = opensAt.getTime() - now.getTime() < 6 * DAY_MS;
  const style = isWithinWeek ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  const day = new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, ...style }).format(opensAt);
  return i18n._(msg`Opens on ${day} at ${time}`);
}
