import type { Opening } from '@dasturxon/core/api';
import { activeBranches, branchesOfCity, offersService, type Branch } from '@dasturxon/core/branch';
import type { ServiceType } from '@dasturxon/core/order';
import { servingOf } from '@dasturxon/core/time';
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

/**
 * Whether orders of a service are taken now, at one branch or at any, and when the first of them opens (D38). Throws
 * branch.notFound.
 */
export async function readOpening(
  ctx: Ctx,
  { branchId, type }: { branchId?: string | undefined; type: ServiceType },
): Promise<Opening> {
  const asked = branchId ? [await readBranch(ctx, branchId)] : await listBranches(ctx, null);
  const able = asked.filter((branch) => offersService(branch, type));
  const moment = { serviceType: type, now: ctx.now(), zone: ctx.tenant.timeZone };
  const { isOpenNow, opensAt } = servingOf(able, moment);
  return { isOpen: isOpenNow, opensAt: isOpenNow ? null : (opensAt?.toISOString() ?? null) };
}
