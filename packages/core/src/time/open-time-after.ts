import { wholeHours } from '../branch/last-order.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import { isBranchOpenNow } from './is-branch-open-now.ts';
import { nextOpening } from './next-opening.ts';
import type { ServiceMoment } from './service-moment.ts';

/**
 * The moment at which so much time of a branch's opening hours has passed since `now`, to the minute of closing. A
 * branch that never opens counts by the wall clock.
 *
 * @param milliseconds how much time; 0 is `now` itself, or the next opening.
 */
export function openTimeAfter(moment: ServiceMoment, milliseconds: number): Date {
  const { serviceType, now, zone } = moment;
  const branch = wholeHours(moment.branch);
  let [at, left] = [now, milliseconds];
  for (;;) {
    if (!isBranchOpenNow(branch, serviceType, at, zone)) {
      const opening = nextOpening({ ...moment, branch, now: at });
      if (opening === null) return new Date(now.getTime() + milliseconds);
      at = opening;
    }
    const minuteEnd = MINUTE_MS - (at.getTime() % MINUTE_MS);
    if (left < minuteEnd) return new Date(at.getTime() + left);
    at = new Date(at.getTime() + minuteEnd);
    left -= minuteEnd;
  }
}
