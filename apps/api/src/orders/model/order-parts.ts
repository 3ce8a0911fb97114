import { and, asc, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderParts } from '../../db/schema/payments.ts';

export type PartRow = typeof orderParts.$inferSelect;

/** The parts that several people pay of an order, in their order; none of an order that one person pays (C6). */
export const partsOfOrder = (tx: Tx, order: { merchantId: string; id: string }): Promise<PartRow[]> =>
  tx
    .select()
    .from(orderParts)
    .where(and(eq(orderParts.merchantId, order.merchantId), eq(orderParts.orderId, order.id)))
    .orderBy(asc(orderParts.part));
