import { count, eq } from 'drizzle-orm';

import { closedShifts } from '../../db/schema/shifts/shifts.ts';
import type { Scene } from '../scene.ts';

/** What the call about a shift sends: `version` is the number of the running one. */
export const SHIFT_BODIES = {
  closeShift: ({ version }: { version: number }) => ({
    number: version,
    expected: 0,
    counted: 0,
    leftInTill: 0,
    note: 'an order is open',
    acceptsLeftovers: true,
  }),
};

/** A branch, with the number of its running shift as the version. */
export async function withShift<Branch extends { branchId: string }>(
  { deps, merchantId }: Scene,
  branch: Branch,
): Promise<Branch & { version: number }> {
  const [row] = await deps.db.inTenant(merchantId, (tx) =>
    tx.select({ closed: count() }).from(closedShifts).where(eq(closedShifts.branchId, branch.branchId)),
  );
  return { ...branch, version: (row?.closed ?? 0) + 1 };
}
