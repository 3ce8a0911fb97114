import { type BroadcastMessage, broadcastText } from '@dasturxon/core/broadcast';
import type { Language } from '@dasturxon/core/kernel';
import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';

import type { BotBrand, BotDeps } from '../bot/messages/bot-brand.ts';
import { OPT_OUT_DATA } from '../bot/updates/broadcast-choice.ts';
import { storefrontLink } from '../bot/messages/storefront-link.ts';
import { escapeHtml, formatMessage } from '../notifications/messages/format-message.ts';

type Sent = { chatId: string; message: BroadcastMessage; language: Language };

function buttonsOf(deps: BotDeps, brand: BotBrand, { message, language }: Sent): InlineKeyboardButton[][] {
  const { button } = message;
  const text = button && broadcastText(button.text, language, brand.main);
  const open = storefrontLink(deps, brand);
  const leads = button?.url
    ? { text: text ?? '', url: button.url }
    : open && { text: text ?? '', web_app: { url: open } };
  const off = { text: formatMessage('broadcast.off', language), callback_data: OPT_OUT_DATA };
  return [...(text && leads ? [[leads]] : []), [off]];
}

/** A picture is shown by the preview of its address above the text. */
function pictureUrl(brand: BotBrand, image: string | null): string | null {
  if (image === null || image.startsWith('https://')) return image;
  return brand.host === null ? null : `https://${brand.host}${image}`;
}

/** Sends a broadcast to one chat, with the button that ends them (BO-346). */
export async function sendTo(deps: BotDeps, { api, brand }: { api: Api; brand: BotBrand }, sent: Sent) {
  const { chatId, message, language } = sent;
  const url = pictureUrl(brand, message.image);
  await api.sendMessage(Number(chatId), escapeHtml(broadcastText(message.text, language, brand.main)), {
    parse_mode: 'HTML',
    link_preview_options:
      url === null ? { is_disabled: true } : { url, prefer_large_media: true, show_above_text: true },
    reply_markup: { inline_keyboard: buttonsOf(deps, brand, sent) },
  });
}
