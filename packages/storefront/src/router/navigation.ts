import { splitShellPath } from '@dasturxon/core/paths';
import { navigate as push, useBrowserLocation, useSearch } from 'wouter/use-browser-location';

/** What we keep in `history.state`: how many steps of ours lie under this one. */
type Step = { depth: number };

/** How many pages of ours lie under this one. */
export const depthHere = (): number => (history.state as Step | null)?.depth ?? 0;

/** The current path as the routes know it: without query, hash and the shell's own part. */
export const pathHere = (): string => splitShellPath(location.pathname).path;

/** The same, in a component. On the server: the path that is rendered. */
export function usePath(serverPath: string): string {
  const [path] = useBrowserLocation({ ssrPath: serverPath });
  return splitShellPath(path).path;
}

/** One parameter of the current query; null when it is not there. */
export function useQueryParam(name: string): string | null {
  return new URLSearchParams(useSearch({ ssrSearch: '' })).get(name);
}

/** Goes to a page of ours. Anything but a path on this origin is an error: nothing opens (NAV-08). */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (!/^\/(?![/\\])/.test(path)) throw new Error(`Not a page of this site: ${path}`);
  // Where the page stood is kept by the pages; a browser would jump to the entry's #section on the way back.
  history.scrollRestoration = 'manual';
  leaving = NOT_LEAVING;
  const { pathname, search, hash } = location;
  const target = splitShellPath(pathname).base + path;
  // The second tap of a double one is on its way to where the first has led: back would seem to do nothing.
  const stays = replace || target === pathname + search + hash;
  push(target, { replace: stays, state: { depth: stays ? depthHere() : depthHere() + 1 } satisfies Step });
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
