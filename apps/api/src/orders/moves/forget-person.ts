import { PERSONAL_ORDER_FIELDS } from '@dasturxon/core/privacy';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';

const PERSONAL = sql.raw(`array[${PERSONAL_ORDER_FIELDS.map((name) => `'${name}'`).join(', ')}]`);

/**
 * Takes the person out of a deleted account's finished orders: what was sold and for how much stays, who it was for
 * and where does not (T26). An order on its way keeps its address until it is finished.
 */
export async function forgetPersonInOrders(
  tx: Tx,
  who: { merchantId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    with finished as (update orders o set data = o.data - ${PERSONAL}
      from users u
      where o.merchant_id = ${who.merchantId} and o.user_id = ${who.userId}
        and o.status in ('DELIVERED', 'CLOSED', 'CANCELED')
        and u.merchant_id = o.merchant_id and u.id = o.user_id and u.deleted_at is not null
      returning o.merchant_id, o.id)
    update order_lines l set data = l.data - 'comment' from finished f
    where l.merchant_id = f.merchant_id and l.order_id = f.id and l.data ? 'comment'`);
}
