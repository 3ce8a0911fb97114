import { sql } from 'drizzle-orm';

import type { Handle } from '../db/connect.ts';
import { DEAD_LETTERS, ORDER_NOTIFICATIONS } from './queues.ts';

const NOTIFICATION_NAMES = ORDER_NOTIFICATIONS.map((name) => `'${name}'`).join(', ');

/** How much waits in the outbox and the queues, how old the oldest job is, and what failed for good. */
export async function queueGauges(db: Handle) {
  const outbox = await db.asPlatform(async (tx) => {
    const { rows } = await tx.execute<{ waiting: number; age: number }>(sql`
      select count(*)::int as waiting,
        greatest(coalesce(extract(epoch from now() - min(coalesce(start_after, created_at))), 0), 0)::float as age
      from outbox`);
    return rows[0];
  });
  const { rows } = await db.executeSql(`
    select count(*) filter (where state < 'completed' and name <> '${DEAD_LETTERS}')::int as waiting,
      count(*) filter (where name = '${DEAD_LETTERS}')::int as dead,
      count(*) filter (where state = 'failed')::int as untold
    from pgboss.job where state < 'completed' or name = '${DEAD_LETTERS}'
      or (state = 'failed' and name in (${NOTIFICATION_NAMES}))`);
  const counted = (name: string) => Number(rows[0]?.[name] ?? 0);
  return {
    outbox_waiting: outbox?.waiting ?? 0,
    outbox_oldest_seconds: outbox?.age ?? 0,
    jobs_waiting: counted('waiting'),
    jobs_dead: counted('dead'),
    order_notifications_dead: counted('untold'),
  };
}
