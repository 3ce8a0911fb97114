import { useEffect, useRef } from 'react';

import { ignoreOffline } from '../../lazy/lazy-module.ts';

/** What is on the screen now, of all that the document holds. */
const SHOWN = '[data-page]:not([hidden])';

/** On the way to another page its heading takes the focus. The menu comes back as it was left, and so does its focus. */
export function useScreenFocus(path: string, onMenu: boolean): void {
  const was = useRef(path);
  useEffect(() => {
    const isNew = was.current !== path;
    was.current = path;
    const screen = isNew && !onMenu && document.querySelector(SHOWN);
    if (screen)
      import('./focus-screen.ts').then(({ focusScreen }) => focusScreen(screen)).catch(ignoreOffline);
  }, [onMenu, path]);
}

/** Puts the focus on what the page is about, past its header and its links. */
export function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>(`${SHOWN} main`);
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
