import { useLingui } from '@lingui/react/macro';
import { type Branch, hoursOn, isBranchOpen } from '@dasturxon/core/branch';
import { formatPhone, leftToRight } from '@dasturxon/core/format';
import { localize, WEEKDAYS } from '@dasturxon/core/kernel';
import { isBranchOpenNow, nextOpening, weekdayAt } from '@dasturxon/core/time';
import { useAtomValue } from 'jotai';

import { useDeps } from '../../deps.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { pageAtom } from '../../state/boot.ts';

/** How a branch reads: its name, its hours of today, and whether it serves right now. */
export function useBranchWords() {
  const { t } = useLingui();
  const { language, settings } = useAtomValue(pageAtom);
  const { now, timeZone: zone } = useDeps();
  const today = weekdayAt(now(), zone);

  const hours = (branch: Branch): string => {
    const spans = isBranchOpen(branch, today) ? hoursOn(branch, 'PICK_UP', today) : [];
    const texts = spans.map(({ open, close }) =>
      open === close ? t`Round the clock` : leftToRight(`${open}–${close}`),
    );
    return texts.join(', ') || t`Today is a holiday`;
  };

  const opensAt = (branch: Branch): string | null => {
    const next = nextOpening({ branch, serviceType: 'PICK_UP', now: now(), zone });
    if (!next) return null;
    const locale = LOCALES[language];
    const time = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
    }).format(next);
    const weekday = weekdayAt(next, zone);
    if (weekday === today) return t`Opens at ${time}`;
    if (weekday === WEEKDAYS[(WEEKDAYS.indexOf(today) + 1) % WEEKDAYS.length])
      return t`Opens tomorrow at ${time}`;
    const day = new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'long' }).format(next);
    return t`Opens on ${day} at ${time}`;
  };

  return {
    name: (branch: Branch) => localize(branch.name, language, settings.languages.main),
    hours,
    /** Whether it serves at this moment, in words. */
    state: (branch: Branch): { open: boolean; text: string } => {
      const open = isBranchOpenNow(branch, 'PICK_UP', now(), zone);
      if (open) return { open, text: t`Open now` };
      return { open, text: opensAt(branch) ?? t`Closed` };
    },
    phone: ({ phone }: Branch) =>
      phone ? { href: `tel:+${phone.replaceAll(/\D/g, '')}`, text: formatPhone(phone) } : null,
    today,
  };
}
