import { useLingui } from '@lingui/react/macro';
import { type Branch, hoursOn, isBranchOpen } from '@dasturxon/core/branch';
import { formatPhone, leftToRight } from '@dasturxon/core/format';
import { localize, type Weekday, WEEKDAYS } from '@dasturxon/core/kernel';
import { useAtomValue } from 'jotai';

import { useZoneClock } from '../../data/use-zone-clock.ts';
import { useDeps } from '../../deps.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { pageAtom } from '../../state/boot.ts';

/** How a branch reads: its name, its hours of today, and whether it serves right now; closed until the clock is there. */
export function useBranchWords() {
  const { t } = useLingui();
  const { language, settings } = useAtomValue(pageAtom);
  const { now, timeZone: zone } = useDeps();
  const clock = useZoneClock();
  const today = clock && clock.weekdayAt(now(), zone);

  /** The day whose hours hold: today, or yesterday where the branch is off today and still open after midnight. */
  const dayOfHours = (branch: Branch, weekday: Weekday): Weekday | null => {
    if (isBranchOpen(branch, weekday)) return weekday;
    const isOpen = clock?.isBranchOpenNow(branch, 'PICK_UP', now(), zone) ?? false;
    return isOpen ? WEEKDAYS.at(WEEKDAYS.indexOf(weekday) - 1)! : null;
  };

  const hours = (branch: Branch): string => {
    const day = today && dayOfHours(branch, today);
    const spans = day ? hoursOn(branch, 'PICK_UP', day) : [];
    const texts = spans.map(({ open, close }) =>
      open === close ? t`Open 24 hours` : leftToRight(`${open}–${close}`),
    );
    return texts.join(', ') || t`Today is a holiday`;
  };

  const opensAt = (branch: Branch): string | null => {
    const next = clock?.nextOpening({ branch, serviceType: 'PICK_UP', now: now(), zone });
    if (!clock || !next || !today) return null;
    const locale = LOCALES[language];
    const time = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
    }).format(next);
    const weekday = clock.weekdayAt(next, zone);
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
      const open = clock?.isBranchOpenNow(branch, 'PICK_UP', now(), zone) ?? false;
      if (open) return { open, text: t`Open now` };
      return { open, text: opensAt(branch) ?? t`Closed` };
    },
    phone: ({ phone }: Branch) =>
      phone ? { href: `tel:+${phone.replaceAll(/\D/g, '')}`, text: formatPhone(phone) } : null,
    /** Whether it may be chosen today (GEO-20). */
    canPick: (branch: Branch): boolean => clock?.canPickBranch(branch, { now: now(), zone }) ?? false,
  };
}
