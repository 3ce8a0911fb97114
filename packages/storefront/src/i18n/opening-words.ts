import type { Language } from '@dasturxon/core/kernel';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { LOCALES } from './locale.ts';

const DAY_MS = 86_400_000;

type Seen = { language: Language; now: Date; zone: string };

/**
 * When a branch opens, as a guest would say it: "Opens at 09:00" today, "Opens tomorrow at 09:00", "Opens on Monday at
 * 09:00" within a week, a date after that. No full stop.
 */
export function openingText(i18n: I18n, moment: Date, { language, now, zone }: Seen): string {
  const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);
  const clock = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = new Intl.DateTimeFormat('en-GB', clock).format(moment);
  const daysAhead = Math.round((Date.parse(dayOf(moment)) - Date.parse(dayOf(now))) / DAY_MS);
  if (daysAhead <= 0) return i18n._(msg`Opens at ${time}`);
  if (daysAhead === 1) return i18n._(msg`Opens tomorrow at ${time}`);
  const format =
    daysAhead < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  const day = new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, ...format }).format(moment);
  return i18n._(msg`Opens on ${day} at ${time}`);
}
