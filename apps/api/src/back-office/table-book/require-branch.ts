import { isInScope } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

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

/** The name of a table of a branch. Throws table.notFound. */
export async function requireTable(
  ctx: SignedIn,
  tx: Tx,
  { tableId, branchId }: { tableId: string; branchId: string },
): Promise<string> {
  const [row] = await tx
    .select({ data: hallTables.data })
    .from(hallTables)
    .innerJoin(halls, and(eq(halls.merchantId, hallTables.merchantId), eq(halls.id, hallTables.hallId)))
    .where(
      and(
        eq(hallTables.merchantId, ctx.merchantId),
        eq(hallTables.id, tableId),
        eq(halls.branchId, branchId),
        eq(hallTables.deleted, false),
      ),
    );
  if (!row) throw apiError('table.notFound');
  return typeof row.data['name'] === 'string' ? row.data['name'] : '';
}
