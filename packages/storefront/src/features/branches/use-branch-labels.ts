import { useLingui } from '@lingui/react/macro';
import { type Branch, hoursOn, isBranchOpen } from '@dasturxon/core/branch';
import { formatPhone, leftToRight } from '@dasturxon/core/format';
import { localize, type Weekday, WEEKDAYS } from '@dasturxon/core/kernel';
import { useAtomValue } from 'jotai';

import { useZoneClock } from '../../clock/use-zone-clock.ts';
import { useDeps } from '../../hosts/deps.ts';
import { openingText } from '../../i18n/menu-texts/opening-text.ts';
import { pageAtom } from '../../store/boot.ts';
import { joinNames } from '../../i18n/labels/place-line.ts';

/** How a branch reads: its name, its hours of today, and whether it serves right now; closed until the clock is there. */
export function useBranchLabels() {
  const { t, i18n } = useLingui();
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
    return joinNames(texts, language) || t`Today is a holiday`;
  };

  const opening = (branch: Branch): string => {
    const next = clock?.nextOpening({ branch, serviceType: 'PICK_UP', now: now(), zone }) ?? null;
    return openingText(i18n, next, { now: now(), zone, language });
  };

  return {
    name: (branch: Branch) => localize(branch.name, language, settings.languages.main),
    hours,
    /** The label for whether it serves at this moment. */
    state: (branch: Branch): { open: boolean; text: string } => {
      const open = clock?.isBranchOpenNow(branch, 'PICK_UP', now(), zone) ?? false;
      if (open) return { open, text: t`Open now` };
      return { open, text: opening(branch) };
    },
    phone: ({ phone }: Branch) =>
      phone ? { href: `tel:+${phone.replaceAll(/\D/g, '')}`, text: formatPhone(phone) } : null,
    /** Whether it may be chosen today (GEO-20). */
    canPick: (branch: Branch): boolean => clock?.canPickBranch(branch, { now: now(), zone }) ?? false,
  };
}
