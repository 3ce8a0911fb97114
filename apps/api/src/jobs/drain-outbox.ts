import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';

import type { Handle, Tx } from '../db/connect.ts';
import { laneOf } from './queues.ts';

/** A transaction of the embedded database holds up every other one: the batch stays small. */
const AT_ONCE = { pglite: 10, postgres: 100 };

type Row = {
  merchant_id: string;
  id: string;
  queue: string;
  payload: Record<string, unknown>;
  start_after: string | Date | null;
};

/** Runs pg-boss statements in our transaction: `$1` of a statement becomes the parameter at the same position. */
function inside(tx: Tx) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const chunks = text
        .split(/\$(\d+)/)
        .map((part, index) => (index % 2 ? sql.param(values[Number(part) - 1]) : sql.raw(part)));
      const result = await tx.execute<Record<string, unknown>>(sql.join(chunks));
      return { rows: result.rows };
    },
  };
}

/**
 * Moves jobs whose time has come, or comes within a minute, from the outbox to the queue, each in the transaction
 * that deletes it. Returns the lanes that received jobs.
 */
export async function drainOutbox(db: Handle, boss: PgBoss): Promise<readonly string[]> {
  return db.asPlatform(async (tx) => {
    const { rows } = await tx.execute<Row>(sql`
      delete from outbox where (merchant_id, id) in (
        select merchant_id, id from outbox where coalesce(start_after, created_at) <= now() + interval '1 minute'
        order by coalesce(start_after, created_at) limit ${AT_ONCE[db.engine]} for update skip locked
      ) returning merchant_id, id, queue, payload, start_after`);
    if (rows.length === 0) return [];
    // The queue's tables belong to the owner alone.
    await tx.execute(sql`reset role`);
    const byLane = Map.groupBy(rows, (row) => laneOf(row.queue, row.payload));
    for (const [lane, jobs] of byLane) {
      const inserts = jobs.map((row) => ({
        id: row.id,
        data: { ...row.payload, merchantId: row.merchant_id },
        group: { id: row.merchant_id },
        ...(row.start_after && { startAfter: new Date(row.start_after) }),
      }));
      await boss.insert(lane, inserts, { db: inside(tx) });
    }
    return [...byLane.keys()];
  });
}
