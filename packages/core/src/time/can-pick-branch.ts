import type { Branch } from '../branch/branch.schema.ts';
import { isBranchOpen } from '../branch/is-branch-open.ts';
import { pickupBranches } from '../branch/list-branches.ts';
import { openingIntervals } from '../branch/opening-intervals.ts';
import { isBranchOpenNow } from './is-branch-open-now.ts';
import { weekdayAt } from './local-time.ts';
import type { ServiceMoment } from './service-moment.ts';

/**
 * Whether a branch serves on the calendar day of a moment: by the hours of that day (D38), or because it is still open
 * from the day before. After midnight that counts on a day off, too.
 */
export function servesOnDay({ branch, serviceType, now, zone }: ServiceMoment): boolean {
  const today = weekdayAt(now, zone);
  const hasHours =
    serviceType === 'PICK_UP'
      ? isBranchOpen(branch, today)
      : openingIntervals(branch, serviceType, today).length > 0;
  return hasHours || isBranchOpenNow(branch, serviceType, now, zone);
}

/** Whether a branch may be chosen and confirmed in the picker; a closed one may not (GEO-20, OV-15). */
export function canPickBranch(
  branch: Pick<Branch, 'isActive' | 'deleted' | 'settings' | 'workHours' | 'open' | 'close'>,
  { now, zone }: Pick<ServiceMoment, 'now' | 'zone'>,
): boolean {
  return pickupBranches([branch]).length > 0 && servesOnDay({ branch, serviceType: 'PICK_UP', now, zone });
}
