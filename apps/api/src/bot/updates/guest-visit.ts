import { readLanguage } from '@dasturxon/core/merchant';
import type { Language } from '@dasturxon/core/kernel';
import type { Context } from 'grammy';

import type { UserRow } from '../../users/find-user.ts';
import type { Tx } from '../../db/connect.ts';
import type { TelegramPerson } from '../../gateways/telegram/init-data.ts';
import { userByTelegram, type Tenancy } from '../../webbot/telegram-user.ts';
import { guestLanguage, type BotBrand, type BotDeps } from '../messages/bot-brand.ts';
import { keyboard } from '../chats/keep-message.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { storefrontLink } from '../messages/storefront-link.ts';

/** A guest in a private chat with a merchant's bot. */
export type GuestVisit = {
  deps: BotDeps & Tenancy;
  ctx: Context;
  brand: BotBrand;
  language: Language;
  /** Null for a person without an account at the merchant. */
  user: UserRow | null;
};

/** The Telegram user of the update. */
export function personOf({ from }: Context): TelegramPerson {
  if (!from) throw new Error('an update without a sender');
  return {
    telegramId: String(from.id),
    firstName: from.first_name,
    lastName: from.last_name ?? null,
    languageCode: from.language_code ?? null,
  };
}

/** Reads the guest of an update and the language of their messages. */
export async function readVisit(
  tx: Tx,
  scene: { deps: BotDeps; brand: BotBrand },
  ctx: Context,
): Promise<GuestVisit> {
  const { brand } = scene;
  const deps = { ...scene.deps, merchantId: brand.merchantId };
  const person = personOf(ctx);
  const user = await userByTelegram(deps, tx, person.telegramId);
  const language = guestLanguage(brand, [user?.language ?? null, readLanguage(person.languageCode)]);
  return { deps, ctx, brand, language, user };
}

/** The button that opens the storefront, at `start` after a deep link. */
export function storefrontButton({ deps, brand, language }: GuestVisit, start: string | null = null) {
  const open = storefrontLink(deps, brand, start);
  return keyboard(open === null ? [] : [[{ text: formatMessage('button.storefront', language), open }]]);
}
