import type { Weekday } from '../kernel/weekday.ts';
import type { Branch } from './branch.schema.ts';
import { isBranchOpen } from './is-branch-open.ts';
import { pickupBranches } from './list-branches.ts';

/** Whether a branch may be chosen and confirmed in the picker; a closed one may not (GEO-20, OV-15). */
export function canPickBranch(
  branch: Pick<Branch, 'isActive' | 'deleted' | 'settings' | 'workHours'>,
  today: Weekday,
): boolean {
  return pickupBranches([branch]).length > 0 && isBranchOpen(branch, today);
}
