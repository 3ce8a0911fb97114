import {
  ChatId,
  GUEST_BOT_TEXTS,
  MenuUrl,
  type OwnBotTexts,
  TextsByLanguage,
} from '@dasturxon/core/connections';
import { isLanguage, localize, type Language } from '@dasturxon/core/kernel';
import type { MerchantSettings } from '@dasturxon/core/merchant';
import { statusLabelLanguage, type StatusLabel } from '@dasturxon/core/order';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import type { Deps } from './deps.ts';
import { readBranchStaff, type BranchStaff } from '../../merchants/branch-staff.ts';
import { readPublicHost } from '../../merchants/public-host.ts';
import {
  readMerchant,
  readSettingsRow,
  readStorefrontSettings,
  readTimeZone,
} from '../../merchants/read-merchant.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';

/** What the bot's work is done with. */
export type BotDeps = Pick<
  Deps,
  'db' | 'secrets' | 'bots' | 'log' | 'now' | 'newId' | 'env' | 'orderEvents' | 'orderPorts' | 'ownUrl'
>;

/** The part of a merchant's server settings that is the bot's. */
export const BotSettings = v.object({
  telegramStaffChat: v.fallback(v.nullish(ChatId, null), null),
  /** Where the button beside the text field leads; null: to the storefront. */
  botMenuUrl: v.fallback(v.nullish(MenuUrl, null), null),
  /** Own texts of messages to guests. */
  botTexts: v.fallback(v.optional(v.record(v.picklist(GUEST_BOT_TEXTS), TextsByLanguage), {}), {}),
});

/** The merchant data that its bot needs. */
export type BotBrand = {
  merchantId: string;
  sub: string;
  name: (language: Language) => string;
  /** The merchant's own language: what the staff reads, and a guest whose language is not offered. */
  main: Language;
  settings: MerchantSettings;
  timeZone: string;
  /** The group for the orders and bookings of branches without a group of their own (never a guest's chat). */
  staffChat: string | null;
  /** Each branch's own group and the times of its answer ladder, by the branch's id. */
  branches: ReadonlyMap<string, BranchStaff>;
  /** Own texts of messages to guests, and where the button beside the text field leads. */
  texts: OwnBotTexts;
  menuUrl: string | null;
  /** The public host; null if only `?vendor=` leads to the brand. */
  host: string | null;
};

/** Reads the merchant inside its own transaction. */
export async function readBotBrand(tx: Tx): Promise<BotBrand> {
  const { id: merchantId, sub, name } = await readMerchant(tx);
  const settings = await readStorefrontSettings(tx);
  const { telegramStaffChat, botTexts, botMenuUrl } = v.parse(
    BotSettings,
    (await readSettingsRow(tx)).server,
  );
  const main = settings.languages.main ?? 'ru';
  return {
    merchantId,
    sub,
    settings,
    main,
    name: (language) => localize(name, language, main) || sub,
    timeZone: await readTimeZone(tx),
    staffChat: telegramStaffChat,
    branches: await readBranchStaff(tx, merchantId),
    texts: botTexts,
    menuUrl: botMenuUrl,
    host: await readPublicHost(tx),
  };
}

/** The staff chat of a branch: its own, else the merchant's. */
export function staffChatOf({ branches, staffChat }: BotBrand, branchId: string | null): string | null {
  return (branchId !== null && branches.get(branchId)?.telegramStaffChat) || staffChat;
}

/** Every staff chat of a merchant. */
export function staffChatsOf({ branches, staffChat }: BotBrand): ReadonlySet<string> {
  const own = [...branches.values()].map(({ telegramStaffChat }) => telegramStaffChat);
  return new Set([staffChat, ...own].filter((chat) => chat !== null));
}

/** The language of a guest's bot messages: the chosen one, else Telegram's, else the merchant's (D47). */
export function guestLanguage(brand: BotBrand, preferred: readonly (string | null)[]): Language {
  const { offered } = brand.settings.languages;
  const isOffered = (language: string | null): language is Language =>
    isLanguage(language) && offered.includes(language);
  return preferred.find(isOffered) ?? brand.main;
}

/** The label of a status: Uzbek, unless the merchant's setting is 'current' (D69). */
export function statusLabel(brand: BotBrand, status: StatusLabel, current: Language): string {
  const language = statusLabelLanguage(brand.settings.languages.statusLabels, current);
  return formatMessage(`status.${status}`, language);
}
