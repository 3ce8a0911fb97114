import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/customers.ts';
import { apiError } from '../http/api-error.ts';

/**
 * Throws staff.lastAdmin if the person is the only owner (ADMIN) of the merchant. Locks all owners, in the order in which
 * changes of the staff lock them, so that two owners who leave at one moment wait for each other.
 */
export async function checkNotLastOwner(
  tx: Tx,
  { merchantId, userId }: { merchantId: string; userId: string },
): Promise<void> {
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.merchantId, merchantId),
        eq(users.role, 'ADMIN'),
        eq(users.isActive, true),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id))
    .for('update');
  if (owners.length === 1 && owners[0]?.id === userId) throw apiError('staff.lastAdmin');
}
