import { DAY_MS } from '@dasturxon/core/kernel';
import type { TillOrderRow } from '../model/till-orders.ts';

/** While a worker calls the till for an order; longer than its calls may take. */
export const BUSY_MS = 60_000;
/** An order that is not in the till after so long is left to staff. */
const GIVE_UP_MS = 30 * 60_000;
/** An order that may be in the till is still looked up for so long after that. */
const LOOK_FOR_MS = DAY_MS;
/** A call that ran into its timeout may still be done by the till: the first look-up waits for that. */
export const SETTLE_MS = 30_000;
/** Between two look-ups that have to agree that an order is not there. */
export const LOOK_AGAIN_MS = 15_000;
/** How many look-ups have to agree: a till may answer one of them with what it knew before. */
export const ABSENCES = 2;
/** No call of a till that did not answer for so long: its orders wait, and take no place of other merchants. */
export const REST_MS = 15_000;
const [SOONEST_MS, LATEST_MS] = [5_000, 5 * 60_000];
/** The pause between look-ups of an order that staff were asked to enter. */
const LOOK_LATE_MS = 10 * 60_000;

/** The pause after so many attempts without an answer: 5 s, then twice as long each time, up to 5 minutes. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LATEST_MS, SOONEST_MS * 2 ** Math.min(10, Math.max(0, attempts - 1)));

/** What a call changes, and after how many milliseconds the order is looked at again. */
export type Change = Partial<TillOrderRow> & { waitMs?: number };

/** A change with its pause; after half an hour it leaves the order to staff. One that may be there is looked up for a day. */
export function afterPause(
  { now, till }: { now: Date; till: TillOrderRow },
  change: Change & { waitMs: number },
): Change {
  const age = now.getTime() - till.startedAt.getTime();
  if (age < GIVE_UP_MS) return change;
  const { waitMs: _pause, ...facts } = change;
  const isLookedFor = (facts.isUncertain ?? till.isUncertain) && age < LOOK_FOR_MS;
  return { ...facts, state: 'BY_HAND', ...(isLookedFor && { waitMs: LOOK_LATE_MS }) };
}
