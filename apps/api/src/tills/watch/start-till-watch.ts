import { sql } from 'drizzle-orm';

import type { Handle } from '../../db/connect.ts';
import type { Log } from '../../kernel/log.ts';
import { startRepeating } from '../../kernel/start-repeating.ts';

const EVERY_MS = 5_000;
/** A turn that has not ended after so long was lost with its worker; the job itself is ended sooner. */
const LOST_AFTER = sql`interval '3 minutes'`;

/** Leaves a job for each merchant whose till is to be read now; of several processes one leaves it. */
export async function enqueueTillWatches(db: Pick<Handle, 'asPlatform'>, now: Date): Promise<void> {
  await db.asPlatform((tx) =>
    tx.execute(sql`
      with due as (
        update till_accounts set watch_at = ${now.toISOString()}::timestamptz + ${LOST_AFTER}
        where merchant_id in (
          select merchant_id from till_accounts where watch_at <= ${now.toISOString()}::timestamptz for update skip locked)
        returning merchant_id)
      insert into outbox (merchant_id, id, queue, payload)
      select merchant_id, gen_random_uuid()::text, 'till.watch', '{}'::jsonb from due`),
  );
}

/** Has the tills read until the returned function is called. */
export function startTillWatch(db: Handle, log: Log, now: () => Date): () => Promise<void> {
  const repeating = { everyMs: EVERY_MS, log, failure: 'tills are not read' };
  return startRepeating(repeating, () => enqueueTillWatches(db, now()));
}
