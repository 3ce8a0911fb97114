import type { BranchHours } from '../branch/opening-intervals.ts';
import { nextOpening } from './next-opening.ts';
import type { ServiceMoment } from './service-moment.ts';

/** What several branches together can promise; `isNone` without any branch. */
export type Serving = { isNone: boolean; isOpenNow: boolean; opensAt: Date | null };

/**
 * Whether any branch with this service is open, and when the first opens, for an order whose branch is not known yet
 * (D38, ERR-16).
 */
export function servingOf(
  branches: readonly BranchHours[],
  { serviceType, now, zone }: Omit<ServiceMoment, 'branch'>,
): Serving {
  const openings = branches
    .map((branch) => nextOpening({ branch, serviceType, now, zone })?.getTime() ?? Infinity)
    .toSorted((a, b) => a - b);
  const first = openings[0] ?? Infinity;
  const opensAt = first === Infinity ? null : new Date(first);
  return { isNone: branches.length === 0, isOpenNow: first === now.getTime(), opensAt };
}
