import { ApiError } from '@dasturxon/core/api';
import { type AppliedPromotion, countsOrders } from '@dasturxon/core/promo';
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { promos } from '../../db/schema/promos.ts';
import { apiError } from '../../http/api-error.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { usesByCaller } from './promo-uses.ts';
import { type OrderPromotions, ordersOfCaller, type ReadPromotion } from './read-promotions.ts';

/** What an order's use of a promotion is written as. */
export type PromoUse = { id: string; once: boolean; amount: number; code: string | null };

const usedUp = ({ row }: ReadPromotion) =>
  apiError('promo.usedUp', { promoId: row.id, isAutomatic: row.isAutomatic });

/** Whether an order was refused because others took the last use of a promotion that applies by itself: it has another price now. */
export const isAutomaticGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'promo.usedUp' && error.data['isAutomatic'] === true;

/** Counts a use and its amount. The row stays locked until the order is written, so that what is counted next holds. */
async function takeOne(ctx: Ctx, tx: Tx, { one, amount }: { one: ReadPromotion; amount: number }) {
  const taken = await tx
    .update(promos)
    .set({ uses: sql`${promos.uses} + 1`, spent: sql`${promos.spent} + ${amount}` })
    .where(
      and(
        eq(promos.merchantId, ctx.merchantId),
        eq(promos.id, one.row.id),
        eq(promos.isActive, true),
        or(isNull(promos.maxUses), lt(promos.uses, promos.maxUses)),
        or(isNull(promos.budget), lte(sql`${promos.spent} + ${amount}`, promos.budget)),
      ),
    )
    .returning({ id: promos.id });
  if (taken.length === 0) throw usedUp(one);
}

/**
 * Takes the uses and budgets of an order's promotions, in one order for all writers. Each is a conditional update: of two orders
 * for the last use one has it (T33). Throws promo.usedUp.
 */
export async function takePromotions(
  ctx: Ctx,
  tx: Tx,
  { applied, promotions }: { applied: readonly AppliedPromotion[]; promotions: OrderPromotions },
): Promise<PromoUse[]> {
  const { automatic, code, ordersBefore } = promotions;
  const byId = new Map([...automatic, ...(code ? [code] : [])].map((one) => [one.row.id, one]));
  const uses: PromoUse[] = [];
  for (const { promoId, onProducts, onDelivery } of applied.toSorted((a, b) =>
    a.promoId < b.promoId ? -1 : 1,
  )) {
    const one = byId.get(promoId)!;
    const amount = onProducts + onDelivery;
    await takeOne(ctx, tx, { one, amount });
    if (one.perPerson !== null && ((await usesByCaller(ctx, tx)).get(promoId) ?? 0) >= one.perPerson)
      throw usedUp(one);
    if (countsOrders(one.promotion.rule) && (await ordersOfCaller(ctx, tx)) !== ordersBefore)
      throw usedUp(one);
    uses.push({ id: promoId, once: one.row.oncePerUser, amount, code: one.ownCode });
  }
  return uses;
}
