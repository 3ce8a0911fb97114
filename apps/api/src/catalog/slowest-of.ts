import { readyInMinutes } from '@dasturxon/core/catalog';
import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { products } from '../db/schema/catalog.ts';
import type { Ctx } from '../http/serving/context.ts';
import { toProduct } from './to-product.ts';

/** Minutes of the slowest of some dishes; unknown ones count for nothing. */
export async function slowestOf(
  ctx: Pick<Ctx, 'merchantId'>,
  tx: Tx,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const own = and(eq(products.merchantId, ctx.merchantId), inArray(products.id, [...ids]));
  return readyInMinutes((await tx.select().from(products).where(own)).map(toProduct), 0);
}
