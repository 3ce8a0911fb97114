import type { DateTime } from 'luxon';

import { DAY_MINUTES, formatClockTime } from '../branch/clock-time.ts';
import { orderIntervalsAt } from './intervals-at.ts';
import { pauseEnd } from './is-branch-open-now.ts';
import { leavesLead } from './leaves-lead.ts';
import { dayOf, localTime } from './local-time.ts';
import { type AtTimeTerms, ORDER_AHEAD_DAYS } from './service-moment.ts';

/** How far apart the offered times are, counted from midnight, and how long a slot lasts. */
export const SLOT_STEP_MINUTES = 15;

/** A slot that can be chosen: its beginning as the form spells it, its end, and its beginning as a moment. */
export type Slot = { time: string; until: string; at: Date };

/** The times of one calendar day, `day` as 'YYYY-MM-DD'. */
export type SlotDay = { day: string; slots: Slot[] };

/**
 * The times an order can be placed for: while the branch takes orders for the service type, and not before
 * `now + leadMinutes` or the end of a pause. Days without a time are left out (ST-04, T36).
 */
export function slotsFor(terms: AtTimeTerms & { stepMinutes?: number }): SlotDay[] {
  const { now, zone, days = ORDER_AHEAD_DAYS } = terms;
  const today = localTime(now, zone).startOf('day');
  const pausedUntil = pauseEnd(terms.branch, terms.serviceType);
  const isOffered = ({ at }: Slot) => leavesLead(at, terms) && at.getTime() >= pausedUntil;
  return Array.from({ length: days }, (_, ahead) => today.plus({ days: ahead }))
    .map((day) => ({
      day: dayOf(day),
      slots: slotsAt(day, minutesOn(day, terms), terms.stepMinutes).filter(isOffered),
    }))
    .filter(({ slots }) => slots.length > 0);
}

function minutesOn(day: DateTime, terms: AtTimeTerms & { stepMinutes?: number }): number[] {
  const { branch, serviceType, stepMinutes = SLOT_STEP_MINUTES } = terms;
  const before = orderIntervalsAt(branch, serviceType, day.minus({ days: 1 }));
  const spans = [
    ...before.map(({ open, close }) => ({ open: open - DAY_MINUTES, close: close - DAY_MINUTES })),
    ...orderIntervalsAt(branch, serviceType, day),
  ];
  return Array.from({ length: Math.ceil(DAY_MINUTES / stepMinutes) }, (_, step) => step * stepMinutes).filter(
    (minute) => spans.some(({ open, close }) => open <= minute && minute < close),
  );
}

/** A day's wall-clock times, without those that the clocks skip. */
function slotsAt(day: DateTime, minutes: readonly number[], step = SLOT_STEP_MINUTES): Slot[] {
  const midnight = day.toMillis();
  const isPlain = day.offset === day.endOf('day').offset;
  return minutes.flatMap((minute) => {
    const [time, until] = [formatClockTime(minute), formatClockTime(minute + step)];
    if (isPlain) return { time, until, at: new Date(midnight + minute * 60_000) };
    const at = day.set({ hour: Math.floor(minute / 60), minute: minute % 60 });
    return at.toFormat('HH:mm') === time ? { time, until, at: at.toJSDate() } : [];
  });
}
