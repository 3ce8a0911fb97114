import { eq, sql } from 'drizzle-orm';

import { moneyJournal, paymentAttempts } from '../../db/schema/payments.ts';
import type { Scene } from '../scene.ts';

/** Attempts of an order, oldest first. */
export function attemptsIn({ deps, merchantId }: Scene, orderId: string) {
  return deps.db.inTenant(merchantId, (tx) =>
    tx
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId))
      .orderBy(paymentAttempts.number),
  );
}

/** The balance of every account of a merchant's journal, in tiyin; those of nothing are left out. */
export async function balancesOf({ deps, merchantId }: Scene): Promise<Record<string, number>> {
  const rows = await deps.db.inTenant(merchantId, (tx) =>
    tx
      .select({ account: moneyJournal.account, sum: sql<string | number>`sum(${moneyJournal.amount})` })
      .from(moneyJournal)
      .groupBy(moneyJournal.account),
  );
  return Object.fromEntries(
    rows.map(({ account, sum }) => [account, Number(sum)] as const).filter(([, sum]) => sum !== 0),
  );
}
