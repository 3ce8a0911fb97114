import { showVerbatim } from '@dasturxon/core/format';
import { directionOf, LANGUAGE_TAGS, type Language, LOCALES } from '@dasturxon/core/kernel';
import { I18n, type Messages } from '@lingui/core';

type Catalog = { messages: Messages };

const catalogs = import.meta.glob<Catalog>('../../locales/*.po');

/** The messages of a language, and the document in its direction. */
export async function loadMessages(language: Language): Promise<I18n> {
  const locale = LOCALES[language];
  const { messages } = await catalogs[`../../locales/${locale}.po`]!();
  document.documentElement.lang = LANGUAGE_TAGS[language];
  document.documentElement.dir = directionOf(language);
  return showVerbatim(new I18n({ locale, messages: { [locale]: messages } }));
}
