import { DAY_MS } from '@dasturxon/core/kernel';
import { setTimeout as pause } from 'node:timers/promises';

import { eq } from 'drizzle-orm';

import { geocodeCache } from '../db/schema/content.ts';
import type { Ctx } from './deps.ts';
import { GeocoderFailed } from '../gateways/geocoder/geocoder.ts';
import { callerBucket, countAgainst, type RateLimit } from '../http/limits/rate-limit.ts';
import { apiError } from '../http/api-error.ts';
import { takeTurn } from './upstream-turn.ts';

/** Streets and houses rarely move. */
const KEEP_MS = 30 * DAY_MS;

/** A question to the geocoder under the name that its answer is kept by. No customer or merchant is in it. */
export type Question<Answer> = { name: string; ask: () => Promise<Answer> };

/** Questions that the cache cannot answer, per client and for all of a merchant's guests (T69, T11). */
function limitsOf(ctx: Ctx): RateLimit[] {
  return [
    { bucket: callerBucket(ctx, 'geo-10s'), limit: 20, seconds: 10 },
    { bucket: callerBucket(ctx, 'geo-hour'), limit: 1_200, seconds: 3600 },
    { bucket: 'geo-merchant-10s', limit: 100, seconds: 10 },
    { bucket: 'geo-merchant-hour', limit: 6_000, seconds: 3600 },
  ];
}

async function kept(ctx: Ctx, name: string): Promise<{ answer: unknown; at: Date } | null> {
  const [row] = await ctx.db.asPlatform((tx) =>
    tx.select().from(geocodeCache).where(eq(geocodeCache.question, name)),
  );
  return row ?? null;
}

async function keep(ctx: Ctx, name: string, answer: unknown): Promise<void> {
  const row = { answer, at: ctx.now() };
  await ctx.db.asPlatform((tx) =>
    tx
      .insert(geocodeCache)
      .values({ question: name, ...row })
      .onConflictDoUpdate({ target: geocodeCache.question, set: row }),
  );
}

async function countQuestion(ctx: Ctx): Promise<void> {
  const about = { merchantId: ctx.merchantId, now: ctx.now() };
  const wait = await ctx.db.inTenant(ctx.merchantId, (tx) => countAgainst(tx, limitsOf(ctx), about));
  if (wait > 0) throw apiError('request.rateLimited', { seconds: wait });
}

/** Waits for this deployment's turn at the service. Throws GeocoderFailed when the line is too long. */
async function awaitTurn(ctx: Ctx): Promise<void> {
  const wait = await takeTurn(ctx.db, ctx.geocoder.perSecond, ctx.now);
  if (wait === null) throw new GeocoderFailed('too many questions at once');
  if (wait > 0) await pause(wait, undefined, { signal: ctx.signal });
}

/**
 * The kept answer, else the service's. An old answer is better than none when the service fails. Throws
 * geocoder.failed (ERR-05) and request.rateLimited.
 */
export async function askGeocoder<Answer>(ctx: Ctx, { name, ask }: Question<Answer>): Promise<Answer> {
  const known = await kept(ctx, name);
  if (known && ctx.now().getTime() - known.at.getTime() < KEEP_MS) return known.answer as Answer;
  await countQuestion(ctx);
  try {
    await awaitTurn(ctx);
    const answer = await ask();
    await keep(ctx, name, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof GeocoderFailed)) throw error;
    ctx.log.warn({ reason: error.message }, 'the geocoder failed');
    if (known) return known.answer as Answer;
    throw apiError('geocoder.failed');
  }
}
