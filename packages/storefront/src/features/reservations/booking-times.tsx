import { useLingui } from '@lingui/react/macro';
import { DateSlots } from '@dasturxon/ui/date-slots';
import { SkeletonRows } from '@dasturxon/ui/skeleton';

import { useDeps } from '../../hosts/deps.ts';
import { dayName } from '../../i18n/labels/day-words.ts';
import type { BookingChoice } from './use-booking.ts';

/** Days and times at which the branch lets guests sit down. */
export function BookingTimes({ choice }: { choice: BookingChoice }) {
  const { t, i18n } = useLingui();
  const { now, timeZone: zone } = useDeps();
  const { days, day, slot, change } = choice;
  if (!days) return <SkeletonRows label={t`Loading`} count={2} />;
  return (
    <DateSlots
      dayLabel={t`Day`}
      days={days.map((one) => ({ value: one.day, label: dayName(i18n, one.day, { now: now(), zone }) }))}
      day={day?.day ?? null}
      slotLabel={t`Time`}
      slots={(day?.slots ?? []).map(({ time }) => ({ value: time, label: time }))}
      slot={slot?.time ?? null}
      emptyText={days.length === 0 ? t`There are no free times.` : t`Choose a day first.`}
      onDay={(value) => change({ day: value, time: null })}
      onSlot={(time) => change({ time })}
    />
  );
}
