import { type Language, LOCALES } from '@dasturxon/core/kernel';
import type { I18n, Messages } from '@lingui/core';

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/lazy.po');

/** Loads the messages of what few guests open, in one language. */
export async function loadLazyCatalog(i18n: I18n, language: Language): Promise<void> {
  const locale = LOCALES[language];
  i18n.load(locale, (await catalogs[`../../locales/${locale}/lazy.po`]!()).messages);
}
