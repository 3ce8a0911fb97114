import { HOUR_MS } from '../kernel/durations.ts';
import type { BranchHours } from '../branch/opening-intervals.ts';
import { OFFERED_SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';
import { businessDayEnd } from '../time/business-day.ts';
import { nextOpening } from '../time/next-opening.ts';

/** The terms of a stop that need nothing more to be chosen. */
export const STOP_CHOICES = ['1H', '2H', '4H', 'TOMORROW', 'FOR_GOOD'] as const;
/** How long something may be off sale; DATE names its end, LEFT sells so many more today (BO-46). */
export const STOP_TERMS = [...STOP_CHOICES, 'DATE', 'LEFT'] as const;
/** How long something may be off sale. */
export type StopTerm = (typeof STOP_TERMS)[number];

/** How long a branch may be paused; the numbers are minutes. */
export const PAUSE_CHOICES = ['15', '30', '60', 'END_OF_DAY'] as const;
/** How long a branch may be paused; the numbers are minutes. */
export type PauseChoice = (typeof PAUSE_CHOICES)[number];

/** How long a branch may be busy; the numbers are minutes. */
export const BUSY_TERMS = ['30', '60', '120', 'END_OF_DAY'] as const;
/** How long a branch may be busy; the numbers are minutes. */
export type BusyTerm = (typeof BUSY_TERMS)[number];

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

/** Whether a stop with the end `one` lasts longer than one with the end `other`; null never ends. */
export const outlasts = (one: Date | null, other: Date | null): boolean =>
  one === null || (other !== null && one > other);

/** When a pause or a busy time that begins now ends: after so many minutes, or with the business day (BO-20, BO-48). */
export function pauseEndOf(choice: PauseChoice | BusyTerm, { now, zone }: Moment): Date {
  if (choice === 'END_OF_DAY') return businessDayEnd(now, zone);
  return new Date(now.getTime() + Number(choice) * 60_000);
}

/** What is left of a stop or a pause: its end, or null once that has passed. */
export const stillUntil = (until: string | null, now: Date): string | null =>
  until !== null && Date.parse(until) > now.getTime() ? until : null;
