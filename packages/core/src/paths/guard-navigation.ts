import { localPath } from './path-prefix.ts';

/** A navigation that would have left the site without permission (NAV-08). */
export class ExternalNavigationError extends Error {
  override readonly name = 'ExternalNavigationError';
}

/**
 * The path of a page of ours. Throws `ExternalNavigationError` for an address outside `origin`, and for `javascript:` and
 * its kin: nothing opens (NAV-08).
 */
export function guardNavigation(target: string, origin: string): `/${string}` {
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null;
  if (url?.origin !== new URL(origin).origin)
    throw new ExternalNavigationError(`Not a page of this site: ${target}`);
  return localPath(`${url.pathname}${url.search}${url.hash}`);
}

/** Whether an address may be opened outside the site: a page of the web, nothing that runs (NAV-08). */
export const isWebAddress = (url: string): boolean =>
  /^https?:\/\//i.test(url) && URL.canParse(url) && !/[\s<>"]/.test(url);
