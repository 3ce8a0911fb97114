import type { AddableSection } from '@dasturxon/core/api';
import { isOrderable } from '@dasturxon/core/cart';
import { isOfferedBy, sortByPriority } from '@dasturxon/core/catalog';
import { LocalizedText } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { isOnMenu } from '../../catalog/is-on-menu.ts';
import { activeStops } from '../../catalog/stop-list.ts';
import { toProduct } from '../../catalog/to-product.ts';
import type { Tx } from '../../db/connect.ts';
import { categories, products, stopList } from '../../db/schema/catalog.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { lockStaffOrder } from '../../orders/model/lock-order.ts';
import { toOrder } from '../../orders/model/to-order.ts';

async function stoppedAt(ctx: SignedIn, tx: Tx, branchId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ productId: stopList.productId })
    .from(stopList)
    .where(and(activeStops(ctx), eq(stopList.branchId, branchId)));
  return new Set(rows.map(({ productId }) => productId));
}

/** The products that can be added to an order at its branch, by category in the order of the menu. Throws order.notFound. */
export function listAddable(ctx: SignedIn, id: string): Promise<AddableSection[]> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await lockStaffOrder(ctx, tx, id);
    const { serviceType } = toOrder(row, []);
    const stopped = await stoppedAt(ctx, tx, row.branchId);
    const own = isOnMenu(ctx);
    const offered = (await tx.select().from(products).where(own))
      .map(toProduct)
      .filter((product) => isOfferedBy(product, row.branchId) && !stopped.has(product.id))
      .filter((product) => isOrderable(product, serviceType));
    const shelves = await tx.select().from(categories).where(eq(categories.merchantId, ctx.merchantId));
    return sortByPriority(shelves).flatMap(({ id: categoryId, data }) => {
      const listed = sortByPriority(offered.filter((product) => product.categoryId === categoryId));
      const name = v.parse(v.nullish(LocalizedText, null), data['name'] ?? null);
      return listed.length === 0 ? [] : [{ id: categoryId, name, products: listed }];
    });
  });
}
