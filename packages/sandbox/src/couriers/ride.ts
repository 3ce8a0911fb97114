import type { Point } from './point.ts';

/** A claim's status by the service's own name, and since when (seconds since 1970). */
export interface Step {
  readonly status: string;
  readonly at: number;
}

type Timed = readonly (readonly [after: number, status: string])[];

/** Seconds after a claim was made. */
const BEFORE_ACCEPTED: Timed = [
  [0, 'new'],
  [1, 'estimating'],
  [2, 'ready_for_approval'],
  [602, 'failed'],
];

/** Seconds after it was accepted: a whole delivery in some three minutes, so that one can watch it. */
const AFTER_ACCEPTED: Timed = [
  [0, 'accepted'],
  [2, 'performer_lookup'],
  [5, 'performer_draft'],
  [8, 'performer_found'],
  [38, 'pickup_arrived'],
  [42, 'ready_for_pickup_confirmation'],
  [50, 'pickuped'],
  [170, 'delivery_arrived'],
  [175, 'ready_for_delivery_confirmation'],
  [185, 'delivered'],
  [188, 'delivered_finish'],
];

const secondsUntil = (status: string) => AFTER_ACCEPTED.find(([, one]) => one === status)![0];
const FOUND = secondsUntil('performer_found');
const AT_BRANCH = secondsUntil('pickup_arrived');
const TAKEN = secondsUntil('pickuped');
const AT_ADDRESS = secondsUntil('delivery_arrived');
const OVER = secondsUntil('delivered_finish');

/** The last second of the search for a courier, after the claim was accepted. */
export const LAST_OF_SEARCH = FOUND - 1;

/** Whether a claim of so many seconds (negative before it is accepted) has no courier yet. */
export const isSearched = (seconds: number): boolean => seconds < FOUND;

/** Where couriers wait for work, as seen from a branch, in degrees. */
const WAITING = { lat: 0.006, lon: -0.008 };

/** How far a claim has come. */
export function stepAt(claim: { createdAt: number; acceptedAt: number | null }, now: number): Step {
  const { createdAt, acceptedAt } = claim;
  const [steps, from] =
    acceptedAt === null ? [BEFORE_ACCEPTED, createdAt] : ([AFTER_ACCEPTED, acceptedAt] as const);
  const [after, status] = steps.findLast(([seconds]) => seconds <= now - from) ?? steps[0]!;
  return { status, at: from + after };
}

function between(a: Point, b: Point, share: number): Point {
  const part = Math.min(1, Math.max(0, share));
  return { lat: a.lat + (b.lat - a.lat) * part, lon: a.lon + (b.lon - a.lon) * part };
}

/** Where the courier of a claim is, so many seconds after it was accepted; null before one is found and after the end. */
export function courierAt({ from, to }: { from: Point; to: Point }, seconds: number): Point | null {
  if (seconds < FOUND || seconds >= OVER) return null;
  if (seconds < TAKEN) {
    const waiting = { lat: from.lat + WAITING.lat, lon: from.lon + WAITING.lon };
    return between(waiting, from, (seconds - FOUND) / (AT_BRANCH - FOUND));
  }
  return between(from, to, (seconds - TAKEN) / (AT_ADDRESS - TAKEN));
}
