import { useLingui } from '@lingui/react/macro';
import type { Branch } from '@dasturxon/core/branch';
import { formatPhone, formatTime, leftToRight } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
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

  const hours = (branch: Branch): string => {
    const spans = clock?.hoursToday({ branch, serviceType: 'PICK_UP', now: now(), zone }) ?? [];
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
      const last = clock?.lastOrderAt({ branch, serviceType: 'PICK_UP', now: now(), zone }) ?? null;
      const time = last && formatTime(last, zone);
      if (open) return { open, text: time ? t`Open now, orders until ${time}` : t`Open now` };
      return { open, text: time ? t`Orders were taken until ${time}` : opening(branch) };
    },
    phone: ({ phone }: Branch) =>
      phone ? { href: `tel:+${phone.replaceAll(/\D/g, '')}`, text: formatPhone(phone) } : null,
    /** Whether it may be chosen today (GEO-20). */
    canPick: (branch: Branch): boolean => clock?.canPickBranch(branch, { now: now(), zone }) ?? false,
  };
}
