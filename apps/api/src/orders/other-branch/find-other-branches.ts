import { slotCapacityAt } from '@dasturxon/core/branch';
import type { LocalizedText } from '@dasturxon/core/kernel';
import {
  type BranchObstacle,
  type Order,
  OrderDraft,
  type OrderLine,
  type OtherBranch,
} from '@dasturxon/core/order';
import { isInScope } from '@dasturxon/core/staff';
import { branchObstacles } from '@dasturxon/core/time';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { slotUses } from '../../db/schema/orders.ts';
import { deliveryTerms } from '@dasturxon/core/cart';
import type { ServingBranch } from '../../places/serving-branch.ts';
import type { SignedIn } from '../model/deps.ts';
import { stockOfOrder } from '../model/order-stock.ts';
import { slotOf } from '../model/slot-uses.ts';
import { type OrderRow, withLines } from '../model/to-order.ts';
import { missingAt } from '../placing/missing-at.ts';
import { type OrderFacts, readOrderFacts } from '../placing/order-facts.ts';

/** A branch that an order could be given to, with what the move needs of it. */
export type FoundBranch = { serving: ServingBranch; other: OtherBranch };

const toItem = ({ productId, count, modifiers }: OrderLine) => ({
  productId,
  count,
  modifiers: modifiers.map((chosen) => ({ id: chosen.id, count: chosen.count })),
});

/** The facts as they would be without the order: what it took is there for it at another branch. */
function withoutOrder(facts: OrderFacts, lines: readonly OrderLine[]): OrderFacts {
  const products = new Map(facts.products);
  for (const [id, quantity] of stockOfOrder(lines)) {
    const product = products.get(id);
    if (product && product.amount !== null)
      products.set(id, { ...product, amount: product.amount + quantity });
  }
  return { ...facts, products };
}

/** The dishes of an order that a branch does not have, each once. */
function missingDishes(facts: OrderFacts, order: Order, branchId: string): LocalizedText[] {
  const { cartItems: lines, serviceType } = order;
  const missing = missingAt(facts, { lines, serviceType }, branchId);
  return [...new Map(missing.map(({ productId, name }) => [productId, name])).values()];
}

async function isSlotFull(ctx: SignedIn, tx: Tx, about: { serving: ServingBranch; at: Date | null }) {
  const { serving, at } = about;
  const capacity = at && slotCapacityAt(serving, at);
  if (at === null || capacity === null) return false;
  const [slot] = await tx
    .select({ used: slotUses.used })
    .from(slotUses)
    .where(
      and(
        eq(slotUses.merchantId, ctx.merchantId),
        eq(slotUses.branchId, serving.branch.id),
        eq(slotUses.slot, slotOf(at)),
      ),
    );
  return (slot?.used ?? 0) >= capacity;
}

/**
 * The other branches of the caller's that an order could be given to: those that can take it over first, then the nearest
 * to a delivery's address (C.8).
 */
export async function findOtherBranches(ctx: SignedIn, tx: Tx, row: OrderRow): Promise<FoundBranch[]> {
  const [order] = await withLines(tx, [row]);
  const { serviceType, cartItems, address: to } = order!;
  const draft = v.parse(OrderDraft, { serviceType, cartItems: cartItems.map(toItem) });
  const read = await readOrderFacts(ctx, tx, draft);
  const facts = withoutOrder(read, cartItems);
  const { terms } = facts;
  const address = to && { lat: to.latitude, lon: to.longitude };
  const clock = { places: terms, now: ctx.now(), zone: ctx.tenant.timeZone };
  const at = row.deliveryAt;
  const others = terms.branches.filter(
    ({ branch: { id } }) => id !== row.branchId && isInScope(ctx.caller.branchIds, id),
  );
  const found: FoundBranch[] = [];
  for (const serving of others) {
    const { id, name } = serving.branch;
    const obstacles: BranchObstacle[] = branchObstacles({ serviceType, address, at }, serving.branch, clock);
    if (await isSlotFull(ctx, tx, { serving, at })) obstacles.push('SLOT');
    const missing = missingDishes(facts, order!, id);
    if (missing.length > 0) obstacles.push('DISHES');
    const distance = address && deliveryTerms(terms, serving, address).distance;
    found.push({ serving, other: { id, name, distance, obstacles, missing } });
  }
  const isUnfit = ({ other }: FoundBranch) => Number(other.obstacles.length > 0);
  const metres = ({ other }: FoundBranch) => other.distance ?? 0;
  return found.toSorted((one, two) => isUnfit(one) - isUnfit(two) || metres(one) - metres(two));
}
