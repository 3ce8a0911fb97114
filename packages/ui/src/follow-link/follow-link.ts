import type { MouseEvent } from 'react';

/**
 * Lets `go` take the place of a link's own navigation on a plain click. A click that asks for a new tab or window,
 * and any click while there is no `go`, stays with the browser.
 */
export function followLink(event: MouseEvent, go: (() => void) | undefined): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!go || !plain) return;
  event.preventDefault();
  go();
}
