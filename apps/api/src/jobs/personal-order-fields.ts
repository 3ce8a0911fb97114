import { PERSONAL_ORDER_FIELDS } from '@dasturxon/core/privacy';
import { ARCHIVE_STATUSES } from '@dasturxon/core/order';
import { sql, type SQL } from 'drizzle-orm';

/** The keys of an order's data that describe its guest, as an SQL array. */
export const PERSONAL_FIELDS = sql.raw(
  `array[${PERSONAL_ORDER_FIELDS.map((name) => `'${name}'`).join(', ')}]`,
);

/** The statuses of finished orders, as an SQL list. */
export const FINISHED_STATUSES = sql.raw(`(${ARCHIVE_STATUSES.map((status) => `'${status}'`).join(', ')})`);

/** Takes the guest's comments out of the lines of the orders in `orders`, a part of the statement: merchant_id, id. */
export const forgetComments = (orders: SQL): SQL => sql`
  update order_lines l set data = l.data - 'comment' from ${orders} o
  where l.merchant_id = o.merchant_id and l.order_id = o.id and l.data ? 'comment'`;
