import type { User } from '@dasturxon/core/auth';
import type { endpoints, Received } from '@dasturxon/core/api';
import { and, eq } from 'drizzle-orm';

import { users } from '../db/schema/customers.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { found } from '../http/api-error.ts';
import { userById } from './find-user.ts';
import { ownId } from './own-id.ts';
import { toUser } from './to-user.ts';

/** API-13. */
export async function readMe(ctx: SignedIn): Promise<User> {
  const row = await ctx.db.inTenant(ctx.merchantId, (tx) => userById(ctx, tx, ctx.caller.userId));
  return toUser(found(row, 'session.expired'));
}

/** API-14: what is given is changed, what is absent stays. */
export async function updateProfile(
  ctx: SignedIn,
  id: string,
  change: Received<typeof endpoints.updateUser, 'body'>,
): Promise<User> {
  ownId(ctx, id);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const [row] = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .update(users)
      .set({ ...given, updatedAt: ctx.now() })
      .where(and(eq(users.merchantId, ctx.merchantId), eq(users.id, id)))
      .returning(),
  );
  return toUser(found(row, 'notFound'));
}
