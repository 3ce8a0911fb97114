import type { Api } from 'grammy';

import { plain } from '../../notifications/messages/format-message.ts';
import type { BotBrand, BotDeps } from '../messages/bot-brand.ts';

/** What a person reads after they pressed a button; an alert stays until they close it. */
type Answer = { text: string; alert: boolean };
type Query = { deps: Pick<BotDeps, 'log'>; api: Api; brand: BotBrand; query: { id: string } };

/** Telegram shows at most 200 characters, and no HTML. */
const plainText = (text: string) =>
  plain(text, 190).replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/** Answers a callback query. Telegram refuses an answer that comes too late; what the button did stays done. */
export async function answerQuery(
  { deps, api, brand: { merchantId }, query }: Query,
  { text, alert }: Answer,
): Promise<void> {
  await api
    .answerCallbackQuery(query.id, { ...(text && { text: plainText(text) }), show_alert: alert })
    .catch(() => deps.log.debug({ merchantId }, 'callback query answered too late'));
}
