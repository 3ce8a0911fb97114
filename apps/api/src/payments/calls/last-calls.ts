import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';

/** When each payment provider last made a call that was answered. */
export async function lastCalls(tx: Tx, merchantId: string): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await tx.execute<{ provider: string; at: string }>(sql`
    select provider, max(received_at)::text as at from payment_inbox
    where merchant_id = ${merchantId} and outcome <> 'REFUSED' group by provider`);
  return new Map(rows.map(({ provider, at }) => [provider, new Date(at)]));
}
