import { matchRoute } from '@dasturxon/core/paths';

/** What the worker does with a request: shows the kept menu at once, falls back to it, keeps a file, or stays out of it. */
export type Handling = 'menu' | 'page' | 'file' | 'pass';

type Asked = { method: string; mode: string; url: string };

const FILES = /^\/(?:assets\/web\/assets|media)\/[^/]+$/;

/**
 * How a request is handled. Everything that is not a page of the web shop or a file named by its content is left
 * alone: the mini-apps, the sandbox, every call of the API, everything but GET (T73).
 */
export function handlingOf({ method, mode, url }: Asked, origin: string): Handling {
  const { origin: theirs, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || theirs !== origin) return 'pass';
  if (FILES.test(pathname)) return 'file';
  if (mode !== 'navigate' || searchParams.has('lang')) return 'pass';
  const route = matchRoute(pathname);
  if (!route) return 'pass';
  return route.name === 'index' ? 'menu' : 'page';
}

/** Where the page of a brand is kept: brands may share an origin, told apart by `?vendor=`. */
export function keptAt(url: string): string {
  const vendor = new URL(url).searchParams.get('vendor') ?? '';
  return `/kept-page?vendor=${encodeURIComponent(vendor)}`;
}

/** Whether an answer says that there is no shop to show here now: what is kept of it must go (NAV-10, NAV-11, NAV-13). */
export function saysGone({ status, url }: Pick<Response, 'status' | 'url'>): boolean {
  const { pathname } = new URL(url);
  const isStatusPage = ['/blocked', '/deleted', '/merchantNotAvailable'].includes(pathname);
  return isStatusPage || status === 404 || status === 410 || status === 421;
}

/** Whether an answer is a page to keep: whole, ours, named by its content. */
export const isKeepable = (answer: Response): boolean =>
  answer.status === 200 && !saysGone(answer) && answer.headers.has('etag');

/** The page's word to the worker: keep what is shown here. The key says what the bytes were made for. */
type KeepMessage = { type: 'keep'; url: string; key: string; locale: string };
/** A page's word to the worker: what to keep, or that it hears now what it was told while it was being opened. */
export type PageWord = KeepMessage | { type: 'listening'; url: string };
/** The worker's word to its pages. */
export type WorkerNews = { type: 'newer' | 'gone' };
