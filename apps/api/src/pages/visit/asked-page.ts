import { isPageOn } from '@dasturxon/core/merchant';
import { matchRoute, pathTo, type RouteMatch } from '@dasturxon/core/paths';
import type { BrandPage } from '@dasturxon/storefront/server';

import type { Visit } from './visit.ts';

/** What an address asks for, as far as the brand has it. */
export type AskedPage = {
  /** Whether the page exists; a missing one is rendered as a 404 page. */
  isKnown: boolean;
  /**
   * The path that the page is drawn for: all that differ in nothing but made-up parts share one. A dish that the menu has
   * is its own page; every other id of an address, and every unknown path, is a placeholder.
   */
  path: string;
  /** Whether the menu is on it: by itself, or under a dish. */
  onMenu: boolean;
  /** Null also for a category that the menu has not: what is made up is one page, however it is spelt. */
  categoryId: string | null;
};

/** No route matches it. */
const UNKNOWN_PATH = '/-';

/** A route's path with a placeholder for each of its ids: the page is the same for all of them. */
function pathOfRoute(route: RouteMatch | null): string {
  if (!route) return UNKNOWN_PATH;
  const { name, params } = route;
  return pathTo(name, Object.fromEntries(Object.keys(params).map((param) => [param, '-'])));
}

/** Reads an address against the brand's menu and the pages that it has switched on (SET-02…15). */
export function askedPage(
  { path, url }: Pick<Visit, 'path' | 'url'>,
  { overall, settings }: Brand,
): AskedPage {
  const route = matchRoute(path);
  if (route?.name === 'product-id') return dishPage(route, overall);
  const asked = route?.name === 'category' ? url.searchParams.get('id') : null;
  const categoryId = overall.categories.find(({ id }) => id === asked)?.id ?? null;
  const isKnown = route !== null && isPageOn(route.name, settings.features);
  return { isKnown, onMenu: route?.name === 'index', categoryId, path: pathOfRoute(isKnown ? route : null) };
}

function dishPage({ params }: RouteMatch, { products }: Brand['overall']): AskedPage {
  const isKnown = products.some(({ id }) => id === params['id']);
  const path = isKnown ? pathTo('product-id', params) : UNKNOWN_PATH;
  return { isKnown, onMenu: isKnown, categoryId: null, path };
}

type Brand = Pick<BrandPage, 'settings'> & { overall: Pick<BrandPage['overall'], 'products' | 'categories'> };
