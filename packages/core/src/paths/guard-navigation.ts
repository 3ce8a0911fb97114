import { localPath } from './path-prefix.ts';

/** A navigation that would have left the site without permission (NAV-08). */
export class ExternalNavigationError extends Error {
  override readonly name = 'ExternalNavigationError';
}

/** A navigation that may go on. */
export type Navigation = { external: false; path: `/${string}` } | { external: true; url: string };

/** What may be opened outside the site at all, permission or not. */
const OPENABLE: readonly string[] = ['https:', 'http:', 'tel:', 'mailto:', 'sms:', 'geo:', 'tg:'];

/**
 * Decides a navigation: a path inside the site, or an outside address that was permitted explicitly.
 * Throws `ExternalNavigationError` for an outside address without permission, and always for `javascript:` and its kin.
 */
export function guardNavigation(
  target: string,
  { origin, allowExternal = false }: { origin: string; allowExternal?: boolean },
): Navigation {
  const url = parse(target, origin);
  if (url?.origin === new URL(origin).origin) {
    return { external: false, path: localPath(`${url.pathname}${url.search}${url.hash}`) };
  }
  if (!url || !allowExternal || !OPENABLE.includes(url.protocol)) {
    throw new ExternalNavigationError('Navigating to an external address needs explicit permission');
  }
  return { external: true, url: url.href };
}

function parse(target: string, origin: string): URL | null {
  return URL.canParse(target, origin) ? new URL(target, origin) : null;
}
