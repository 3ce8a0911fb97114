/** Languages allowed as the first segment of a path (NAV-01, NAV-04, D6). */
export const PATH_LANGUAGES = ['ru', 'uz'] as const;
/** A language that a path may begin with (D6). */
export type PathLanguage = (typeof PATH_LANGUAGES)[number];

/** Page variants allowed as the first segment of a path (NAV-02, K-28). */
export const PAGE_VALUES = ['1', '2'] as const;
/** A page variant that a path may begin with (K-28). */
export type PageVariant = (typeof PAGE_VALUES)[number];

/** The cookie of the language segment (NAV-01). */
export const LANGUAGE_COOKIE = 'lang';
/** The cookie of the page segment (NAV-02). */
export const PAGE_COOKIE = 'page';
/** The lifetime of the language cookie (NAV-03, K-19). */
export const LANGUAGE_COOKIE_DAYS = 365;

/** A path on this origin, and the prefix before it. */
export type StrippedPath = { path: `/${string}`; lang?: PathLanguage; page?: PageVariant };

/**
 * Takes leading language and page segments off a URL, in either order (NAV-01, NAV-02, D5). Query and hash stay.
 * A repeated segment goes too, and the last one counts, as it would after following the redirects one by one.
 * Whatever comes in, `path` stays on the origin: it starts with exactly one slash (T54).
 */
export function stripPathPrefix(url: string): StrippedPath {
  const { segments, tail } = splitUrl(url);
  const stripped: Omit<StrippedPath, 'path'> = {};
  let taken = 0;
  for (const segment of segments) {
    if (isOneOf(PATH_LANGUAGES, segment)) stripped.lang = segment;
    else if (isOneOf(PAGE_VALUES, segment)) stripped.page = segment;
    else break;
    taken += 1;
  }
  return { path: `/${segments.slice(taken).join('/')}${tail}`, ...stripped };
}

/** A URL as a path on this origin: one leading slash, no doubled, backward, encoded or hidden ones. */
export function localPath(url: string): `/${string}` {
  const { segments, tail } = splitUrl(url);
  return `/${segments.join('/')}${tail}`;
}

const ORIGIN = /^https?:\/\/[^/\\?#]*/i;
// oxlint-disable-next-line no-control-regex -- browsers drop these before they parse, and headers must not hold them
const HIDDEN = /[\u0000-\u001F\u007F]/g;
const SLASHES = /(?:[/\\]|%2f|%5c)+/gi;

function splitUrl(url: string): { segments: string[]; tail: string } {
  const local = url.replace(HIDDEN, '').trim().replace(ORIGIN, '');
  const end = local.search(/[?#]/);
  const path = (end < 0 ? local : local.slice(0, end)).replace(SLASHES, '/').replace(/^\//, '');
  return { segments: path.split('/'), tail: end < 0 ? '' : local.slice(end) };
}

function isOneOf<const T extends string>(values: readonly T[], value: string): value is T {
  return (values as readonly string[]).includes(value);
}
