import { storageKey, STORED } from '@dasturxon/core/auth';
import { hasTelegramBridge } from '@dasturxon/storefront/hosts';
import * as v from 'valibot';

/** Where Click puts something: what it has not published is data of the merchant's settings. */
const Source = v.object({
  kind: v.picklist(['query', 'cookie']),
  name: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
});
type Source = v.InferOutput<typeof Source>;

const sources = (known: Source[]) => v.fallback(v.optional(v.array(Source), known), known);

/** What is known of Click so far; a merchant's settings win where they make sense. */
const Known = v.object({
  sessionSources: sources([
    { kind: 'query', name: 'web_session' },
    { kind: 'cookie', name: 'click-web-session' },
    { kind: 'cookie', name: 'web-session' },
  ]),
  themeSources: sources([
    { kind: 'cookie', name: 'click-theme' },
    { kind: 'query', name: 'theme' },
  ]),
  languageSources: sources([
    { kind: 'cookie', name: 'click-language' },
    { kind: 'query', name: 'lang' },
  ]),
  /** Names of which Click's app sets one in the page's window; empty while Click has named none to the merchant. */
  bridgeGlobals: v.fallback(v.optional(v.array(v.string()), []), []),
});

const ClickSources = v.fallback(Known, () => v.parse(Known, {}));

export type ClickLaunch = {
  webSession: string | null;
  theme: 'light' | 'dark' | null;
  language: string | null;
};

type Brought = { query: URLSearchParams; cookies: ReadonlyMap<string, string> };

function first(from: readonly Source[], { query, cookies }: Brought): string | null {
  for (const { kind, name } of from) {
    const found = kind === 'query' ? query.get(name) : (cookies.get(name) ?? null);
    if (found) return found;
  }
  return null;
}

function readCookies(): Map<string, string> {
  const pairs = document.cookie.split(/;\s*/).map((pair) => /^([^=]*)=?(.*)$/.exec(pair) ?? ['', '', '']);
  return new Map(pairs.map(([, name = '', value = '']) => [name, decoded(value)] as const));
}

/** Cookies are untrusted: one in an unexpected format is used as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const WEB_SESSION = 'dasturxon:web-session';

/**
 * What the address has lost is found in the tab: by a page that opens anew before the session was exchanged, or is
 * refused later, and by the one that a payment leads back to, which the theme is painted on before this runs.
 */
function kept(key: string, found: string | null): string | null {
  try {
    if (found) sessionStorage.setItem(key, found);
    return found ?? sessionStorage.getItem(key);
  } catch {
    return found;
  }
}

/**
 * Whether Click may have opened this page. Click publishes nothing that distinguishes its app from a browser, so its
 * link counts everywhere but inside Telegram, unless the merchant's settings name a global of its app.
 */
const mayBeClick = (bridgeGlobals: readonly string[]) =>
  !hasTelegramBridge() && (bridgeGlobals.length === 0 || bridgeGlobals.some((name) => name in window));

const themeOf = (text: string | null) => (text === 'dark' || text === 'light' ? text : null);

/**
 * Click's theme and language, which outlive signing out as each launch does (SES-04). Kept at once: a guest may be on the
 * next page before the host's language has come.
 */
function readLook(
  merchantId: string,
  { theme, language }: { theme: string | null; language: string | null },
): Pick<ClickLaunch, 'theme' | 'language'> {
  const key = storageKey(merchantId, STORED.launch);
  const launch = new URLSearchParams(kept(key, null) ?? '');
  const known = themeOf(theme);
  if (known) launch.set('theme', known);
  if (language) launch.set('lang', language);
  kept(key, launch.toString() || null);
  return { theme: themeOf(launch.get('theme')), language: launch.get('lang') };
}

/**
 * Reads Click's launch data, and removes the web session from the address before other scripts can read it. Outside of
 * Click it signs in no user: the link may hold another person's session.
 */
export function readClickLaunch(settings: unknown, merchantId: string): ClickLaunch {
  const from = v.parse(ClickSources, settings ?? {});
  const url = new URL(location.href);
  const brought = { query: url.searchParams, cookies: readCookies() };
  const isClick = mayBeClick(from.bridgeGlobals);
  const webSession = isClick ? kept(WEB_SESSION, first(from.sessionSources, brought)) : null;
  const look = readLook(merchantId, {
    theme: first(from.themeSources, brought),
    language: first(from.languageSources, brought),
  });
  const secrets = from.sessionSources.filter(({ kind }) => kind === 'query');
  for (const { name } of secrets) url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
  return { webSession, ...look };
}
