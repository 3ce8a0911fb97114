import { isInScope } from '@dasturxon/core/staff';
import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { branches, halls, hallTables } from '../../db/schema/places.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';

/** Throws branch.notFound for a branch that is not the caller's. */
export async function requireBranch(ctx: SignedIn, tx: Tx, branchId: string): Promise<void> {
  const [row] = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.merchantId, ctx.merchantId), eq(branches.id, branchId)));
  if (!row || !isInScope(ctx.caller.branchIds, branchId)) throw apiError('branch.notFound');
}

/**
 * The names of tables of one hall of a branch, as the guest reads them. Throws table.notFound, also for tables of two halls or one
 * that is given twice.
 */
export async function requireTables(
  ctx: SignedIn,
  tx: Tx,
  { tableIds, branchId }: { tableIds: readonly string[]; branchId: string },
): Promise<string> {
  const rows = await tx
    .select({ id: hallTables.id, hallId: hallTables.hallId, data: hallTables.data })
    .from(hallTables)
    .innerJoin(halls, and(eq(halls.merchantId, hallTables.merchantId), eq(halls.id, hallTables.hallId)))
    .where(
      and(
        eq(hallTables.merchantId, ctx.merchantId),
        inArray(hallTables.id, [...tableIds]),
        eq(halls.branchId, branchId),
        eq(hallTables.deleted, false),
      ),
    );
  const isOneHall = new Set(rows.map(({ hallId }) => hallId)).size <= 1;
  if (rows.length !== tableIds.length || !isOneHall) throw apiError('table.notFound');
  return tableIds
    .map((id) => rows.find((row) => row.id === id)?.data['name'])
    .filter((name) => typeof name === 'string')
    .join(', ');
}
