import { directionOf, LANGUAGE_TAGS, type Language } from '@dasturxon/core/kernel';
import { verbatimValues } from '@dasturxon/core/format';
import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';

import { LOCALES } from './language.ts';

type Catalog = { messages: Messages };

const catalogs = import.meta.glob<Catalog>('../../locales/*.po');

/** Messages whose values are shown exactly as given: Lingui alone decodes `\u003c` in what a guest typed (T41). */
class VerbatimI18n extends I18n {
  override _(
    id: MessageDescriptor | string,
    values?: Record<string, unknown>,
    options?: MessageOptions,
  ): string {
    if (typeof id === 'string') return super._(id, verbatimValues(values), options);
    return super._(id.values ? { ...id, values: verbatimValues(id.values) } : id);
  }
}

/** The messages of a language, and the document in its direction. */
export async function loadMessages(language: Language): Promise<I18n> {
  const locale = LOCALES[language];
  const { messages } = await catalogs[`../../locales/${locale}.po`]!();
  document.documentElement.lang = LANGUAGE_TAGS[language];
  document.documentElement.dir = directionOf(language);
  return new VerbatimI18n({ locale, messages: { [locale]: messages } });
}
