import type { Answered, endpoints } from '@dasturxon/core/api';
import * as v from 'valibot';

import type { Ctx } from '../http/serving/context.ts';
import { readMiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { readSettingsRow } from '../merchants/read-merchant.ts';
import { triesTelegram } from '../merchants/code-gateway-token.ts';

/** Without the merchant's setting a guest is asked: a courier must be able to call. */
const BotSetting = v.object({ isPhoneVerificationRequired: v.fallback(v.optional(v.boolean(), true), true) });

/** API-45: whether a guest of the messenger is asked to share the phone (SES-10), and by which ways codes come (SES-14, B18). */
export async function readBotSetting(ctx: Ctx): Promise<Answered<typeof endpoints.getBotSetting>> {
  const { server } = await ctx.db.inTenant(ctx.merchantId, readSettingsRow);
  const { telegramBotToken } = await readMiniAppKeys(ctx, ctx.merchantId);
  return {
    ...v.parse(BotSetting, server),
    sendsCodes: telegramBotToken !== null,
    triesTelegram: await triesTelegram(ctx, ctx.merchantId),
  };
}
