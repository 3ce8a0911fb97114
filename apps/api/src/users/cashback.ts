import type { Answered, CashbackEntry, endpoints } from '@dasturxon/core/api';
import { pointsReason, withBalances } from '@dasturxon/core/loyalty';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { orders } from '../db/schema/orders.ts';
import { cashbackLedger } from '../db/schema/promos.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { found } from '../http/api-error.ts';
import { userById } from './find-user.ts';

/** A line of the ledger, with the number of its order and the balance after it. */
type LedgerLine = typeof cashbackLedger.$inferSelect & { orderNumber: number | null; balance: number };

/** A line of the ledger as its guest sees it: why, without the other guest's order that it may name (B61). */
export function toCashbackEntry(line: LedgerLine): CashbackEntry {
  const { id, amount, orderId, orderNumber, balance, createdAt } = line;
  const reason = pointsReason(line);
  return { id, amount, orderId, orderNumber, balance, reason, createdDate: createdAt.toISOString() };
}

type Balance = { merchantId: string; userId: string; balance: number };

/** The lines of a guest's ledger, newest first, each with the balance after it (B66); at most so many. */
export async function ledgerLines(
  tx: Tx,
  { merchantId, userId, balance }: Balance,
  atMost?: number,
): Promise<LedgerLine[]> {
  const query = tx
    .select({ ...getTableColumns(cashbackLedger), orderNumber: orders.number })
    .from(cashbackLedger)
    .leftJoin(
      orders,
      and(eq(orders.merchantId, cashbackLedger.merchantId), eq(orders.id, cashbackLedger.orderId)),
    )
    .where(and(eq(cashbackLedger.merchantId, merchantId), eq(cashbackLedger.userId, userId)))
    .orderBy(desc(cashbackLedger.createdAt), desc(cashbackLedger.id))
    .$dynamic();
  const lines = await (atMost === undefined ? query : query.limit(atMost));
  return withBalances(lines, balance);
}

/** The same as their guest sees them. */
export const pointsHistory = async (tx: Tx, of: Balance, atMost?: number): Promise<CashbackEntry[]> =>
  (await ledgerLines(tx, of, atMost)).map(toCashbackEntry);

/** D84: the balance and its last hundred changes, newest first. */
export async function readCashback(ctx: SignedIn): Promise<Answered<typeof endpoints.getCashback>> {
  const { merchantId, caller } = ctx;
  const { userId } = caller;
  return ctx.db.inTenant(merchantId, async (tx) => {
    const balance = found(await userById(ctx, tx, userId), 'session.expired').cashback;
    return { balance, history: await pointsHistory(tx, { merchantId, userId, balance }, 100) };
  });
}
