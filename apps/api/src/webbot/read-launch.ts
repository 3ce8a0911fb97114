import type { Ctx } from '../deps.ts';
import { isFresh, readInitData, type InitDataReading } from '../gateways/telegram/init-data.ts';
import { SHORTEST_INIT_DATA } from '@dasturxon/core/auth';
import { countAgainst } from '../http/rate-limit.ts';
import { refusal } from '../http/refusal.ts';
import { readMiniAppKeys } from '../merchants/mini-app-keys.ts';

/** Sign-ins of mini-apps per address and hour; many guests may sit behind one address. */
const PER_ADDRESS = 600;

/** Counts a sign-in of a mini-app against its address. Throws request.rateLimited. */
export async function limitAddress(ctx: Ctx): Promise<void> {
  const bucket = `mini-app-address:${ctx.secrets.hmac(ctx.clientAddress).slice(0, 32)}`;
  const limit = { bucket, limit: PER_ADDRESS * (ctx.env.SANDBOX ? 100 : 1), seconds: 3600 };
  const about = { merchantId: ctx.merchantId, now: ctx.now() };
  const wait = await ctx.db.inTenant(ctx.merchantId, (tx) => countAgainst(tx, [limit], about));
  if (wait > 0) throw refusal('request.rateLimited', { seconds: wait });
}

/** The token of this merchant's bot. Throws messenger.initDataInvalid where there is no bot. */
export async function botTokenOf(ctx: Ctx): Promise<string> {
  const { telegramBotToken } = await readMiniAppKeys(ctx, ctx.merchantId);
  if (telegramBotToken === null) throw refusal('messenger.initDataInvalid');
  return telegramBotToken;
}

/**
 * Checks the init data that a call signs in with (D28). Throws messenger.notFound for none,
 * messenger.initDataInvalid for what this merchant's bot did not sign, messenger.initDataExpired for what is old.
 */
export function checkInitData(ctx: Ctx, raw: string | null, botToken: string): InitDataReading {
  if (raw === null || raw.length < SHORTEST_INIT_DATA) throw refusal('messenger.notFound');
  const reading = readInitData(raw, botToken);
  const age = { now: ctx.now(), maxAgeMs: ctx.env.INIT_DATA_MAX_AGE * 1000 };
  if (!reading) throw refusal('messenger.initDataInvalid');
  if (!isFresh(reading, age)) throw refusal('messenger.initDataExpired');
  return reading;
}
