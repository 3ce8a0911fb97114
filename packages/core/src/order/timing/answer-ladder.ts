import * as v from 'valibot';

import type { BranchHours } from '../../branch/opening-intervals.ts';
import { openTimeAfter } from '../../time/open-time-after.ts';
import type { Order } from '../schemas/order.schema.ts';

/** The steps for an unanswered order: two more rings, a message to the managers, the cancellation. */
export const LADDER_RUNGS = ['RING_AGAIN', 'REMIND', 'ESCALATE', 'CANCEL'] as const;
/** One step of the answer ladder. */
export type LadderRung = (typeof LADDER_RUNGS)[number];

/** The `reason` of the cancellation of an unanswered order. */
export const NO_ANSWER_REASON = 'NO_ANSWER';

/** The `reason` of the history event of a slow answer (ESCALATE). */
export const SLOW_ANSWER_REASON = 'SLOW_ANSWER';

const Seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400));

const seconds = (usual: number) => v.fallback(v.optional(Seconds, usual), usual);

/** Seconds after the first ring at which each rung is reached; a branch may set its own. */
export const LadderTimes = v.object({
  RING_AGAIN: seconds(60),
  REMIND: seconds(180),
  ESCALATE: seconds(300),
  CANCEL: seconds(600),
});
export type LadderTimes = v.InferOutput<typeof LadderTimes>;

/** Ladder times as staff set them: none is missing, and each rung is later than the one before. */
export const GivenLadderTimes = v.pipe(
  v.strictObject({ RING_AGAIN: Seconds, REMIND: Seconds, ESCALATE: Seconds, CANCEL: Seconds }),
  v.check(
    (times) => LADDER_RUNGS.every((rung, i) => i === 0 || times[rung] > times[LADDER_RUNGS[i - 1]!]),
    'each is more than the last',
  ),
);

/** A waiting order for later rings softly: its ladder is so many times slower. */
export const LATER_IS_SLOWER = 3;

/** An unanswered order as its ladder sees it. */
export type Unanswered = Pick<Order, 'status' | 'serviceType' | 'later'> & {
  /** When the order reached the kitchen. */
  since: Date;
  times: LadderTimes;
  branch: BranchHours;
  zone: string;
};

/** Whether an order still waits to be accepted. */
export const isUnanswered = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'CREATED' || status === 'AT_TIME';

/**
 * When a rung is reached. An order for later counts opening hours alone, and three times as slowly until it is
 * released; one for now counts every minute, since its guest waits.
 */
export function rungAt({ status, serviceType, later, ...order }: Unanswered, rung: LadderRung): Date {
  const { since, times, branch, zone } = order;
  const wait = times[rung] * 1000 * (status === 'AT_TIME' ? LATER_IS_SLOWER : 1);
  if (!later) return new Date(since.getTime() + wait);
  // The pause of a branch stops new orders, not the wait of those that it has.
  return openTimeAfter({ branch: { ...branch, pausedUntil: null }, serviceType, now: since, zone }, wait);
}

const after = (done: LadderRung | null) =>
  LADDER_RUNGS.slice(done === null ? 0 : LADDER_RUNGS.indexOf(done) + 1);

/** The last rung that is due and not done; those that were missed before it are skipped. Null while none is. */
export function dueRung(order: Unanswered, done: LadderRung | null, now: Date): LadderRung | null {
  if (!isUnanswered(order)) return null;
  return after(done).findLast((rung) => rungAt(order, rung) <= now) ?? null;
}

/** The rung that follows and when; null after the last, and for an order that was answered. */
export function nextRung(order: Unanswered, done: LadderRung | null): { rung: LadderRung; at: Date } | null {
  if (!isUnanswered(order)) return null;
  return (
    after(done)
      .map((rung) => ({ rung, at: rungAt(order, rung) }))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())[0] ?? null
  );
}
