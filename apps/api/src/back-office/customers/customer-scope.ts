import type { BranchScope } from '@dasturxon/core/staff';
import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { found } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import type { UserRow } from '../../users/find-user.ts';

type Scoped = Pick<SignedIn, 'merchantId'> & { caller: { branchIds: BranchScope } };

/** The condition that a guest has an order, of the caller's branches, that meets `which`. */
export function hasOrder({ merchantId, caller: { branchIds } }: Scoped, tx: Tx, which?: SQL): SQL {
  const own = branchIds === null ? undefined : inArray(orders.branchId, [...branchIds]);
  const ofGuest = and(eq(orders.merchantId, merchantId), eq(orders.userId, users.id), own, which);
  return exists(
    tx
      .select({ one: sql`1` })
      .from(orders)
      .where(ofGuest),
  );
}

/** The condition that a row is a guest whom the caller may see: of every branch all, else those who ordered at theirs. */
export const guestInScope = (ctx: Scoped, tx: Tx): SQL | undefined =>
  and(
    eq(users.merchantId, ctx.merchantId),
    eq(users.role, 'CLIENT'),
    isNull(users.deletedAt),
    ctx.caller.branchIds === null ? undefined : hasOrder(ctx, tx),
  );

/** A guest whom the caller may see. Throws notFound. */
export async function customerById(ctx: Scoped, tx: Tx, id: string): Promise<UserRow> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(guestInScope(ctx, tx), eq(users.id, id)));
  return found(row, 'notFound');
}

/** The name of a guest; null without one. */
export const nameOf = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;

/** The condition of the orders of a guest at the caller's branches. */
export const ofGuest = ({ merchantId, caller: { branchIds } }: Scoped, userId: string): SQL | undefined =>
  and(
    eq(orders.merchantId, merchantId),
    eq(orders.userId, userId),
    branchIds === null ? undefined : inArray(orders.branchId, [...branchIds]),
  );
