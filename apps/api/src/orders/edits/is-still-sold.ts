import { and, eq } from 'drizzle-orm';

import { isOnMenu } from '../../catalog/is-on-menu.ts';
import { activeStops, isSoldOut } from '../../catalog/stop-list.ts';
import type { Tx } from '../../db/connect.ts';
import { products, stopList } from '../../db/schema/catalog.ts';
import type { OrderWriteDeps } from '../model/deps.ts';
import type { SwapOption } from '../model/order-edits.ts';
import type { OrderRow } from '../model/to-order.ts';

/** Whether the branch of an order still sells a substitute that its guest was offered. */
export async function isStillSold(
  deps: Pick<OrderWriteDeps, 'now'>,
  tx: Tx,
  { row, option: { productId } }: { row: OrderRow; option: SwapOption },
): Promise<boolean> {
  const { merchantId, branchId } = row;
  const stopped = and(
    activeStops({ merchantId, now: deps.now }),
    eq(stopList.branchId, branchId),
    eq(stopList.productId, productId),
  );
  if ((await tx.$count(stopList, stopped)) > 0) return false;
  const [product] = await tx
    .select({ isSoldOut })
    .from(products)
    .where(and(isOnMenu({ merchantId }), eq(products.id, productId)));
  return product?.isSoldOut === false;
}
