import { DateTime } from 'luxon';

import { ok, refuse, type Result } from '../kernel/result.ts';
import { isOpenAt } from './is-branch-open-now.ts';
import { leavesLead } from './leaves-lead.ts';
import { dayOf, localTime } from './local-time.ts';
import { type AtTimeTerms, ORDER_AHEAD_DAYS } from './service-moment.ts';

/** Why an order cannot be placed for a time. */
export type AtTimeError = {
  code: 'order.timeMissing' | 'slot.past' | 'slot.tooSoon' | 'slot.tooFar' | 'slot.outsideHours';
};

/**
 * The moment of an order at a chosen day ('YYYY-MM-DD') and time ('HH:MM'), or why it cannot be (VAL-08, T36).
 *
 * Any minute inside the hours is accepted, so every slot of slotsFor is. A time that is no time, and one
 * that the clocks skip, counts as missing.
 */
export function resolveAtTime(
  requested: { day: string | null; time: string | null },
  terms: AtTimeTerms,
): Result<Date, AtTimeError> {
  const local = wallClock(requested, terms.zone);
  if (local === null) return refuse('order.timeMissing');

  const at = local.toJSDate();
  if (at < terms.now) return refuse('slot.past');
  if (!leavesLead(at, terms)) return refuse('slot.tooSoon');
  if (dayOf(local) > lastDay(terms)) return refuse('slot.tooFar');
  if (!isOpenAt(terms.branch, terms.serviceType, local)) return refuse('slot.outsideHours');
  return ok(at);
}

function lastDay({ now, zone, days = ORDER_AHEAD_DAYS }: AtTimeTerms): string {
  return dayOf(localTime(now, zone).plus({ days: days - 1 }));
}

/** Only what reads back as it was written is a wall-clock time: no other spelling, no skipped hour. */
function wallClock(
  { day, time }: { day: string | null; time: string | null },
  zone: string,
): DateTime | null {
  const text = `${day}T${time}`;
  const local = DateTime.fromISO(text, { zone });
  return local.toFormat("yyyy-MM-dd'T'HH:mm") === text ? local : null;
}
