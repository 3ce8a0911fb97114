import { earnedCashback, earnedWithPromotions } from '@dasturxon/core/cart';
import { earningPercent, stampCardsOf, stampCause, stampReward } from '@dasturxon/core/loyalty';
import type { OrderSettings } from '@dasturxon/core/merchant';
import { AppliedPromotion } from '@dasturxon/core/promo';
import { cashbackToTakeBack, keptWithoutTip } from '@dasturxon/core/payment';
import { aggregatorOf } from '@dasturxon/core/order';
import { listOf } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { readOrderSettings } from '../../merchants/read-merchant.ts';
import { rewardReferral } from '../loyalty/reward-referral.ts';
import { piecesOf, spentBy, stampedLines } from '../loyalty/read-loyalty.ts';
import type { OrderWriteDeps } from '../model/deps.ts';
import { isTestOrder, type OrderRow } from '../model/to-order.ts';
import { moveCashback } from './give-back.ts';

/** Two orders of a guest that close at once count one after the other. */
async function lockGuest(tx: Tx, { merchantId, userId }: OrderRow): Promise<void> {
  const own = and(eq(users.merchantId, merchantId), eq(users.id, userId));
  await tx.select({ id: users.id }).from(users).where(own).for('no key update');
}

type Earning = { row: OrderRow; settings: OrderSettings };

/** What full stamp cards bring back, by category; together at most `most` (B31). */
async function stampRewards(tx: Tx, { row, settings }: Earning, most: number) {
  let left = most;
  const rewards: { categoryId: string; amount: number }[] = [];
  for (const card of stampCardsOf(settings)) {
    const lines = await stampedLines(tx, row, card.categoryId);
    if (lines.length === 0) continue;
    const before = await piecesOf(tx, row, { categoryId: card.categoryId, without: row.id });
    const amount = Math.min(left, stampReward(card, lines, before));
    left -= amount;
    rewards.push({ categoryId: card.categoryId, amount });
  }
  return rewards;
}

/**
 * A closed order earns its points, for what has not gone back of its money (IMP-19): by the tier that the guest had reached
 * before it, twice where a promotion doubles them, and for each stamp card that it fills (B31). All of them together are at most what was paid for the dishes. The first order of an
 * invited guest decides the invitation. A test order of the set-up earns nothing (BO-358).
 */
export async function earnPoints(deps: OrderWriteDeps, tx: Tx, row: OrderRow): Promise<void> {
  if (aggregatorOf(row) || isTestOrder(row)) return;
  const settings = await readOrderSettings(tx);
  await lockGuest(tx, row);
  const spent = settings.cashbackTiers.length
    ? await spentBy(tx, row, { settings, now: deps.now(), without: row.id })
    : 0;
  const promotions = v.parse(listOf(AppliedPromotion), row.data['promotions'] ?? []);
  const whole = earnedWithPromotions(row, earningPercent(settings, spent), promotions);
  const most = earnedCashback(row, 100) - whole;
  const kept = keptWithoutTip(await deps.orderPorts.payments.paidForOrder(tx, row), row.tip);
  const left = (amount: number) => amount - cashbackToTakeBack(amount, kept);
  await moveCashback(deps, tx, { row, kind: 'EARN', amount: left(whole) });
  await rewardReferral(deps, tx, { row, settings, paid: left(earnedCashback(row, 100)) });
  for (const { categoryId, amount } of await stampRewards(tx, { row, settings }, most)) {
    await moveCashback(deps, tx, {
      row,
      kind: 'EARN',
      amount: left(amount),
      cause: stampCause(categoryId),
    });
  }
}
