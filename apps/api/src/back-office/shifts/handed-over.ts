import { sql, type SQL } from 'drizzle-orm';

import { orderHistory } from '../../db/schema/orders.ts';

const { fromStatus, toStatus } = orderHistory;

// The statuses are part of the text: PostgreSQL finds the index order_history_ends by them.
const isMove = sql`coalesce(${fromStatus}, '') <> ${toStatus}`;

/** The row of history with which an order was handed over: CLOSED only without a DELIVERED before it. */
export const isHandedOver: SQL = sql`${isMove} and (${toStatus} = 'DELIVERED' or ${toStatus} = 'CLOSED' and ${fromStatus} <> 'DELIVERED')`;

/** The row of history with which an order was cancelled. */
export const isCanceled: SQL = sql`${isMove} and ${toStatus} = 'CANCELED'`;
