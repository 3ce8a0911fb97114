import { showVerbatim } from '@dasturxon/core/format';
import { directionOf, LANGUAGE_TAGS, type Language, LOCALES } from '@dasturxon/core/kernel';
import { I18n, type Messages } from '@lingui/core';

type Catalog = { messages: Messages };

const catalogs = import.meta.glob<Catalog>(['../../locales/*.po', '../../locales/lazy/*.po']);

const messagesOf = async (name: string): Promise<Messages> =>
  (await catalogs[`../../locales/${name}.po`]!()).messages;

let shown: I18n | null = null;
let isLazyNeeded = false;

/** The messages of a language, and the document in its direction. */
export async function loadMessages(language: Language): Promise<I18n> {
  const locale = LOCALES[language];
  const names = isLazyNeeded ? [locale, `lazy/${locale}`] : [locale];
  const loaded = await Promise.all(names.map(messagesOf));
  document.documentElement.lang = LANGUAGE_TAGS[language];
  document.documentElement.dir = directionOf(language);
  shown = showVerbatim(new I18n({ locale, messages: { [locale]: Object.assign({}, ...loaded) } }));
  return shown;
}

/** Adds the messages of the pages that lingui.config.ts calls lazy, in the language shown and in each one chosen later. */
export async function loadLazyMessages(): Promise<void> {
  isLazyNeeded = true;
  const into = shown;
  if (into) into.load(into.locale, await messagesOf(`lazy/${into.locale}`));
}
