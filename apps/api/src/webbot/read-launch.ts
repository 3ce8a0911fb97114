import { SHORTEST_INIT_DATA } from '@dasturxon/core/auth';

import type { Ctx } from '../http/serving/context.ts';
import { isFresh, readInitData, type InitDataReading } from '../gateways/telegram/init-data.ts';
import { apiError } from '../http/api-error.ts';
import { readMiniAppKeys } from '../mini-apps/mini-app-keys.ts';

/** The token of this merchant's bot. Throws messenger.initDataInvalid where there is no bot. */
export async function botTokenOf(ctx: Ctx): Promise<string> {
  const { telegramBotToken } = await readMiniAppKeys(ctx, ctx.merchantId);
  if (telegramBotToken === null) throw apiError('messenger.initDataInvalid');
  return telegramBotToken;
}

const ageOf = (ctx: Ctx) => ({ now: ctx.now(), maxAgeMs: ctx.env.INIT_DATA_MAX_AGE * 1000 });

/**
 * Checks the init data that a call signs in with (D28). Throws messenger.notFound for none,
 * messenger.initDataInvalid for what this merchant's bot did not sign, messenger.initDataExpired for what is old.
 */
export function checkInitData(ctx: Ctx, raw: string | null, botToken: string): InitDataReading {
  if (raw === null || raw.length < SHORTEST_INIT_DATA) throw apiError('messenger.notFound');
  const reading = readInitData(raw, botToken);
  if (!reading) throw apiError('messenger.initDataInvalid');
  if (!isFresh(reading, ageOf(ctx))) throw apiError('messenger.initDataExpired');
  return reading;
}

/**
 * The launch of init data, for a call where it is optional; null without a recent signature of this merchant's bot.
 */
export async function launchOf(ctx: Ctx, raw: string): Promise<InitDataReading | null> {
  const { telegramBotToken } = await readMiniAppKeys(ctx, ctx.merchantId);
  const reading = telegramBotToken === null ? null : readInitData(raw, telegramBotToken);
  return reading && isFresh(reading, ageOf(ctx)) ? reading : null;
}
