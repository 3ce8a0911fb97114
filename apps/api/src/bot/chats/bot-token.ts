import type { Api } from 'grammy';

import { readMiniAppKeys } from '../../mini-apps/mini-app-keys.ts';
import type { BotDeps } from '../messages/bot-brand.ts';

/** Telegram's Bot API as this merchant's bot; null where the merchant has none. */
export async function botOf(
  deps: Pick<BotDeps, 'db' | 'secrets' | 'bots'>,
  merchantId: string,
): Promise<Api | null> {
  const { telegramBotToken } = await readMiniAppKeys(deps, merchantId);
  return telegramBotToken === null ? null : deps.bots.api(telegramBotToken);
}
