import type { Answered, endpoints } from '@dasturxon/core/api';
import { and, inArray } from 'drizzle-orm';

import { isOnMenu } from '../../catalog/is-on-menu.ts';
import { toProduct } from '../../catalog/to-product.ts';
import { products } from '../../db/schema/catalog.ts';
import type { SignedIn } from '../model/deps.ts';
import { visibleOrder } from '../model/read-orders.ts';
import { withLines } from '../model/to-order.ts';

/** The lines of an order as a new basket, without what is no longer sold or can no longer be chosen. */
export function repeatOrder(ctx: SignedIn, id: string): Promise<Answered<typeof endpoints.repeatOrder>> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const [order] = await withLines(tx, [await visibleOrder(ctx, tx, id)]);
    const lines = order!.cartItems;
    const ids = [...new Set(lines.map((line) => line.productId))];
    const rows = await tx
      .select()
      .from(products)
      .where(and(isOnMenu(ctx), inArray(products.id, ids)));
    const choices = new Map(
      rows.map((row) => {
        const items = toProduct(row).modificationGroups.flatMap((group) => group.items);
        return [row.id, new Set(items.map((item) => item.id))];
      }),
    );
    return {
      cartItems: lines
        .filter((line) => choices.has(line.productId))
        .map(({ productId, count, modifiers }) => ({
          productId,
          count,
          modifiers: modifiers
            .filter((modifier) => choices.get(productId)?.has(modifier.id))
            .map((modifier) => ({ id: modifier.id, count: modifier.count })),
        })),
      missingProductIds: ids.filter((productId) => !choices.has(productId)),
    };
  });
}
