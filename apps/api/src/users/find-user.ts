import { and, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/customers.ts';
import type { Ctx } from '../http/serving/context.ts';

/** A user of a merchant, as stored. */
export type UserRow = typeof users.$inferSelect;

/** The living user with this phone at this merchant. */
export async function userByPhone(
  ctx: Pick<Ctx, 'merchantId'>,
  tx: Tx,
  phone: string,
): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.merchantId, ctx.merchantId), eq(users.phone, phone), isNull(users.deletedAt)));
  return row ?? null;
}

/** The user of this phone, or a new customer. Concurrent calls get the same user. */
export async function userOfPhone(
  ctx: Pick<Ctx, 'merchantId' | 'now' | 'newId'>,
  tx: Tx,
  phone: string,
): Promise<UserRow> {
  const known = await userByPhone(ctx, tx, phone);
  if (known) return known;
  const now = ctx.now();
  const row = { merchantId: ctx.merchantId, id: ctx.newId(), phone, createdAt: now, updatedAt: now };
  const [made] = await tx.insert(users).values(row).onConflictDoNothing().returning();
  // No row was created because the phone exists.
  return made ?? ((await userByPhone(ctx, tx, phone)) as UserRow);
}

/** The caller's own row. */
export async function userById(ctx: Pick<Ctx, 'merchantId'>, tx: Tx, id: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.merchantId, ctx.merchantId), eq(users.id, id), isNull(users.deletedAt)));
  return row ?? null;
}
