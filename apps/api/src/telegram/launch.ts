import { createHash } from 'node:crypto';

import { isLanguage, LANGUAGE_TAGS, LANGUAGES, type Language } from '@dasturxon/core/kernel';
import { sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { rateCounts } from '../db/schema/customers.ts';
import type { Ctx } from '../deps.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { refusal } from '../http/refusal.ts';
import { botTokenOf } from './bot-token.ts';
import { readInitData, type TelegramUser } from './init-data.ts';

/** A launch may be exchanged this often: a reloaded page exchanges again (T15). */
const EXCHANGES = 5;
const WINDOW_S = 24 * 3600;
const DENIED = 1_000_000;

const bucketOf = (initData: string) => `launch:${createHash('sha256').update(initData).digest('hex')}`;

/** Counts one exchange of a launch. Throws messenger.initDataExpired after the fifth and after a logout. */
export async function spendLaunch(ctx: Ctx, tx: Tx, initData: string): Promise<boolean> {
  const limit = { bucket: bucketOf(initData), limit: EXCHANGES, seconds: WINDOW_S };
  return (await countAgainst(tx, [limit], { merchantId: ctx.merchantId, now: ctx.now() })) === 0;
}

/** A launch that was logged out of is worth nothing any more. */
export async function denyLaunch(ctx: Ctx, tx: Tx, initData: string): Promise<void> {
  const seconds = ctx.now().getTime() / 1000;
  const windowStart = new Date(Math.floor(seconds / WINDOW_S) * WINDOW_S * 1000);
  await tx
    .insert(rateCounts)
    .values({ merchantId: ctx.merchantId, bucket: bucketOf(initData), windowStart, count: DENIED })
    .onConflictDoUpdate({
      target: [rateCounts.merchantId, rateCounts.bucket, rateCounts.windowStart],
      set: { count: sql`${DENIED}` },
    });
}

/** Whose launch this is, by the merchant's own bot. Throws messenger.initDataInvalid and messenger.initDataExpired. */
export async function launchUser(ctx: Ctx, initData: string): Promise<TelegramUser> {
  const user = readInitData(initData, { botToken: await botTokenOf(ctx, ctx.merchantId), now: ctx.now() });
  if (!user.ok) throw refusal(user.code);
  return user.value;
}

/** The interface language for an IETF tag, null when we do not speak it. */
export function languageOf(tag: string): Language | null {
  const [primary = ''] = tag.toLowerCase().split('-');
  if (isLanguage(primary)) return primary;
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language].split('-')[0] === primary) ?? null;
}
