import { matchRoute, splitShellPath } from '@dasturxon/core/paths';

import { depthHere, isLeaving } from '../router/navigation.ts';
import { steps } from '../router/steps.ts';
import { kindOf } from './routes.ts';

/** Where the page is in the history, as it was before a step in it. */
type Place = { href: string; depth: number };

const here = (): Place => ({ href: location.href, depth: depthHere() });

/** The sheet on top that its place knows nothing of: a question, a form, the details of a row. */
function ownSheet(place: Place): HTMLElement | undefined {
  const sheets = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
  const { pathname, searchParams } = new URL(place.href);
  const kind = kindOf(matchRoute(splitShellPath(pathname).path));
  const isPlace = kind === 'overlay' || searchParams.has('story') || searchParams.has('basket');
  return sheets.slice(isPlace ? 1 : 0).at(-1);
}

/**
 * The browser's back closes a sheet before it leaves the page under it, also one that has no address: the page is
 * stepped back to, and the sheet hears what Escape would tell it. Nothing is kept for that in the history, so a page
 * that was opened directly is left as browsers do.
 */
export function closeSheetsFirst(): void {
  let place = here();
  let closing: HTMLElement | null = null;
  const remember = () => {
    place = here();
  };
  const step = (event: PopStateEvent) => {
    const sheet = depthHere() < place.depth && !isLeaving(place.href) ? ownSheet(place) : undefined;
    if (sheet) {
      event.stopImmediatePropagation();
      closing = sheet;
      history.go(place.depth - depthHere());
      return;
    }
    remember();
    closing?.dispatchEvent(new Event('cancel', { cancelable: true }));
    closing = null;
  };
  addEventListener('pushState', remember);
  addEventListener('replaceState', remember);
  steps.first = step;
}
