import { matchRoute } from '@dasturxon/core/paths';

/**
 * What the worker does with a request: shows the kept menu at once, falls back to it, keeps a file, keeps an answer for
 * a time without a network, or stays out of it.
 */
export type Handling = 'menu' | 'page' | 'file' | 'answer' | 'pass';

type Asked = { method: string; mode: string; url: string };

const FILES = /^\/(?:assets\/web\/assets|media)\/[^/]+$/;
/** A brand's public answers, equal for all guests: menu, branches, terms and texts. They identify no guest. */
const PUBLIC_FACTS =
  /^\/(?:products\/v1\/overalls|orders\/v1\/merchant\/settings|users\/v1\/branches(?:\/full)?|users\/v1\/cities\/merchant\/[^/]+|support\/v1\/(?:merchant\/about|company\/(?:policies|pages)|vacancies(?:\/[^/]+)?)|notifications\/v2\/stories)$/;
/** Paths that are not pages of the web storefront; a path with a file extension is not a page either. */
const NO_PAGE =
  /^\/(?:tg|click|sandbox|assets|media|menu-rest|callbacks|healthz|readyz)(?:\/|$)|^\/[\w-]+\/v\d+\/|\.\w+$/;

/**
 * How a request is handled. Everything that is not a page of the web storefront, a file named by its content or a public
 * answer is left alone: the mini-apps, the sandbox, every call of a person, everything but GET (T73).
 */
export function handlingOf({ method, mode, url }: Asked, origin: string): Handling {
  const { origin: theirs, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || theirs !== origin) return 'pass';
  if (FILES.test(pathname)) return 'file';
  if (mode !== 'navigate') return PUBLIC_FACTS.test(pathname) ? 'answer' : 'pass';
  if (searchParams.has('lang')) return 'pass';
  const route = matchRoute(pathname);
  // Also for unknown pages: offline the storefront reports it, not the browser.
  if (!route) return NO_PAGE.test(pathname) ? 'pass' : 'page';
  return route.name === 'index' ? 'menu' : 'page';
}

/** The cache key of a brand's page: brands may share an origin, distinguished by `?vendor=`. */
export function keptAt(url: string): string {
  const vendor = new URL(url).searchParams.get('vendor') ?? '';
  return `/kept-page?vendor=${encodeURIComponent(vendor)}`;
}

/** Where what a brand answered at `url` is kept. */
export function answerKeptAt(url: string, merchantId: string): string {
  const { pathname, search } = new URL(url);
  return `/kept-answer?brand=${encodeURIComponent(merchantId)}&to=${encodeURIComponent(pathname + search)}`;
}

/** Whose page it is, by the key of what its bytes were made for. */
export const brandOf = (key: string): string => key.split('|')[0]!;

/** Whether an answer reports a deleted or blocked merchant: its cache must be deleted (NAV-10, NAV-11, NAV-13). */
export function isGone({ status, url }: Pick<Response, 'status' | 'url'>): boolean {
  const { pathname } = new URL(url);
  const isStatusPage = ['/blocked', '/deleted', '/merchantNotAvailable'].includes(pathname);
  return isStatusPage || status === 404 || status === 410 || status === 421;
}

/** Whether an answer is a page to keep: whole, ours, named by its content. */
export const isKeepable = (answer: Response): boolean =>
  answer.status === 200 && !isGone(answer) && answer.headers.has('etag');

/** The page's message to the worker: cache what is shown here. The key names the content of the bytes. */
export type KeepMessage = { type: 'keep'; url: string; key: string; locale: string };
/** A page's message to the worker: what to cache, or that it can now receive messages sent while it opened. */
export type PageWord = KeepMessage | { type: 'listening'; url: string };
/** A message of the worker to its pages. */
export type WorkerEvent = { type: 'newer' | 'gone' };
