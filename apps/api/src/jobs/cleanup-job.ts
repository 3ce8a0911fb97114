import { HOUR_MS } from '@dasturxon/core/kernel';
import type { Handle } from '../db/connect.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import { removeFiles } from '../guest-pictures/guest-pictures.ts';
import type { Log } from '../kernel/log.ts';
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

type Needs = { db: Handle; guestFiles: Storage; log: Log; now: () => Date };

/** Removes the files of guests' pictures that ended or whose guest is gone, until none is left. */
export async function removeEndedPictures(needs: Pick<Needs, 'db' | 'guestFiles'>): Promise<void> {
  while ((await removeFiles(needs, (work) => needs.db.asPlatform(work))) > 0);
}

/** Deletes expired rows and files every hour until the returned function is called. */
export function startCleanupJob(needs: Needs): () => Promise<void> {
  const { db, log, now } = needs;
  let running: Promise<void> = Promise.resolve();
  let since: Date | null = null;
  const timer = setInterval(() => {
    const at = now();
    running = deleteExpiredRows(db, at, since)
      .then(() => {
        since = at;
        return removeEndedPictures(needs);
      })
      .catch((err: unknown) => log.warn({ err }, 'old rows were not removed'));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
