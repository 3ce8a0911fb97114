import '@dasturxon/ui/bottom-nav.css';
import '@dasturxon/ui/category-tiles.css';
import '@dasturxon/ui/group-tabs.css';

import { afterAnswer } from '../lazy/after-paint.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { onMove } from '../router/history.ts';
import { go, pathHere } from '../router/navigation.ts';

/**
 * User input; then events without input on the page: the language changed, or the host opened another page by its own
 * button or by a link, where the rendered one may be invalid.
 */
const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Waits for the first input or language change where the server has rendered the links, which work without code. */
function firstTouch(drawn: string): Promise<void> {
  if (!document.querySelector(drawn)) return Promise.resolve();
  return new Promise((resolve) => {
    const touched = new AbortController();
    const onTouch = (event?: Event) => {
      touched.abort();
      stopMoves();
      afterAnswer(event, resolve);
    };
    const quietly = { capture: true, passive: true, once: true };
    // A touch also sets the focus, which alone would be answered a frame later.
    for (const touch of TOUCHES) addEventListener(touch, onTouch, { ...quietly, signal: touched.signal });
    addEventListener('languagechange', onTouch, quietly);
    const stopMoves = onMove(onTouch);
  });
}

/** The first tap on a link here may find no code behind it yet, whatever was tapped before. */
function followDrawnLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-nav] a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  removeEventListener('click', followDrawnLink, { capture: true });
  event.preventDefault();
  event.stopImmediatePropagation();
  go(link.pathname + link.search);
}

/**
 * The navigation in the browser: its HTML is in the page, and its code loads at the first user input. It loads at
 * once if the HTML was rendered for another path, as the cached menu offline is: on a phone it would cover the page's
 * button.
 */
export const lazyNav = (drawnAt: string) =>
  lazyComponent(
    () => import('./site-nav.tsx'),
    (module) => module.SiteNav,
    async () => {
      if (document.querySelector('[data-nav]')) addEventListener('click', followDrawnLink, { capture: true });
      if (pathHere() === drawnAt) await firstTouch('[data-nav]');
    },
  );

/** The groups and categories above the menu, if the merchant's layout has more than a row of chips. */
export const LazyViews = lazyComponent(
  () => import('../menu/menu-views.tsx'),
  (module) => module.MenuViews,
  () => firstTouch('[data-views]'),
);
