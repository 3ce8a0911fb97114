import { useEffect, type RefObject } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, iframe, [contenteditable], [tabindex]';

/**
 * Makes an area that scrolls and holds only text focusable, so that arrow keys can scroll it: Safari does not do so by
 * itself. An area with a control gets no extra tab stop.
 */
export function useKeyboardScroll(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    if (current.querySelector(CONTROLS)) current.removeAttribute('tabindex');
    else current.setAttribute('tabindex', '0');
  });
}
