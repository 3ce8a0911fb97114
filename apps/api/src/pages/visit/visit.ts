import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  PAGE_COOKIE,
  type Shell,
  splitShellPath,
  stripPathPrefix,
} from '@dasturxon/core/paths';
import type { Language } from '@dasturxon/core/kernel';
import { chooseLanguage, type MerchantSettings } from '@dasturxon/core/merchant';

import { cameByHttps, cookieText, type SiteCookie } from '../../http/cookie-text.ts';

/** The parts of a page request that describe its visitor. */
export type Visit = {
  url: URL;
  /** The requested shell and its path prefix (TEN-14). */
  shell: Shell;
  base: string;
  /** The path as in the route table. */
  path: string;
  askedLanguage: string | null;
  cookies: ReadonlyMap<string, string>;
  /** Whether the browser came by HTTPS, for the cookies that it gets. */
  isHttps: boolean;
};

/** Reads the address and the cookies of a request for a page. */
export function readVisit(request: Request): Visit {
  const url = new URL(request.url);
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('=', 2));
  const cookies = new Map(pairs.map(([name = '', value = '']) => [name, value] as const));
  return {
    url,
    ...splitShellPath(url.pathname),
    askedLanguage: url.searchParams.get('lang'),
    cookies,
    isHttps: cameByHttps(request),
  };
}

/** The language of a page's bytes: `?lang=`, the cookie, the host's, the merchant's; a forced one before all (D2). */
export function pageLanguage(
  visit: Visit,
  { languages }: MerchantSettings,
  hostCode: string | null = null,
): Language {
  const clues = {
    forced: languages.forced,
    thisVisit: visit.askedLanguage,
    stored: visit.cookies.get(LANGUAGE_COOKIE) ?? null,
    hostCode,
    isFirstRun: !visit.cookies.has(LANGUAGE_COOKIE),
    main: languages.main,
  };
  return chooseLanguage(clues, languages.offered).language;
}

/** The page variant that a path has set before (D5). */
export function pageVariant(visit: Visit): 1 | 2 {
  return visit.cookies.get(PAGE_COOKIE) === '2' ? 2 : 1;
}

const DAY_SECONDS = 86_400;

/** A redirect to the path without its language and page segments, which become cookies; null where there are none (NAV-01…03). */
export function withoutPrefix(visit: Visit): Response | null {
  const { url, base, isHttps } = visit;
  const asked = visit.path + url.search;
  const { path, lang, page } = stripPathPrefix(asked);
  if (path === asked) return null;
  const headers = new Headers({ Location: base + path });
  const age = LANGUAGE_COOKIE_DAYS * DAY_SECONDS;
  const add = (cookie: SiteCookie) => headers.append('Set-Cookie', cookieText(cookie, isHttps));
  if (lang) add({ name: LANGUAGE_COOKIE, value: lang, maxAge: age });
  if (page) add({ name: PAGE_COOKIE, value: page });
  return new Response(null, { status: 302, headers });
}
