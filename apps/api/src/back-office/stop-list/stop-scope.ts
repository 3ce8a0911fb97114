import type { Branch } from '@dasturxon/core/branch';
import { UNREADY_STATUSES } from '@dasturxon/core/order';
import { type AffectedOrder, isInScope } from '@dasturxon/core/staff';
import type { StopChoice } from '@dasturxon/core/stop-list';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { branches } from '../../db/schema/places.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { toBranch } from '../../places/to-branch.ts';

/** One branch; without it all branches that the caller works at. */
export type OneBranch = { branchId?: string | undefined };

/** The named branch, or all of the caller's. Throws branch.notFound for one out of scope. */
export async function branchesFor(ctx: SignedIn, tx: Tx, { branchId }: OneBranch): Promise<Branch[]> {
  const rows = await tx
    .select()
    .from(branches)
    .where(and(eq(branches.merchantId, ctx.merchantId), eq(branches.deleted, false)))
    .orderBy(asc(branches.id));
  const own = rows
    .filter(({ id }) => isInScope(ctx.caller.branchIds, id) && (branchId === undefined || id === branchId))
    .map(toBranch);
  if (own.length === 0) throw apiError('branch.notFound');
  return own;
}

/** Throws request.invalid for a stop that ends in the past. */
export function checkStop(ctx: SignedIn, { until }: StopChoice): void {
  if (until && Date.parse(until) <= ctx.now().getTime())
    throw apiError('request.invalid', { fields: ['until'] });
}

/** What went off sale at a branch. */
type Gone = { branchId: string; productIds?: readonly string[]; modifierId?: string };

/** The orders of a branch that are not cooked yet and need what went off sale, the oldest first (BO-46). */
export async function ordersThatNeed(ctx: SignedIn, tx: Tx, gone: Gone): Promise<AffectedOrder[]> {
  const { branchId, productIds, modifierId } = gone;
  if (productIds?.length === 0) return [];
  const needs = productIds
    ? inArray(orderLines.productId, [...productIds])
    : sql`${orderLines.data} -> 'modifiers' @> ${JSON.stringify([{ id: modifierId }])}::jsonb`;
  return tx
    .selectDistinct({ id: orders.id, number: orders.number })
    .from(orders)
    .innerJoin(
      orderLines,
      and(eq(orderLines.merchantId, orders.merchantId), eq(orderLines.orderId, orders.id)),
    )
    .where(
      and(
        eq(orders.merchantId, ctx.merchantId),
        eq(orders.branchId, branchId),
        inArray(orders.status, UNREADY_STATUSES),
        needs,
      ),
    )
    .orderBy(asc(orders.number));
}
