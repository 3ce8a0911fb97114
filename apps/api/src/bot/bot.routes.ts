import { endpoints } from '@dasturxon/core/api';

import type { Ctx, Deps } from './messages/deps.ts';
import { apiError } from '../http/api-error.ts';
import type { Serve } from '../http/serving/serving.ts';
import { readMiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { takeUpdate } from './updates/take-update.ts';
import { isFromTelegram } from './updates/webhook-secret.ts';

const SECRET_HEADER = 'x-telegram-bot-api-secret-token';

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body as Uint8Array)) as unknown;
  } catch {
    return null;
  }
}

/** The token of the merchant's bot, for a call that has its webhook secret. Throws messenger.initDataInvalid. */
async function provenToken(ctx: Ctx): Promise<string> {
  const { merchantId } = ctx;
  const { telegramBotToken: token } = await readMiniAppKeys(ctx, merchantId);
  const given = ctx.header(SECRET_HEADER);
  if (!isFromTelegram(ctx, { merchantId, token, given }) || token === null)
    throw apiError('messenger.initDataInvalid');
  return token;
}

/** Receives an update of Telegram. An invalid one gets the same answer, so that Telegram does not repeat it. */
async function receiveUpdate(ctx: Ctx, body: unknown): Promise<null> {
  const { merchantId } = ctx;
  const token = await provenToken(ctx);
  if (await takeUpdate(ctx, { merchantId, token }, parsed(body))) ctx.wakeJobs();
  return null;
}

/** Where the bot's updates come in (T74). */
export function botRoutes(serve: Serve<Deps>) {
  serve(endpoints.receiveBotUpdate, (ctx, { body }) => receiveUpdate(ctx, body), {
    admit: async (ctx) => void (await provenToken(ctx)),
  });
}
