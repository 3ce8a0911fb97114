import { slotCapacityAt } from '@dasturxon/core/branch';
import { stockOf } from '@dasturxon/core/cart';
import { and, eq, gte, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/catalog.ts';
import { users } from '../../db/schema/customers.ts';
import type { Ctx, SignedIn } from '../model/deps.ts';
import { apiError } from '../../http/api-error.ts';
import { moveAmountLeft } from '../model/amount-left.ts';
import { takeSlot } from '../model/slot-uses.ts';
import { type PromoUse, takePromotions } from '../promos/take-promotions.ts';
import type { OrderFacts } from './order-facts.ts';
import type { PricedRequest } from './price-request.ts';

/** A priced request, and the facts that it was priced by. */
type Reserved = { priced: PricedRequest; facts: OrderFacts };

/** What an order takes of each product that has a stock or an amount left, in one order for all writers. */
function stockTaken({ lines }: PricedRequest, isCounted: (productId: string) => boolean): [string, number][] {
  const taken = new Map<string, number>();
  for (const { product, count, modifiers } of lines) {
    const parts = modifiers.map((chosen) => ({ productId: chosen.modifier.productId, count: chosen.count }));
    for (const [id, quantity] of stockOf({ ...product, productId: product.id, count, modifiers: parts }))
      if (isCounted(id)) taken.set(id, (taken.get(id) ?? 0) + quantity);
  }
  return [...taken].sort(([one], [other]) => (one < other ? -1 : 1));
}

async function takeStock(ctx: Ctx, tx: Tx, { priced, facts }: Reserved) {
  const hasStock = (id: string) => (facts.products.get(id)?.amount ?? null) !== null;
  for (const [id, quantity] of stockTaken(priced, hasStock)) {
    const taken = await tx
      .update(products)
      .set({ amount: sql`round((${products.amount} - ${quantity})::numeric, 6)::double precision` })
      .where(
        and(eq(products.merchantId, ctx.merchantId), eq(products.id, id), gte(products.amount, quantity)),
      )
      .returning({ id: products.id });
    if (taken.length === 0) throw apiError('product.notEnough', { productId: id });
  }
}

/** Takes what a branch has left of its dishes. */
async function takeLeft(ctx: Ctx, tx: Tx, { priced, facts }: Reserved) {
  const branchId = priced.serving?.branch.id ?? '';
  for (const [productId, quantity] of stockTaken(priced, (id) => facts.left.has(`${branchId}:${id}`)))
    await moveAmountLeft(ctx, tx, { branchId, productId, more: quantity });
}

async function takeCashback(ctx: SignedIn, tx: Tx, amount: number) {
  const taken = await tx
    .update(users)
    .set({ cashback: sql`${users.cashback} - ${amount}` })
    .where(
      and(eq(users.merchantId, ctx.merchantId), eq(users.id, ctx.caller.userId), gte(users.cashback, amount)),
    )
    .returning({ id: users.id });
  if (taken.length === 0) throw apiError('cashback.insufficient');
}

/**
 * Reserves what the order uses up: stock, what a branch has left, promotions, slot, cashback. Each is a conditional update, so two simultaneous
 * orders cannot both take the last one (T32…T34). Throws product.notEnough, promo.usedUp, slot.unavailable and
 * cashback.insufficient.
 */
export async function reserve(
  ctx: SignedIn,
  tx: Tx,
  order: Reserved & { deliveryAt: Date | null },
): Promise<PromoUse[]> {
  const { priced, facts, deliveryAt } = order;
  await takeStock(ctx, tx, order);
  await takeLeft(ctx, tx, order);
  const uses = await takePromotions(ctx, tx, { applied: priced.promotions, promotions: facts.promotions });
  if (deliveryAt && priced.serving) {
    const capacity = slotCapacityAt(priced.serving, deliveryAt);
    await takeSlot(ctx, tx, { branchId: priced.serving.branch.id, capacity, at: deliveryAt });
  }
  if (priced.price.cashback > 0) await takeCashback(ctx, tx, priced.price.cashback);
  return uses;
}
