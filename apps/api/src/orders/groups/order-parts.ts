import { isLateTip } from '@dasturxon/core/payment';
import { and, asc, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { orderParts } from '../../db/schema/payments.ts';

export type PartRow = typeof orderParts.$inferSelect;

type Named = { merchantId: string; id: string };

/** Everything that is paid of an order by itself: the parts of several payers, and its late tip. */
export const allPartsOf = (tx: Tx, order: Named): Promise<PartRow[]> =>
  tx
    .select()
    .from(orderParts)
    .where(and(eq(orderParts.merchantId, order.merchantId), eq(orderParts.orderId, order.id)))
    .orderBy(asc(orderParts.part));

/** The parts that several people pay of an order, in their order; none of an order that one person pays (C6). */
export const partsOfOrder = async (tx: Tx, order: Named): Promise<PartRow[]> =>
  (await allPartsOf(tx, order)).filter(({ part }) => !isLateTip(part));
