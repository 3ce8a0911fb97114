import type { Branch } from '@dasturxon/core/branch';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { branches } from '../db/schema/places.ts';
import type { Ctx } from '../http/serving/context.ts';
import { found } from '../http/api-error.ts';
import { toBranch } from './to-branch.ts';

/** A branch of this merchant that customers may see. Throws branch.notFound. */
export async function findBranch(ctx: Pick<Ctx, 'merchantId'>, tx: Tx, id: string): Promise<Branch> {
  const [row] = await tx
    .select()
    .from(branches)
    .where(
      and(
        eq(branches.merchantId, ctx.merchantId),
        eq(branches.id, id),
        eq(branches.isActive, true),
        eq(branches.deleted, false),
      ),
    );
  return toBranch(found(row, 'branch.notFound'));
}
