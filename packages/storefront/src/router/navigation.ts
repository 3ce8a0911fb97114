import { guardNavigation, splitShellPath } from '@dasturxon/core/paths';

import { entryHere, openEntry, useAddressPart } from './history.ts';

/** How many pages of ours lie under this one. */
export const depthHere = (): number => entryHere().depth ?? 0;

/** The current path as in the route table: without query, hash and shell prefix. */
export const pathHere = (): string => splitShellPath(location.pathname).path;

/** The same, in a component. On the server: the path that is rendered. */
export function usePath(serverPath: string): string {
  return splitShellPath(useAddressPart('pathname', serverPath)).path;
}

/** One parameter of the current query; null when it is not there. */
export function useQueryParam(name: string): string | null {
  return new URLSearchParams(useAddressPart('search', '')).get(name);
}

/** Goes to a page of ours. Anything but a path on this origin is an error: nothing opens (NAV-08). */
export function go(page: string, { replace = false }: { replace?: boolean } = {}): void {
  const path = guardNavigation(page, location.origin);
  // Where the page stood is kept by the pages; a browser would jump to the entry's #section on the way back.
  history.scrollRestoration = 'manual';
  leaving = NOT_LEAVING;
  const { pathname, search, hash } = location;
  const target = splitShellPath(pathname).base + path;
  // The second tap of a double one is on its way to where the first has led: back would seem to do nothing.
  const stays = replace || target === pathname + search + hash;
  openEntry(target, { depth: stays ? depthHere() : depthHere() + 1 }, { replace: stays });
}

/** Back inside the site, one step or several; from a page that was opened directly, to `fallback`. */
export function back(fallback = '/', steps = 1): void {
  if (depthHere() < steps) return go(fallback, { replace: true });
  // The browser goes back a moment later: a second tap in it would go back twice.
  const { href } = location;
  const isUnderWay = href === leaving.href && Date.now() - leaving.at < BACK_TAKES_MS;
  if (isUnderWay) return;
  leaving = { href, at: Date.now() };
  history.go(-steps);
}

/** Whether a button of the page at `href` has just begun the way back, and not the browser's own. */
export const isLeaving = (href: string): boolean =>
  href === leaving.href && Date.now() - leaving.at < BACK_TAKES_AT_MOST_MS;

const BACK_TAKES_MS = 300;
const BACK_TAKES_AT_MOST_MS = 2_000;
const NOT_LEAVING = { href: '', at: 0 };
let leaving = NOT_LEAVING;
