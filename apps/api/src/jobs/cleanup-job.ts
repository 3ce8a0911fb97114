import { HOUR_MS } from '@dasturxon/core/kernel';
import type { Handle } from '../db/connect.ts';
import type { Log } from '../kernel/log.ts';
import { startRepeating } from '../kernel/start-repeating.ts';
import { expiredDetails, expiredRows, ROWS_AT_ONCE } from './expired-rows.ts';

const EVERY_MS = HOUR_MS;

/**
 * Deletes what RETENTION_DAYS of core ends (PRIV-01). Several processes may run it at once. `since`: the last complete run
 * of this process.
 */
export async function deleteExpiredRows(
  db: Pick<Handle, 'asPlatform'>,
  now: Date,
  since: Date | null = null,
): Promise<void> {
  for (const statement of expiredRows(now)) await db.asPlatform((tx) => tx.execute(statement));
  for (const statement of expiredDetails(now, since)) {
    let done: number;
    do {
      const { rows } = await db.asPlatform((tx) => tx.execute<{ done: number }>(statement));
      done = rows[0]?.done ?? 0;
    } while (done === ROWS_AT_ONCE);
  }
}

/** Deletes expired rows every hour until the returned function is called. */
export function startCleanupJob(db: Handle, log: Log, now: () => Date): () => Promise<void> {
  let since: Date | null = null;
  return startRepeating({ everyMs: EVERY_MS, log, failure: 'old rows were not removed' }, async () => {
    const at = now();
    await deleteExpiredRows(db, at, since);
    since = at;
  });
}
