import type { Answered, endpoints } from '@dasturxon/core/api';
import { and, desc, eq } from 'drizzle-orm';

import { cashbackLedger } from '../db/schema/promos.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { found } from '../http/api-error.ts';
import { userById } from './find-user.ts';

/** D84: the balance and its last hundred changes, newest first. */
export async function readCashback(ctx: SignedIn): Promise<Answered<typeof endpoints.getCashback>> {
  const mine = and(
    eq(cashbackLedger.merchantId, ctx.merchantId),
    eq(cashbackLedger.userId, ctx.caller.userId),
  );
  const [user, entries] = await ctx.db.inTenant(ctx.merchantId, async (tx) => [
    await userById(ctx, tx, ctx.caller.userId),
    await tx.select().from(cashbackLedger).where(mine).orderBy(desc(cashbackLedger.createdAt)).limit(100),
  ]);
  return {
    balance: found(user, 'session.expired').cashback,
    history: entries.map(({ id, amount, orderId, createdAt }) => ({
      id,
      amount,
      orderId,
      createdDate: createdAt.toISOString(),
    })),
  };
}
