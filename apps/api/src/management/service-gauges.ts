import { REFUND_ALARM_MS } from '@dasturxon/core/staff';
import { sql } from 'drizzle-orm';

import { takesWrites } from '../db/migrate.ts';
import { branches } from '../db/schema/places.ts';
import { paymentRefunds } from '../db/schema/payments.ts';
import type { Deps } from '../http/serving/context.ts';
import { queueGauges } from '../jobs/queue-gauges.ts';

/** What is true of all brands together when the metrics are read: waiting work, late refunds, silent boards. */
export async function serviceGauges({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Record<string, number>> {
  const { used, waiting, shareWaiting } = db.load();
  const pool = { db_connections_used: used, db_connections_waiting: waiting, db_share_waiting: shareWaiting };
  const counted = await db
    .asPlatform(async (tx) => {
      const late = new Date(now().getTime() - REFUND_ALARM_MS).toISOString();
      const { rows } = await tx.execute<{ refunds: number; boards: number }>(sql`select
        (select count(*)::int from ${paymentRefunds}
          where ${paymentRefunds.state} <> 'DONE' and ${paymentRefunds.createdAt} <= ${late}) as refunds,
        (select count(*)::int from ${branches}
          where not ${branches.deleted} and ${branches.staff} ->> 'isHeardAgain' = 'false') as boards`);
      return { refunds_overdue: rows[0]?.refunds ?? 0, boards_silent: rows[0]?.boards ?? 0 };
    })
    .catch(() => ({}));
  // Without a database the numbers of the process itself are still worth reading.
  const queues = await queueGauges(db).catch(() => ({}));
  const writable = await takesWrites(db).catch(() => false);
  return { ...pool, ...counted, ...queues, database_writable: writable ? 1 : 0 };
}
