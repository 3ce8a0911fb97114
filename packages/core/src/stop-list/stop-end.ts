import type { BranchHours } from '../branch/opening-intervals.ts';
import { HOUR_MS } from '../kernel/durations.ts';
import { OFFERED_SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';
import type { BusyTerm, PauseChoice, StopTerm } from '../staff/stop-terms.ts';
import { businessDayEnd } from '../time/business-day.ts';
import { nextOpening } from '../time/next-opening.ts';

const HOURS = { '1H': 1, '2H': 2, '4H': 4 } as const;

type Moment = { now: Date; zone: string };

/** The first opening of the next business day, by any service; a branch that never opens counts from that day's start. */
function tomorrowsOpening(branch: BranchHours, { now, zone }: Moment): Date {
  const day = businessDayEnd(now, zone);
  const hours = { ...branch, pausedUntil: null, pausedServices: [] };
  const openings = OFFERED_SERVICE_TYPES.flatMap(
    (serviceType) => nextOpening({ branch: hours, serviceType, now: day, zone }) ?? [],
  );
  return openings.reduce((first, one) => (one < first ? one : first), openings[0] ?? day);
}

/** A stop as staff choose it: `until` is the end of DATE, null for other terms. */
export type StopChoice = { term: StopTerm; until?: string | null };

/**
 * When something that is stopped now is on sale again; null: not before staff put it back (BO-19). An amount
 * that is left ends with tomorrow's opening.
 */
export function stopEnd({ term, until }: StopChoice, branch: BranchHours, moment: Moment): Date | null {
  if (term === 'DATE' && until) return new Date(until);
  if (term === 'FOR_GOOD') return null;
  if (term === 'TOMORROW' || term === 'LEFT' || term === 'DATE') return tomorrowsOpening(branch, moment);
  return new Date(moment.now.getTime() + HOURS[term] * HOUR_MS);
}

/** When a pause or a busy time that begins now ends: after so many minutes, or with the business day (BO-20, BO-48). */
export function pauseEndOf(choice: PauseChoice | BusyTerm, { now, zone }: Moment): Date {
  if (choice === 'END_OF_DAY') return businessDayEnd(now, zone);
  return new Date(now.getTime() + Number(choice) * 60_000);
}
