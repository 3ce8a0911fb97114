import { type Language, LOCALES } from '@dasturxon/core/kernel';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const DAY_MS = 86_400_000;

type Today = { now: Date; zone: string; language: Language };

/** The text about a closed restaurant: "Opens tomorrow at 09:00"; "Closed now" where no opening is known. */
export function openingText(i18n: I18n, opensAt: Date | null, { now, zone, language }: Today): string {
  if (opensAt === null) return i18n._(msg`Closed now`);
  const clock = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = new Intl.DateTimeFormat('en-GB', clock).format(opensAt);
  const dayOf = (moment: number) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment);
  const date = dayOf(opensAt.getTime());
  if (date === dayOf(now.getTime())) return i18n._(msg`Opens at ${time}`);
  if (date === dayOf(now.getTime() + DAY_MS)) return i18n._(msg`Opens tomorrow at ${time}`);
  const isNearViewport = opensAt.getTime() - now.getTime() < 6 * DAY_MS;
  const style = isNearViewport
    ? ({ weekday: 'long' } as const)
    : ({ day: 'numeric', month: 'long' } as const);
  const day = new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, ...style }).format(opensAt);
  return i18n._(msg`Opens on ${day} at ${time}`);
}
