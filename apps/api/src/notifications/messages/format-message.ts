import type { Language } from '@dasturxon/core/kernel';

import { catalogues } from '../../http/sentences.ts';
import { BOT_MESSAGES, type BotMessageKey } from './bot-messages.ts';

const format = catalogues('bot', BOT_MESSAGES);

/** Formats a message of the bot in a language. Values appear exactly as given: escape what goes into HTML. */
export function formatMessage(
  key: BotMessageKey,
  language: Language,
  values: Record<string, string> = {},
): string {
  return format(key, language, values);
}

/** Telegram's HTML needs three characters written otherwise (protocols §1.10). */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What people wrote, on one line, without characters that steer or turn the text around (T41). */
export function plain(text: string, longest = 500): string {
  const bare = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .trim()
    .toWellFormed();
  return escapeHtml(bare.length > longest ? `${bare.slice(0, longest).toWellFormed()}…` : bare);
}
