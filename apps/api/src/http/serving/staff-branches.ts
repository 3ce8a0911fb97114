import type { BranchScope } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { staffBranches } from '../../db/schema/staff.ts';

/** SQL of the branch ids of a session's user, where `s` is the session. */
export const STAFF_BRANCHES = `array(select b.branch_id from staff_branches b
      where b.merchant_id = s.merchant_id and b.user_id = s.user_id order by 1)`;

/** The scope that the rows of staff_branches give: none means every branch. */
export const scopeOf = (branchIds: string[]): BranchScope => (branchIds.length > 0 ? branchIds : null);

/** The branches that a member of staff works at. */
export async function readScope(tx: Tx, who: { merchantId: string; userId: string }): Promise<BranchScope> {
  const rows = await tx
    .select({ id: staffBranches.branchId })
    .from(staffBranches)
    .where(and(eq(staffBranches.merchantId, who.merchantId), eq(staffBranches.userId, who.userId)));
  return scopeOf(rows.map(({ id }) => id));
}
