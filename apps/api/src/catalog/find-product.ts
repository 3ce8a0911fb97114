import { and, eq } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { products } from '../db/schema/catalog.ts';
import type { Ctx } from '../http/serving/context.ts';
import { found } from '../http/api-error.ts';
import { isOnMenu } from './is-on-menu.ts';

/** A product on the menu of this merchant. Throws product.notFound, for a hidden one too (IMP-02). */
export async function findProduct(ctx: Pick<Ctx, 'merchantId'>, tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(isOnMenu(ctx), eq(products.id, id)));
  return found(row, 'product.notFound');
}
