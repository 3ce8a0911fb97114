import * as v from 'valibot';

import { retryOnUniqueViolation } from '../../db/retry-on-unique-violation.ts';
import type { Question, Tx } from '../../db/connect.ts';
import { idempotencyKeys } from '../../db/schema/orders.ts';
import type { Ctx, SignedIn } from './context.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { Reply } from '../answers.ts';
import { apiError } from '../api-error.ts';

/** The call that an idempotency key is of: its path as documented and its body as sent. */
export type KeyedCall = { endpoint: string; bodyText: string };

/** A write that is done at most once: whose, under which key, and what exactly was sent. */
export type Once = { userId: string; key: string; endpoint: string; bodyHash: string };

/** A stored answer goes out with this header. */
export const REPLAYED = { 'Idempotent-Replayed': 'true' };

/** What identifies this request among all others. */
export function onceOf(ctx: SignedIn, endpoint: string, bodyText: string): Once {
  if (!ctx.idempotencyKey) throw apiError('idempotency.keyMissing');
  return {
    userId: ctx.caller.userId,
    key: ctx.idempotencyKey,
    endpoint,
    bodyHash: sha256(`${endpoint}\n${bodyText}`),
  };
}

/** One person's writes of a kind wait for each other: what one of them finds is still so when it writes. */
const queueUp =
  ({ merchantId }: Pick<Ctx, 'merchantId'>, line: string): Question =>
  (literal) =>
    `select pg_advisory_xact_lock(hashtextextended(${literal(`${merchantId}|${line}`)}, 1));`;

/** Takes the key for the calling transaction, and returns the stored answer if there is one. */
const claim =
  ({ merchantId }: Pick<Ctx, 'merchantId'>, { userId, key }: Once): Question =>
  (literal) =>
    `
    select pg_try_advisory_xact_lock(hashtextextended(${literal(`${merchantId}|${userId}|${key}`)}, 0)) as got,
      k.body_hash as "bodyHash", k.answer
    from (select) as always left join idempotency_keys k
      on k.merchant_id = ${literal(merchantId)} and k.user_id = ${literal(userId)} and k.key = ${literal(key)}`;

const Claimed = v.object({ got: v.boolean(), bodyHash: v.nullable(v.string()), answer: v.unknown() });

function storedAnswer(row: unknown, once: Once): { answer: unknown } | null {
  const { got, bodyHash, answer } = v.parse(Claimed, row);
  if (!got) throw apiError('in_progress', { seconds: 1 });
  if (bodyHash === null) return null;
  if (bodyHash !== once.bodyHash) throw apiError('idempotency.bodyDiffers');
  return { answer };
}

/**
 * A transaction that holds the key. `before` is the stored answer when the same request was already done, else null.
 * `line`: writes in the same line are done one after the other.
 * Throws in_progress while another transaction holds the key, and idempotency.bodyDiffers for another body.
 */
export function holdingKey<T>(
  ctx: Ctx,
  once: Once & { line?: string | null },
  work: (tx: Tx, before: { answer: unknown } | null) => Promise<T>,
): Promise<T> {
  const question: Question = (literal) =>
    `${once.line ? queueUp(ctx, once.line)(literal) : ''}${claim(ctx, once)(literal)}`;
  const attempt = () =>
    ctx.db.inTenantAsking(ctx.merchantId, question, (tx, rows) => work(tx, storedAnswer(rows[0], once)));
  // Another process may finish the same request between our look and our lock.
  return retryOnUniqueViolation(attempt, 'idempotency_keys');
}

/** Stores the answer of a key with what it made, in the same transaction. */
async function keepAnswer(ctx: Ctx, tx: Tx, kept: Once & { answer: unknown }): Promise<void> {
  await tx
    .insert(idempotencyKeys)
    .values({ merchantId: ctx.merchantId, ...kept, status: 200, createdAt: ctx.now() });
}

/** Does a write at most once per key: the first 2xx answer is kept and given again (D46). */
export async function doOnce<T>(
  ctx: SignedIn,
  about: KeyedCall,
  work: (tx: Tx) => Promise<T>,
): Promise<Reply<T>> {
  const once = onceOf(ctx, about.endpoint, about.bodyText);
  return holdingKey(ctx, once, async (tx, before) => {
    if (before) return new Reply(before.answer as T, { headers: REPLAYED });
    const answer = await work(tx);
    await keepAnswer(ctx, tx, { ...once, answer });
    return new Reply(answer, {});
  });
}

/** Whether a request was carried out already, so that its work outside the transaction must not be repeated. */
export function isAnswered(ctx: SignedIn, about: KeyedCall): Promise<boolean> {
  const once = onceOf(ctx, about.endpoint, about.bodyText);
  return holdingKey(ctx, once, (_tx, before) => Promise.resolve(before !== null));
}
