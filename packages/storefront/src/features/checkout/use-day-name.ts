import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { useDeps } from '../../deps.ts';
import { languageAtom } from '../../state/language.ts';

const DAY_MS = 86_400_000;

/** Names a day of the calendar: "Today", "Tomorrow", "Mon, 23". */
export function useDayName(): (day: string) => string {
  const { t } = useLingui();
  const { now, timeZone } = useDeps();
  const language = useAtomValue(languageAtom);
  const dayAt = (moment: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
  const [today, tomorrow] = [now(), new Date(now().getTime() + DAY_MS)].map(dayAt);
  const format = new Intl.DateTimeFormat([LANGUAGE_TAGS[language], DEFAULT_LOCALE], {
    weekday: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  return (day) => {
    if (day === today) return t`Today`;
    if (day === tomorrow) return t`Tomorrow`;
    return format.format(new Date(`${day}T00:00:00Z`));
  };
}
