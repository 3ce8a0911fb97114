import type { I18n, Messages } from '@lingui/core';
import type { Language } from '@dasturxon/core/kernel';

import { LOCALES } from './locale.ts';

const whole = new Set<Language>();

/** Makes sure that everything the screens say is there in a language; the page itself brings only the menu's words. */
export async function needMessages(i18n: I18n, language: Language): Promise<void> {
  if (whole.has(language)) return;
  // The language that is spoken has its menu's words from the page.
  const isCurrent = i18n.locale === LOCALES[language];
  i18n.load(LOCALES[language], await loadCatalog(language, !isCurrent));
  whole.add(language);
}

type Catalog = { messages: Messages };

const menuCatalogs = import.meta.glob<Catalog>('../../locales/*/menu.po');
const screenCatalogs = import.meta.glob<Catalog>('../../locales/*/screens.po');

const load = async (catalogs: Record<string, () => Promise<Catalog>>, name: string): Promise<Messages> =>
  (await catalogs[`../../locales/${name}.po`]!()).messages;

/** What the screens beyond the menu say in one language; with `menu` what the menu page shows too. */
export async function loadCatalog(language: Language, menu: boolean): Promise<Messages> {
  const locale = LOCALES[language];
  const [first, screens] = await Promise.all([
    menu ? load(menuCatalogs, `${locale}/menu`) : {},
    load(screenCatalogs, `${locale}/screens`),
  ]);
  return { ...first, ...screens };
}
