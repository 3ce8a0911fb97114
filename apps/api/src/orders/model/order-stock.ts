import { stockOf } from '@dasturxon/core/cart';
import type { LineChange, OrderLine } from '@dasturxon/core/order';
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/catalog.ts';
import { apiError } from '../../http/api-error.ts';
import { moveAmountLeft } from './amount-left.ts';
import type { Deps } from './deps.ts';
import { givenBy, type OrderRow, withLines } from './to-order.ts';

/** What changes of each product, in the product's unit, in one order for all writers. */
function stockChanges(changes: readonly LineChange[]): [string, number][] {
  const moved = new Map<string, number>();
  for (const { line, before, after } of changes) {
    const more = Math.sign(after - before);
    for (const [id, quantity] of stockOf({ ...line, count: Math.abs(after - before) }))
      moved.set(id, (moved.get(id) ?? 0) + quantity * more);
  }
  return [...moved].filter(([, more]) => more !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const allOf = (lines: readonly OrderLine[]): LineChange[] =>
  lines.map((line) => ({ line, before: 0, after: line.count }));

/** What an order has taken of each product, also as a part of a combo, in the product's unit. */
export const stockOfOrder = (lines: readonly OrderLine[]): [string, number][] => stockChanges(allOf(lines));

/** Since when an order takes from what its branch has left: since it was placed, or given to the branch. */
export function takesSince(row: Pick<OrderRow, 'data' | 'createdAt'>): Date {
  const given = givenBy(row);
  return given ? new Date(given.at) : row.createdAt;
}

type About = { row: OrderRow; changes: readonly LineChange[] };

/** Takes the stock and the amount left that an edit adds and returns what it removes. Throws product.notEnough. */
export async function moveStock(deps: Pick<Deps, 'now'>, tx: Tx, { row, changes }: About): Promise<void> {
  const { merchantId, branchId } = row;
  const ctx = { merchantId, now: deps.now };
  for (const [id, more] of stockChanges(changes)) {
    const since = more < 0 ? { since: takesSince(row) } : {};
    await moveAmountLeft(ctx, tx, { branchId, productId: id, more, ...since });
    const own = and(eq(products.merchantId, merchantId), eq(products.id, id), isNotNull(products.amount));
    const moved = await tx
      .update(products)
      .set({ amount: sql`round((${products.amount} - ${more})::numeric, 6)::double precision` })
      .where(more > 0 ? and(own, gte(products.amount, more)) : own)
      .returning({ id: products.id });
    if (more <= 0 || moved.length > 0) continue;
    if ((await tx.$count(products, own)) > 0) throw apiError('product.notEnough', { productId: id });
  }
}

/**
 * Gives back all that a cancelled order took, also the parts of its combos; of an amount left, unless it was set after the
 * order took from it (BO-46).
 */
export async function returnStock(deps: Pick<Deps, 'now'>, tx: Tx, row: OrderRow): Promise<void> {
  const [order] = await withLines(tx, [row]);
  const changes = order!.cartItems.map((line) => ({ line, before: line.count, after: 0 }));
  await moveStock(deps, tx, { row, changes });
}
