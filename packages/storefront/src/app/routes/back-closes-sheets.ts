import { matchRoute, splitShellPath } from '@dasturxon/core/paths';
import { type OpenSheet, openSheets } from '@dasturxon/ui/sheet';

import { guardSteps, layEntryUnder, onMove } from '../../router/history.ts';
import { depthHere, isLeaving } from '../../router/navigation.ts';
import { kindOf } from './routes.ts';

/** Where the page is in the history, as it was before a step in it. */
type Place = { href: string; depth: number };

const here = (): Place => ({ href: location.href, depth: depthHere() });

/** Whether an address is that of a sheet over a page. */
function isSheet(href: string): boolean {
  const { pathname, searchParams } = new URL(href);
  const kind = kindOf(matchRoute(splitShellPath(pathname).path));
  return kind === 'overlay' || searchParams.has('story') || searchParams.has('basket');
}

/** The top sheet without an address: a question, a form, the details of a row. */
function ownSheet(place: Place): OpenSheet | undefined {
  return openSheets()
    .slice(isSheet(place.href) ? 1 : 0)
    .at(-1);
}

/**
 * A sheet that was opened by its address lies over the menu, and so it does in the history from now on: back closes it
 * and leaves only then. Inside an app there is no such address.
 */
export function layMenuUnder({ href, depth }: Place): void {
  if (depth > 0 || !isSheet(href) || splitShellPath(location.pathname).base) return;
  layEntryUnder('/');
}

let isClosingFirst = false;

/**
 * The browser's back closes a sheet before it leaves the page under it, also one that has no address: the page is
 * stepped back to, and the sheet on top of the stack is closed. Nothing is kept for that in the history, so a page
 * that was opened directly is left as browsers do; a sheet with an address of its own is closed first.
 */
export function closeSheetsFirst(): void {
  if (isClosingFirst) return;
  isClosingFirst = true;
  layMenuUnder(here());
  let place = here();
  let closing: OpenSheet | null = null;
  const remember = () => {
    place = here();
  };
  guardSteps(() => {
    const sheet = depthHere() < place.depth && !isLeaving(place.href) ? ownSheet(place) : undefined;
    if (sheet) {
      closing = sheet;
      history.go(place.depth - depthHere());
      return true;
    }
    remember();
    closing?.close();
    closing = null;
    return false;
  });
  onMove(remember);
}
