import { LANGUAGES, type Language, LOCALES } from '@dasturxon/core/kernel';
import type { Api } from 'grammy';
import type { BotCommand } from 'grammy/types';

import { readMiniAppKeys } from '../../mini-apps/mini-app-keys.ts';
import { readBotBrand, type BotBrand, type BotDeps } from '../messages/bot-brand.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { guestText } from '../../notifications/messages/guest-text.ts';
import { storefrontLink, webhookUrl } from '../messages/storefront-link.ts';
import { ALLOWED_UPDATES } from '../updates/take-update.ts';
import { webhookSecret } from '../updates/webhook-secret.ts';
import { whenFree } from '../chats/when-free.ts';

const COMMANDS = ['start', 'orders', 'phone', 'language', 'stop', 'news'] as const;
const SCOPE = { type: 'all_private_chats' } as const;

const commandsIn = (language: Language): BotCommand[] =>
  COMMANDS.map((command) => ({ command, description: formatMessage(`command.${command}`, language) }));

/** The list of commands, in every language and in the merchant's own for all others. */
async function setCommands(api: Api, brand: BotBrand): Promise<void> {
  await api.setMyCommands(commandsIn(brand.main), { scope: SCOPE });
  for (const language of LANGUAGES) {
    await api.setMyCommands(commandsIn(language), { scope: SCOPE, language_code: LOCALES[language] });
  }
}

async function setWebhook(deps: BotDeps, api: Api, about: { brand: BotBrand; token: string }): Promise<void> {
  const { brand, token } = about;
  if (deps.env.TELEGRAM_UPDATES === 'polling') return;
  const url = webhookUrl(deps, brand);
  if (url === null) {
    const hint = 'Telegram cannot reach this brand: give it a public host, or set TELEGRAM_UPDATES=polling';
    deps.log.warn({ merchantId: brand.merchantId }, hint);
    return;
  }
  await api.setWebhook(url, {
    secret_token: webhookSecret(deps, brand.merchantId, token),
    allowed_updates: [...ALLOWED_UPDATES],
  });
}

/** The job that makes a merchant's bot ours: where its updates go, its commands, the button beside its text field. */
export async function setUpJob(deps: BotDeps, merchantId: string): Promise<void> {
  const { telegramBotToken: token } = await readMiniAppKeys(deps, merchantId);
  if (token === null) return;
  await whenFree(deps, { merchantId, queue: 'bot.set-up', payload: {} }, async () => {
    const brand = await deps.db.inTenant(merchantId, readBotBrand);
    const api = deps.bots.api(token);
    await setWebhook(deps, api, { brand, token });
    await setCommands(api, brand);
    const url = brand.menuUrl ?? storefrontLink(deps, brand);
    const text = guestText(brand, { key: 'button.menu', language: brand.main });
    if (url !== null)
      await api.setChatMenuButton({ menu_button: { type: 'web_app', text, web_app: { url } } });
    deps.log.info({ merchantId, by: deps.env.TELEGRAM_UPDATES }, 'bot set up');
  });
}
