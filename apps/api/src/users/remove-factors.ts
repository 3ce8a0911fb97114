import { and, eq } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { staffPasskeys, staffRecoveryCodes, staffTotp } from '../db/schema/staff-factors.ts';

/** Removes every second factor of a person: one that leaves the staff, or has lost all of them. */
export async function removeFactors(
  tx: Tx,
  { merchantId, userId }: { merchantId: string; userId: string },
): Promise<void> {
  for (const table of [staffTotp, staffPasskeys, staffRecoveryCodes])
    await tx.delete(table).where(and(eq(table.merchantId, merchantId), eq(table.userId, userId)));
}
