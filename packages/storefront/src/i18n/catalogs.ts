import type { Messages } from '@lingui/core';
import type { Language } from '@dasturxon/core/kernel';

import { LOCALES } from './locale.ts';

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
