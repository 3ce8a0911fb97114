import type { DayTimes } from '@dasturxon/core/api';
import type { dayLabel as DayLabelRule } from '@dasturxon/core/time';
import { useLingui } from '@lingui/react/macro';
import { DateSlots } from '@dasturxon/ui/date-slots';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { useZoneClock } from '../../../clock/use-zone-clock.ts';
import { useApi } from '../../../domains/session/api.ts';
import { slotsQuery } from '../../../domains/checkout/slots.ts';
import { useDeps } from '../../../hosts/deps.ts';
import { dayName } from '../../../i18n/labels/day-name.ts';
import { failureText } from '../../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../../store/language.ts';
import { changeDraftAtom, orderDraftAtom, serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';
import { CardError } from './card.tsx';

/** The days and times of an order for later (VAL-08). Errors shown by the card are not repeated here. */
export function Slots({ branchId, hasError }: { branchId: string | null; hasError: boolean }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const slots = useQuery(slotsQuery(useApi(), { branchId, serviceType }));
  const clock = useZoneClock();

  if (slots.error) return <CardError text={failureText(i18n, language, slots.error)} />;
  if (slots.isPending || !clock) return <SkeletonRows label={t`Loading`} count={2} />;
  return <SlotChips days={slots.data} dayLabel={clock.dayLabel} hasError={hasError} />;
}

type SlotChipsProps = { days: readonly DayTimes[]; dayLabel: typeof DayLabelRule; hasError: boolean };

/** The days and the times of the chosen one. A chosen time that is no longer offered shows a message at once. */
function SlotChips({ days, dayLabel, hasError }: SlotChipsProps) {
  const { t, i18n } = useLingui();
  const { now, timeZone } = useDeps();
  const draft = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  const chosen = days.find((one) => one.day === draft.day);
  const times = chosen?.times ?? [];
  const slot = times.find((time) => time === draft.time) ?? null;

  return (
    <>
      {hasError || slot ? null : <GoneTime />}
      <DateSlots
        dayLabel={t`Day`}
        days={days.map(({ day }) => ({
          value: day,
          label: dayName(i18n, dayLabel(day, { now: now(), zone: timeZone })),
        }))}
        day={chosen?.day ?? null}
        slotLabel={t`Time`}
        slots={times.map((value) => ({ value, label: value }))}
        slot={slot}
        emptyText={days.length === 0 ? t`There are no free times.` : t`Choose a day first.`}
        onDay={(day) => change({ later: true, day, time: null })}
        onSlot={(time) => change({ later: true, time })}
      />
    </>
  );
}

/** The message for a chosen time that is no longer offered; null without a chosen time. */
function GoneTime() {
  const { t } = useLingui();
  const { day, time } = useAtomValue(orderDraftAtom);
  if (!day || !time) return null;
  return <CardError text={t`The time that you chose is no longer available. Choose another.`} />;
}
