import { matchRoute, type RouteName } from '@dasturxon/core/paths';
import type { I18n } from '@lingui/core';

import { bootOf } from './render-menu.tsx';
import { brandName, type Page, type PageInput } from './page-input.ts';
import { toDocument } from './document.ts';
import { i18nOf } from './messages.ts';
import { ROUTE_TITLES } from '../i18n/route-titles.ts';

/** Any other page of the brand: its theme, title and inputs; the screen itself is drawn in the browser. */
export function renderShell(input: PageInput): Page {
  const i18n = i18nOf(input.language);
  const match = input.isKnown ? matchRoute(input.path) : null;
  const title = `${titleOf(i18n, match?.name ?? null)} · ${brandName(input)}`;
  return toDocument({ input, boot: bootOf(input, null), title, body: '' });
}

/** The title of a route's page; an unknown path has the 404 page's. */
export function titleOf(i18n: I18n, name: RouteName | null): string {
  return i18n._(name ? ROUTE_TITLES[name] : ROUTE_TITLES.notFound);
}
