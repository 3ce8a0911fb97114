import {
  filledText,
  GUEST_BOT_TEXTS,
  type GuestBotText,
  type OwnBotTexts,
} from '@dasturxon/core/connections';
import type { Language } from '@dasturxon/core/kernel';

import type { BotMessageKey } from './bot-messages.ts';
import { escapeHtml, formatMessage } from './format-message.ts';

type Wanted = {
  key: BotMessageKey;
  language: Language;
  values?: Record<string, string>;
  /** Whether the message is HTML. Its values are escaped by the caller. */
  isHtml?: boolean;
};

const isOwn = (key: BotMessageKey): key is GuestBotText =>
  (GUEST_BOT_TEXTS as readonly string[]).includes(key);

/** A text of the bot to a guest: the brand's own in this language, else the usual one. */
export function guestText(
  { texts }: { texts: OwnBotTexts },
  { key, language, values = {}, isHtml = false }: Wanted,
): string {
  const own = isOwn(key) ? texts[key]?.[language] : undefined;
  if (!own) return formatMessage(key, language, values);
  return filledText(isHtml ? escapeHtml(own) : own, values);
}
