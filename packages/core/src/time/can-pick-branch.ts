import type { Branch } from '../branch/branch.schema.ts';
import { wholeHours } from '../branch/last-order.ts';
import { pickupBranches } from '../branch/list-branches.ts';
import { hoursOnDay, intervalsAt, isDayOpen } from './intervals-at.ts';
import { isBranchOpenNow } from './is-branch-open-now.ts';
import { localTime } from './local-time.ts';
import type { ServiceMoment } from './service-moment.ts';

/**
 * Whether a branch serves on the calendar day of a moment: by the hours of that day (D38), or because it is still open
 * from the day before. After midnight that counts on a day off, too.
 */
export function servesOnDay({ branch, serviceType, now, zone }: ServiceMoment): boolean {
  const today = localTime(now, zone);
  const hasHours =
    serviceType === 'PICK_UP' ? isDayOpen(branch, today) : intervalsAt(branch, serviceType, today).length > 0;
  return hasHours || isBranchOpenNow(wholeHours(branch), serviceType, now, zone);
}

/** Whether a branch may be chosen and confirmed in the picker; a closed one may not (GEO-20, OV-15). */
export function canPickBranch(
  branch: Pick<Branch, 'isActive' | 'deleted' | 'settings' | 'workHours' | 'specialHours' | 'open' | 'close'>,
  { now, zone }: Pick<ServiceMoment, 'now' | 'zone'>,
): boolean {
  return pickupBranches([branch]).length > 0 && servesOnDay({ branch, serviceType: 'PICK_UP', now, zone });
}

/** The hours to show now: today's, or yesterday's of a branch that is off today and still open after midnight (OV-14). */
export function hoursToday({
  branch,
  serviceType,
  now,
  zone,
}: ServiceMoment): { open: string; close: string }[] {
  const today = localTime(now, zone);
  if (isDayOpen(branch, today)) return hoursOnDay(branch, serviceType, today);
  const isStillOpen = isBranchOpenNow(wholeHours(branch), serviceType, now, zone);
  return isStillOpen ? hoursOnDay(branch, serviceType, today.minus({ days: 1 })) : [];
}
