import { stockOf } from '@dasturxon/core/cart';
import type { LineChange } from '@dasturxon/core/order';
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/catalog.ts';
import type { Deps } from '../model/deps.ts';
import type { OrderRow } from '../model/to-order.ts';
import { moveAmountLeft } from '../placing/amount-left.ts';
import { apiError } from '../../http/api-error.ts';

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

/** Takes the stock and the amount left that an edit adds and returns what it removes. Throws product.notEnough. */
export async function moveStock(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  { row, changes }: { row: OrderRow; changes: readonly LineChange[] },
): Promise<void> {
  const { merchantId, branchId, createdAt } = row;
  const ctx = { merchantId, now: deps.now };
  for (const [id, more] of stockChanges(changes)) {
    await moveAmountLeft(ctx, tx, { branchId, productId: id, more, ...(more < 0 && { since: createdAt }) });
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
