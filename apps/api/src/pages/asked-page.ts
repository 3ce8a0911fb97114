import { isPageOn } from '@dasturxon/core/merchant';
import { matchRoute } from '@dasturxon/core/paths';
import type { BrandPage } from '@dasturxon/storefront/server';

import type { Visit } from './visit.ts';

/** What an address asks for, as far as the brand has it. */
export type AskedPage = {
  /** Whether there is such a page; one that is not is still drawn, and says so. */
  isKnown: boolean;
  /** Whether the menu is on it: by itself, or under a dish. */
  onMenu: boolean;
  /** Null also for a category that the menu has not: what is made up is one page, however it is spelt. */
  categoryId: string | null;
};

/** Reads an address against the brand's menu and the pages that it has switched on (SET-02…15). */
export function askedPage(
  { path, url }: Pick<Visit, 'path' | 'url'>,
  { overall, settings }: Brand,
): AskedPage {
  const route = matchRoute(path);
  if (route?.name === 'product-id') {
    const isKnown = overall.products.some(({ id }) => id === route.params['id']);
    return { isKnown, onMenu: isKnown, categoryId: null };
  }
  const asked = route?.name === 'category' ? url.searchParams.get('id') : null;
  const categoryId = overall.categories.find(({ id }) => id === asked)?.id ?? null;
  const isKnown = route !== null && isPageOn(route.name, settings.features);
  return { isKnown, onMenu: route?.name === 'index', categoryId };
}

type Brand = Pick<BrandPage, 'settings'> & { overall: Pick<BrandPage['overall'], 'products' | 'categories'> };
