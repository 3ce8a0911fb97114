/**
 * Focuses the heading of a screen that was opened from another one: keyboard navigation continues there, and a screen
 * reader announces it. An element that the screen focuses itself keeps the focus, and so does a dialog over the screen.
 */
export function focusHeading(heading: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!heading || heading.closest('[data-page]')?.contains(focused) || focused?.closest('dialog')) return;
  heading.tabIndex = -1;
  heading.style.outlineStyle = 'none';
  heading.focus({ preventScroll: true });
}
