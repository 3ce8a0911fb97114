import { sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { idempotencyKeys } from '../db/schema/orders.ts';
import type { Caller, Ctx } from '../deps.ts';
import { sha256 } from '../secrets.ts';
import { Reply } from './answers.ts';
import { refusal } from './refusal.ts';

/** A write that is done at most once: whose, under which key, and what exactly was sent. */
export type Once = { userId: string; key: string; endpoint: string; bodyHash: string };

/** A stored answer goes out with this header. */
export const REPLAYED = { 'Idempotent-Replayed': 'true' };

/** What identifies this request among all others. */
export function onceOf(ctx: Ctx & { caller: Caller }, endpoint: string, bodyText: string): Once {
  if (!ctx.idempotencyKey) throw refusal('idempotency.keyMissing');
  return {
    userId: ctx.caller.userId,
    key: ctx.idempotencyKey,
    endpoint,
    bodyHash: sha256(`${endpoint}\n${bodyText}`),
  };
}

/**
 * Takes the key for this transaction. The stored answer when the same request was already done, else null. Throws
 * in_progress while another transaction holds the key, and idempotency.bodyDiffers for another body.
 */
export async function claimKey(ctx: Ctx, tx: Tx, once: Once): Promise<{ answer: unknown } | null> {
  const name = `${ctx.merchantId}|${once.userId}|${once.key}`;
  const { rows } = await tx.execute<{ got: boolean; body_hash: string | null; answer: unknown }>(sql`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as got, k.body_hash, k.answer
    from (select) as always left join idempotency_keys k
      on k.merchant_id = ${ctx.merchantId} and k.user_id = ${once.userId} and k.key = ${once.key}`);
  const { got, body_hash: bodyHash, answer } = rows[0]!;
  if (!got) throw refusal('in_progress', { seconds: 1 });
  if (bodyHash === null) return null;
  if (bodyHash !== once.bodyHash) throw refusal('idempotency.bodyDiffers');
  return { answer };
}

/** Stores the answer of a key with what it made, in the same transaction. */
export async function keepAnswer(ctx: Ctx, tx: Tx, kept: Once & { answer: unknown }): Promise<void> {
  await tx
    .insert(idempotencyKeys)
    .values({ merchantId: ctx.merchantId, ...kept, status: 200, createdAt: ctx.now() });
}

/** Another process may finish the same request between our look and our lock: the second look finds its answer. */
export async function againIfTaken<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const cause = (error instanceof Error ? error.cause : null) as {
      code?: string;
      constraint?: string;
    } | null;
    if (cause?.code !== '23505' || !cause.constraint?.includes('idempotency_keys')) throw error;
    return attempt();
  }
}

/** Does a write at most once per key: the first 2xx answer is kept and given again (D46). */
export async function doOnce<T>(
  ctx: Ctx & { caller: Caller },
  about: { endpoint: string; bodyText: string },
  work: (tx: Tx) => Promise<T>,
): Promise<Reply<T>> {
  const once = onceOf(ctx, about.endpoint, about.bodyText);
  const inTransaction = async (tx: Tx) => {
    const before = await claimKey(ctx, tx, once);
    if (before) return new Reply(before.answer as T, { headers: REPLAYED });
    const answer = await work(tx);
    await keepAnswer(ctx, tx, { ...once, answer });
    return new Reply(answer, {});
  };
  return againIfTaken(() => ctx.db.inTenant(ctx.merchantId, inTransaction));
}
