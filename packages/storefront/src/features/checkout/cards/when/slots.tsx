import type { DayTimes } from '@dasturxon/core/api';
import { leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { ClockIcon } from '@dasturxon/ui/icons';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';

import { useZoneClock } from '../../../../clock/use-zone-clock.ts';
import { cartLinesAtom } from '../../../../domains/cart/cart.ts';
import { useApi } from '../../../../domains/session/api.ts';
import { slotsQuery } from '../../../../domains/checkout/slots.ts';
import { useDeps } from '../../../../hosts/deps.ts';
import { dayName } from '../../../../i18n/labels/day-name.ts';
import { failureText } from '../../../../i18n/labels/failure-text.ts';
import { lazyWithMessages } from '../../../../i18n/lazy-messages.tsx';
import { languageAtom } from '../../../../store/language.ts';
import { orderDraftAtom, serviceTypeAtom } from '../../../../domains/checkout/order-draft.ts';
import { CardError } from '../card.tsx';

const SlotSheet = lazyWithMessages(
  () => import('./slot-sheet.tsx'),
  (module) => module.SlotSheet,
);

type SlotsProps = {
  branchId: string | null;
  hasError: boolean;
  /** The guest has just asked for a later time. */
  opensAtOnce: boolean;
};

/** The slot of an order for later, and the sheet that chooses it (VAL-08, B5). Errors shown by the card are not repeated here. */
export function Slots({ branchId, hasError, opensAtOnce }: SlotsProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const lines = useAtomValue(cartLinesAtom);
  const productIds = [...new Set(lines.map(({ productId }) => productId))].toSorted();
  const slots = useQuery(slotsQuery(useApi(), { branchId, serviceType, productIds }));
  const dayLabel = useDayLabel();
  const [isOpen, setOpen] = useState(opensAtOnce);
  const chosen = useChosen(slots.data ?? []);

  if (slots.error) return <CardError text={failureText(i18n, language, slots.error)} />;
  if (slots.isPending || !dayLabel) return <SkeletonRows label={t`Loading`} count={1} />;
  return (
    <>
      {hasError || chosen ? null : <GoneTime />}
      <SlotCell slot={chosen} dayLabel={dayLabel} onOpen={() => setOpen(true)} />
      {isOpen ? (
        <Suspense>
          <SlotSheet days={slots.data} dayLabel={dayLabel} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

type SlotCellProps = {
  slot: ReturnType<typeof useChosen>;
  dayLabel: (day: string) => string;
  onOpen: () => void;
};

/** "Tomorrow, 12:30–12:45"; before that, what to choose. */
function SlotCell({ slot, dayLabel, onOpen }: SlotCellProps) {
  const { t } = useLingui();
  return (
    <Cell
      icon={<ClockIcon size={20} />}
      title={
        slot
          ? `${dayLabel(slot.day)}, ${leftToRight(`${slot.time}–${slot.until}`)}`
          : t`Choose a day and a time`
      }
      description={slot ? t`Change the time` : null}
      onClick={onOpen}
    />
  );
}

/** Names the days of the calendar; null until the clock has loaded. */
function useDayLabel(): ((day: string) => string) | null {
  const { i18n } = useLingui();
  const { now, timeZone: zone } = useDeps();
  const clock = useZoneClock();
  return clock && ((day) => dayName(i18n, clock.dayLabel(day, { now: now(), zone })));
}

/** The chosen slot while it is offered and not full. */
function useChosen(days: readonly DayTimes[]) {
  const draft = useAtomValue(orderDraftAtom);
  const day = days.find((one) => one.day === draft.day);
  const slot = day?.slots.find(({ time, left }) => time === draft.time && left !== 0);
  return day && slot ? { ...slot, day: day.day } : null;
}

/** The message for a chosen time that is no longer offered; null without a chosen time. */
function GoneTime() {
  const { t } = useLingui();
  const { day, time } = useAtomValue(orderDraftAtom);
  if (!day || !time) return null;
  return <CardError text={t`The time that you chose is no longer available. Choose another.`} />;
}
