import { cashbackToTakeBack, keptWithoutTip, type Tiyin } from '@dasturxon/core/payment';
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { cashbackLedger } from '../../db/schema/promos.ts';
import { movePoints } from '../loyalty/move-points.ts';
import { takeReferralBack } from '../loyalty/reward-referral.ts';
import type { OrderRow } from '../model/to-order.ts';
import type { RecordDeps } from '../../http/serving/context.ts';

/** A movement of the cashback of an order's customer; one kind and cause of an order moves once. */
export async function moveCashback(
  deps: RecordDeps,
  tx: Tx,
  entry: { row: OrderRow; kind: 'REFUND' | 'EARN' | 'EDIT'; amount: number; cause?: string },
): Promise<void> {
  const { row, kind, amount, cause = '' } = entry;
  if (amount <= 0) return;
  const { merchantId, userId, id: orderId } = row;
  await movePoints(deps, tx, { merchantId, userId, orderId, kind, cause, amount });
}

/** How much of the cashback that an order spent has not come back yet. */
export async function cashbackLeft(tx: Tx, row: OrderRow): Promise<number> {
  if (row.cashback === 0) return 0;
  const [back] = await tx
    .select({ sum: sql<string | number>`coalesce(sum(${cashbackLedger.amount}), 0)` })
    .from(cashbackLedger)
    .where(
      and(
        eq(cashbackLedger.merchantId, row.merchantId),
        eq(cashbackLedger.orderId, row.id),
        eq(cashbackLedger.kind, 'REFUND'),
      ),
    );
  return row.cashback - Number(back?.sum ?? 0);
}

/** What is left to an order's customer of the points that it has earned. */
async function earnedLeft(tx: Tx, { merchantId, id }: OrderRow): Promise<number> {
  const [earned] = await tx
    .select({ sum: sql<string | number>`coalesce(sum(${cashbackLedger.amount}), 0)` })
    .from(cashbackLedger)
    .where(
      and(
        eq(cashbackLedger.merchantId, merchantId),
        eq(cashbackLedger.orderId, id),
        inArray(cashbackLedger.kind, ['EARN', 'REVOKE']),
      ),
    );
  return Number(earned?.sum ?? 0);
}

/**
 * Takes points back with money that went back. What the customer has spent already stays spent: a balance never falls
 * below nothing, and never moves without its line in the ledger (T34, IMP-19). With the last of the money a referrer's points go too (B31).
 */
export async function takeEarnedBack(
  deps: RecordDeps,
  tx: Tx,
  about: { row: OrderRow; kept: { before: Tiyin; after: Tiyin }; cause: string },
): Promise<void> {
  const { row, kept, cause } = about;
  const { merchantId, userId, id: orderId } = row;
  const keptForDishes = keptWithoutTip(kept, row.tip);
  if (keptForDishes.after === 0) await takeReferralBack(deps, tx, row);
  const due = cashbackToTakeBack(await earnedLeft(tx, row), keptForDishes);
  if (due <= 0) return;
  const own = and(eq(users.merchantId, merchantId), eq(users.id, userId));
  const [user] = await tx.select({ cashback: users.cashback }).from(users).where(own).for('no key update');
  const amount = Math.min(due, user?.cashback ?? 0);
  await movePoints(deps, tx, { merchantId, userId, orderId, kind: 'REVOKE', cause, amount: -amount });
}
