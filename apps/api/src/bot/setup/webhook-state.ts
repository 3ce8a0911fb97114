import type { WebhookState } from '@dasturxon/core/brand-doctor';
import type { Api } from 'grammy';

import type { BotBrand, BotDeps } from '../messages/bot-brand.ts';
import { webhookUrl } from '../messages/storefront-link.ts';

type About = Pick<BotDeps, 'env' | 'ownUrl'> & { brand: Pick<BotBrand, 'host' | 'sub'> };

/** Asks Telegram where a bot's updates go and whether they arrive. A server that asks for them itself has no webhook. */
export async function readWebhookState(api: Api, { env, ownUrl, brand }: About): Promise<WebhookState> {
  const info = await api.getWebhookInfo();
  if (env.TELEGRAM_UPDATES === 'polling') return { isOurs: true, pendingCount: 0, lastError: null };
  const { last_error_date: at, last_error_message: message = '' } = info;
  return {
    isOurs: info.url !== '' && info.url === webhookUrl({ env, ownUrl }, brand),
    pendingCount: info.pending_update_count,
    lastError: at === undefined ? null : { at: new Date(at * 1000), message },
  };
}
