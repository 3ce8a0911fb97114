import { sql, type SQL } from 'drizzle-orm';

import type { Handle } from '../db/connect.ts';
import type { Log } from '../kernel/log.ts';

const DAY_MS = 24 * 3600_000;
const EVERY_MS = 3600_000;
/** Maximum number of cached answers; each is about 1 kB. */
const ANSWERS_AT_MOST = 200_000;

/** Deletes of expired rows; `before(days)` is the limit of each table. */
function oldRows(before: (days: number) => SQL): SQL[] {
  return [
    sql`delete from rate_counts where window_start < ${before(2)}`,
    sql`delete from phone_codes where expires_at < ${before(2)}`,
    // A key is good for a day at least (D46).
    sql`delete from idempotency_keys where created_at < ${before(7)}`,
    sql`delete from sessions where expires_at < ${before(30)} or revoked_at < ${before(30)}`,
    sql`delete from slot_uses where slot < ${before(7)}`,
    sql`delete from reservation_slots where slot < ${before(7)}`,
    sql`delete from print_jobs where created_at < ${before(7)}`,
    // They hold orders with people's data.
    sql`delete from webhook_deliveries where created_at < ${before(30)}`,
    sql`delete from bot_updates where at < ${before(7)}`,
    // Provider calls: kept for payment inquiries; the journal is kept forever.
    sql`delete from payment_inbox where outcome = 'REFUSED' and received_at < ${before(30)}`,
    sql`delete from payment_inbox where received_at < ${before(180)}`,
    sql`delete from geocode_cache where at < ${before(90)}`,
    sql`delete from geocode_cache where question in (
      select question from geocode_cache order by at desc offset ${ANSWERS_AT_MOST})`,
  ];
}

/** Deletes expired rows. Several processes may run it at once. */
export async function deleteExpiredRows(db: Pick<Handle, 'asPlatform'>, now: Date): Promise<void> {
  const before = (days: number) => sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
  for (const statement of oldRows(before)) await db.asPlatform((tx) => tx.execute(statement));
}

/** Deletes expired rows every hour until the returned function is called. */
export function startCleanupJob(db: Handle, log: Log, now: () => Date): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = deleteExpiredRows(db, now()).catch((err: unknown) =>
      log.warn({ err }, 'old rows were not removed'),
    );
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
