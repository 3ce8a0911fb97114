import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';

import { orderHistory } from '../../db/schema/orders.ts';

const { fromStatus, toStatus } = orderHistory;

const isMove = ne(sql`coalesce(${fromStatus}, '')`, toStatus);

/** The row of history with which an order was handed over: CLOSED only without a DELIVERED before it. */
export const isHandedOver: SQL | undefined = and(
  isMove,
  or(eq(toStatus, 'DELIVERED'), and(eq(toStatus, 'CLOSED'), sql`${fromStatus} <> 'DELIVERED'`)),
);

/** The row of history with which an order was cancelled. */
export const isCanceled: SQL | undefined = and(isMove, eq(toStatus, 'CANCELED'));
