/** A screen whose heading comes later than this has other troubles. */
const LONGEST_MS = 10_000;

/**
 * Gives the focus to the heading of a screen that has opened, as soon as it is there: a keyboard goes on from it, and a
 * screen reader says where it is. A screen that puts the focus somewhere itself keeps it there, and so does what lies over it.
 */
export function focusScreen(screen: Element): void {
  let heading = focusHeading(screen);
  const look = new MutationObserver(() => {
    // A heading that gave way to another one has taken the focus with it.
    if (!heading || (!heading.isConnected && document.activeElement === document.body))
      heading = focusHeading(screen);
  });
  look.observe(screen, { childList: true, subtree: true });
  setTimeout(() => look.disconnect(), LONGEST_MS);
}

/** The heading of the screen, focused or not; null without one. */
function focusHeading(screen: Element): HTMLElement | null {
  const heading = screen.isConnected ? screen.querySelector<HTMLElement>('h1') : null;
  const focused = document.activeElement;
  if (!heading || screen.contains(focused) || focused?.closest('dialog')) return heading;
  heading.tabIndex = -1;
  heading.style.outlineStyle = 'none';
  heading.focus({ preventScroll: true });
  return heading;
}
