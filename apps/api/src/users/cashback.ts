import type { Answered, CashbackEntry, endpoints } from '@dasturxon/core/api';
import { pointsReason } from '@dasturxon/core/loyalty';
import { and, desc, eq } from 'drizzle-orm';

import { cashbackLedger } from '../db/schema/promos.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { found } from '../http/api-error.ts';
import { userById } from './find-user.ts';

/** A line of the ledger as its guest sees it: why, without the other guest's order that it may name (B61). */
export function toCashbackEntry(line: typeof cashbackLedger.$inferSelect): CashbackEntry {
  const { id, amount, orderId, createdAt } = line;
  return { id, amount, orderId, reason: pointsReason(line), createdDate: createdAt.toISOString() };
}

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
    history: entries.map(toCashbackEntry),
  };
}
