import type { I18n } from '@lingui/core';
import type { Language } from '@dasturxon/core/kernel';

import { loadCatalog } from './catalogs.ts';
import { LOCALES } from './locale.ts';

const whole = new Set<Language>();

/** Makes sure that everything the screens say is there in a language; the page itself brings only the menu's words. */
export async function needMessages(i18n: I18n, language: Language): Promise<void> {
  if (whole.has(language)) return;
  // The language that is spoken has its menu's words from the page.
  const isSpoken = i18n.locale === LOCALES[language];
  i18n.load(LOCALES[language], await loadCatalog(language, !isSpoken));
  whole.add(language);
}
