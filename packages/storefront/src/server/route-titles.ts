import type { RouteName } from '@dasturxon/core/paths';
import type { I18n } from '@lingui/core';

import { ROUTE_TITLES } from '../i18n/route-titles.ts';

/** The title of a route's page; an unknown path has the 404 page's. */
export function titleOf(i18n: I18n, name: RouteName | null): string {
  return i18n._(name ? ROUTE_TITLES[name] : ROUTE_TITLES.notFound);
}
