import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { FINISHED_STATUSES, forgetComments, PERSONAL_FIELDS } from '../../jobs/personal-order-fields.ts';

/**
 * Takes the person out of a deleted account's finished orders: what was sold and for how much stays, who it was for
 * and where does not (T26). An order on its way keeps its address until it is finished.
 */
export async function forgetPersonInOrders(
  tx: Tx,
  who: { merchantId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    with finished as (update orders o set data = o.data - ${PERSONAL_FIELDS}
      from users u
      where o.merchant_id = ${who.merchantId} and o.user_id = ${who.userId}
        and o.status in ${FINISHED_STATUSES}
        and u.merchant_id = o.merchant_id and u.id = o.user_id and u.deleted_at is not null
      returning o.merchant_id, o.id)
    ${forgetComments(sql`finished`)}`);
}
