import { type Language, LOCALES } from '@dasturxon/core/kernel';
import type { I18n, Messages } from '@lingui/core';

import { createI18n } from '../i18n/create-i18n.ts';

type Catalogs = Record<string, { messages: Messages }>;

const menu = import.meta.glob<{ messages: Messages }>('../../locales/*/menu.po', { eager: true }) as Catalogs;
const screens = import.meta.glob<{ messages: Messages }>('../../locales/*/screens.po', {
  eager: true,
}) as Catalogs;

/** The messages of the menu page in one language, which are part of its bytes. */
export function menuMessages(language: Language): Messages {
  return menu[`../../locales/${LOCALES[language]}/menu.po`]?.messages ?? {};
}

/** A Lingui instance of one language, with every message. */
export function i18nOf(language: Language): I18n {
  const locale = LOCALES[language];
  const all = { ...screens[`../../locales/${locale}/screens.po`]?.messages, ...menuMessages(language) };
  return createI18n(locale, all);
}
