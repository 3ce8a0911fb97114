import type { I18n, Messages } from '@lingui/core';
import { type Language, LOCALES } from '@dasturxon/core/kernel';

const whole = new Set<Language>();

/** Loads the messages of all screens in a language; the page itself contains only those of the menu. */
export async function needMessages(i18n: I18n, language: Language): Promise<void> {
  if (whole.has(language)) return;
  // The page contains the menu's messages of its language.
  const isCurrent = i18n.locale === LOCALES[language];
  i18n.load(LOCALES[language], await loadCatalog(language, !isCurrent));
  whole.add(language);
}

type Catalog = { messages: Messages };

const menuCatalogs = import.meta.glob<Catalog>('../../locales/*/menu.po');
const screenCatalogs = import.meta.glob<Catalog>('../../locales/*/screens.po');

const load = async (catalogs: Record<string, () => Promise<Catalog>>, name: string): Promise<Messages> =>
  (await catalogs[`../../locales/${name}.po`]!()).messages;

/** The messages of the screens beyond the menu in one language; with `menu` those of the menu page too. */
export async function loadCatalog(language: Language, menu: boolean): Promise<Messages> {
  const locale = LOCALES[language];
  const [first, screens] = await Promise.all([
    menu ? load(menuCatalogs, `${locale}/menu`) : {},
    load(screenCatalogs, `${locale}/screens`),
  ]);
  return { ...first, ...screens };
}
