import type { Messages } from '@lingui/core';
import type { Language } from '@dasturxon/core/kernel';

import { LOCALES } from './locale.ts';

type Catalog = { messages: Messages };

const menuCatalogs = import.meta.glob<Catalog>('../../locales/*/menu.po');
const screenCatalogs = import.meta.glob<Catalog>('../../locales/*/screens.po');

const load = async (catalogs: Record<string, () => Promise<Catalog>>, name: string): Promise<Messages> =>
  (await catalogs[`../../locales/${name}.po`]!()).messages;

/** Everything the interface says in one language: what the menu page shows and what the other screens do. */
export async function loadWholeCatalog(language: Language): Promise<Messages> {
  const locale = LOCALES[language];
  const [menu, screens] = await Promise.all([
    load(menuCatalogs, `${locale}/menu`),
    load(screenCatalogs, `${locale}/screens`),
  ]);
  return { ...menu, ...screens };
}
