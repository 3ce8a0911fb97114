/** One continuous and one discrete event for React; no handler of ours listens to either. */
const WARMED_UP = ['mouseover', 'touchcancel'];
/** Delay without requestIdleCallback. */
const LATER_MS = 1000;

/**
 * Dispatches unhandled events through React while idle, so that its event code is compiled before the first tap. On a
 * cheap phone compilation delayed the response to the first tap by 10 to 20 ms.
 */
export function warmUpEvents(root: HTMLElement): void {
  const warmUp = () => {
    for (const type of WARMED_UP)
      root.querySelector('main')?.dispatchEvent(new Event(type, { bubbles: true }));
  };
  if ('requestIdleCallback' in window) requestIdleCallback(warmUp);
  else setTimeout(warmUp, LATER_MS);
}
