import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { FINISHED_STATUSES } from '../../jobs/personal-order-fields.ts';

/** What a brand has not finished: orders, and payments and refunds that are under way. Its deletion waits for both. */
export async function openBusiness(
  tx: Tx,
  merchantId: string,
): Promise<{ orders: number; payments: number }> {
  const { rows } = await tx.execute<{ orders: number; payments: number }>(sql`select
    (select count(*)::int from orders where merchant_id = ${merchantId} and status not in ${FINISHED_STATUSES}) as orders,
    (select count(*)::int from payment_attempts where merchant_id = ${merchantId}
      and (state = 'PENDING' or (state = 'CREATED' and provider_id is not null)))
    + (select count(*)::int from payment_refunds where merchant_id = ${merchantId} and state <> 'DONE') as payments`);
  return rows[0]!;
}
