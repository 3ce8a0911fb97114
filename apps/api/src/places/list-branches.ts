import { activeBranches, branchesOfCity, type Branch } from '@dasturxon/core/branch';
import { asc, eq } from 'drizzle-orm';

import { branches } from '../db/schema/places.ts';
import type { Ctx } from '../http/serving/context.ts';
import { findBranch } from './find-branch.ts';
import { toBranch } from './to-branch.ts';

/** API-01, API-02: every branch that customers may see, of one city or of all (VAL-16). */
export async function listBranches(ctx: Ctx, cityId: string | null): Promise<Branch[]> {
  const rows = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .select()
      .from(branches)
      .where(eq(branches.merchantId, ctx.merchantId))
      .orderBy(asc(branches.priority), asc(branches.id)),
  );
  return branchesOfCity(activeBranches(rows.map(toBranch)), cityId);
}

/** API-03. Throws branch.notFound. */
export function readBranch(ctx: Ctx, id: string): Promise<Branch> {
  return ctx.db.inTenant(ctx.merchantId, (tx) => findBranch(ctx, tx, id));
}
