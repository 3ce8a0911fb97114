import type { PointsKind } from '@dasturxon/core/loyalty';
import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { cashbackLedger } from '../../db/schema/promos.ts';
import type { RecordDeps } from '../../http/serving/context.ts';

/** A movement of a guest's points in so'm; below zero it takes them. */
type Movement = {
  merchantId: string;
  userId: string;
  /** Null where the points are for another guest's order. */
  orderId: string | null;
  kind: Exclude<PointsKind, 'SPEND'>;
  cause: string;
  amount: number;
};

/** A line of the ledger and the balance, which never move apart (I23); one kind and cause of an order moves once. */
export async function movePoints(deps: RecordDeps, tx: Tx, movement: Movement): Promise<void> {
  const { merchantId, userId, amount } = movement;
  if (amount === 0) return;
  const [written] = await tx
    .insert(cashbackLedger)
    .values({ ...movement, id: deps.newId(), createdAt: deps.now() })
    .onConflictDoNothing()
    .returning({ id: cashbackLedger.id });
  if (!written) return;
  await tx
    .update(users)
    .set({ cashback: sql`${users.cashback} + ${amount}` })
    .where(and(eq(users.merchantId, merchantId), eq(users.id, userId)));
}
