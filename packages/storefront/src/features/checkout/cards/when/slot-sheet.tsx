import type { DayTimes } from '@dasturxon/core/api';
import { slotNote } from '@dasturxon/core/branch';
import { leftToRight } from '@dasturxon/core/format';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DateSlots } from '@dasturxon/ui/date-slots';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { useAtomValue, useSetAtom } from 'jotai';

import { changeDraftAtom, orderDraftAtom } from '../../../../domains/checkout/order-draft.ts';

type SlotSheetProps = {
  days: readonly DayTimes[];
  dayLabel: (day: string) => string;
  onClose: () => void;
};

/** The days, and the slots of one as intervals: a full one is shown as full, and how few places are left (B5, B6). */
export function SlotSheet({ days, dayLabel, onClose }: SlotSheetProps) {
  const { t } = useLingui();
  const draft = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  const noteOf = useNote();
  const chosen = days.find((one) => one.day === draft.day) ?? days[0];
  const slots = chosen?.slots ?? [];
  const slot = slots.find(({ time, left }) => chosen?.day === draft.day && time === draft.time && left !== 0);

  return (
    <Sheet
      open
      header={{ title: t`When`, closeLabel: t`Close` }}
      onClose={onClose}
      footer={<PrimaryButton disabled={!slot} onClick={onClose}>{t`Done`}</PrimaryButton>}
    >
      <DateSlots
        dayLabel={t`Day`}
        days={days.map(({ day }) => ({ value: day, label: dayLabel(day) }))}
        day={chosen?.day ?? null}
        slotLabel={t`Time`}
        slots={slots.map(({ time, until, left }) => ({
          value: time,
          label: leftToRight(`${time}–${until}`),
          note: noteOf(left),
          disabled: left === 0,
        }))}
        slot={slot?.time ?? null}
        emptyText={t`There are no free times.`}
        onDay={(day) => change({ later: true, day, time: null })}
        onSlot={(time) => change({ later: true, day: chosen?.day ?? null, time })}
      />
    </Sheet>
  );
}

/** "Full", "2 places left", or nothing to add. */
function useNote(): (left: number | null) => string | null {
  const { t } = useLingui();
  return (left) => {
    const note = slotNote(left);
    if (note === null) return null;
    if (note.kind === 'full') return t({ context: 'slot', message: 'Full' });
    const places = note.left;
    const shown = String(places);
    return t`${plural(places, { one: `${shown} place left`, other: `${shown} places left` })}`;
  };
}
