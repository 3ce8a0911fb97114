import { DOT_DAYS, type OrderDot, orderDots } from '@dasturxon/core/delivery-area';
import { DAY_MS } from '@dasturxon/core/kernel';
import { and, desc, eq, gte, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { isNoTestOrder } from '../../orders/model/to-order.ts';

/** Of a brand with more orders the newest are shown. */
const MOST_ORDERS = 20_000;

const degrees = (field: 'latitude' | 'longitude') =>
  sql<number | null>`(${orders.data} -> 'address' ->> ${field})::double precision`;

/** Where the orders of the last days were brought to, in squares of some guests each. */
export async function readOrderDots({ merchantId, now }: SignedIn, tx: Tx): Promise<OrderDot[]> {
  const since = new Date(now().getTime() - DOT_DAYS * DAY_MS);
  const rows = await tx
    .select({ lat: degrees('latitude'), lon: degrees('longitude'), guest: orders.userId })
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, merchantId),
        eq(orders.serviceType, 'DELIVERY'),
        gte(orders.createdAt, since),
        isNoTestOrder,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(MOST_ORDERS);
  return orderDots(
    rows.flatMap(({ lat, lon, guest }) => (lat === null || lon === null ? [] : [{ lat, lon, guest }])),
  );
}
