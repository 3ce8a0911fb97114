import { sql } from 'drizzle-orm';

import type { Handle } from '../db/connect.ts';

/** The row of the cache that is no answer: when the next question may be asked. */
const TURN = '|turn';

/** A guest waits at most this long for a place's name. */
const WAIT_AT_MOST_MS = 2_000;

/**
 * Takes the next turn at the geocoder for the whole deployment, whichever process asks: so many questions a second
 * are allowed, evenly spread (the public service's policy is one). Milliseconds to wait until then, or null when the
 * line is too long already.
 */
export async function takeTurn(
  db: Pick<Handle, 'asPlatform'>,
  perSecond: number,
  now: () => Date,
): Promise<number | null> {
  if (perSecond === Infinity) return 0;
  const at = now();
  const latest = new Date(at.getTime() + WAIT_AT_MOST_MS);
  const every = `${1 / perSecond} seconds`;
  const { rows } = await db.asPlatform((tx) =>
    tx.execute<{ wait: number | string }>(sql`
      insert into geocode_cache as c (question, answer, at)
      values (${TURN}, 'null', ${at.toISOString()}::timestamptz + ${every}::interval)
      on conflict (question) do update
        set at = greatest(c.at, ${at.toISOString()}::timestamptz) + ${every}::interval
        where c.at <= ${latest.toISOString()}::timestamptz
      returning extract(epoch from c.at - ${every}::interval - ${at.toISOString()}::timestamptz) * 1000 as wait`),
  );
  return rows[0] ? Math.max(0, Number(rows[0].wait)) : null;
}
