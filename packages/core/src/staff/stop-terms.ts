import type { BranchHours } from '../branch/opening-intervals.ts';
import { businessDayEnd } from '../time/business-day.ts';
import { nextOpening } from '../time/next-opening.ts';

/** How long a product may be taken off sale. */
export const STOP_TERMS = ['1H', '2H', '4H', 'TOMORROW', 'FOR_GOOD'] as const;
/** How long a product may be taken off sale. */
export type StopTerm = (typeof STOP_TERMS)[number];

/** How long a branch may be paused; the numbers are minutes. */
export const PAUSE_CHOICES = ['15', '30', '60', 'END_OF_DAY'] as const;
/** How long a branch may be paused; the numbers are minutes. */
export type PauseChoice = (typeof PAUSE_CHOICES)[number];

const HOURS = { '1H': 1, '2H': 2, '4H': 4 } as const;
const SERVICES = ['DELIVERY', 'PICK_UP', 'DINE_IN'] as const;

type Moment = { now: Date; zone: string };

/** The first opening of the next business day, by any service; a branch that never opens counts from that day's start. */
function tomorrowsOpening(branch: BranchHours, { now, zone }: Moment): Date {
  const day = businessDayEnd(now, zone);
  const hours = { ...branch, pausedUntil: null };
  const openings = SERVICES.flatMap(
    (serviceType) => nextOpening({ branch: hours, serviceType, now: day, zone }) ?? [],
  );
  return openings.reduce((first, one) => (one < first ? one : first), openings[0] ?? day);
}

/** When a product that is stopped now is on sale again; null: not before staff put it back (C.8). */
export function stopEnd(term: StopTerm, branch: BranchHours, moment: Moment): Date | null {
  if (term === 'FOR_GOOD') return null;
  if (term === 'TOMORROW') return tomorrowsOpening(branch, moment);
  return new Date(moment.now.getTime() + HOURS[term] * 3_600_000);
}

/** When a branch that is paused now takes orders again: after so many minutes, or when the business day ends (C.8). */
export function pauseEndOf(choice: PauseChoice, { now, zone }: Moment): Date {
  if (choice === 'END_OF_DAY') return businessDayEnd(now, zone);
  return new Date(now.getTime() + Number(choice) * 60_000);
}

/** What is left of a stop or a pause: its end, or null once that has passed. */
export const stillUntil = (until: string | null, now: Date): string | null =>
  until !== null && Date.parse(until) > now.getTime() ? until : null;
