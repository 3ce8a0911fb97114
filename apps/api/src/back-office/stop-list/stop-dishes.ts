import type { StoppedAt } from '@dasturxon/core/staff';
import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/catalog.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import type { OneBranch } from './stop-scope.ts';
import { putBack, putStops, type Stop } from './write-stops.ts';

type Several = { ids: readonly string[] };

/** These products, each once. Throws product.notFound where one is not there: all or none are stopped. */
async function severalProducts(ctx: SignedIn, tx: Tx, asked: readonly string[]): Promise<string[]> {
  const ids = [...new Set(asked)];
  const count = await tx.$count(
    products,
    and(eq(products.merchantId, ctx.merchantId), inArray(products.id, ids)),
  );
  if (count !== ids.length) throw apiError('product.notFound');
  return ids;
}

/**
 * Takes several products off sale at one branch or all of the caller's, all or none, once per key (BO-432); one that is stopped for
 * longer stays so. Throws product.notFound, request.invalid for an end that is past, and branch.notFound out of scope.
 */
export const stopDishes = (
  ctx: SignedIn,
  { ids, ...stop }: Stop & Several,
  sent: KeyedCall,
): Promise<Reply<StoppedAt[]>> =>
  doOnce(ctx, sent, async (tx) =>
    putStops(ctx, tx, {
      subject: 'product',
      id: null,
      ids: await severalProducts(ctx, tx, ids),
      stop,
      keepsLonger: true,
    }),
  );

/** Puts several products back on sale, once per key. Throws product.notFound, and branch.notFound out of scope. */
export const returnDishes = (
  ctx: SignedIn,
  { ids, branchId }: OneBranch & Several,
  sent: KeyedCall,
): Promise<Reply<{ dishes: number }>> =>
  doOnce(ctx, sent, async (tx) => {
    const own = await severalProducts(ctx, tx, ids);
    await putBack(ctx, tx, { subject: 'product', id: null, ids: own, branchId });
    return { dishes: own.length };
  });
