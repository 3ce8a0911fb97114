/** One event that React lets wait and one that it answers at once; nothing of ours asks for either. */
const REHEARSED = ['mouseover', 'touchcancel'];
/** Where the browser does not say when it has nothing to do. */
const LATER_MS = 1000;

/**
 * Leads events that nobody hears through React before the first finger comes: the first of its kind has its whole way
 * compiled, which on a cheap phone stood 10 to 20 ms between a tap and its answer.
 */
export function rehearseEvents(root: HTMLElement): void {
  const rehearse = () => {
    for (const type of REHEARSED)
      root.querySelector('main')?.dispatchEvent(new Event(type, { bubbles: true }));
  };
  if ('requestIdleCallback' in window) requestIdleCallback(rehearse);
  else setTimeout(rehearse, LATER_MS);
}
