import '@dasturxon/ui/bottom-nav.css';
import '@dasturxon/ui/category-tiles.css';
import '@dasturxon/ui/group-tabs.css';

import { afterAnswer } from '../lazy/after-paint.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { onMove } from '../router/history.ts';
import { go, pathHere } from '../router/navigation.ts';

/**
 * What a person does; then what happens without a finger on the page: it speaks another language from now on, or
 * the app around it has opened another page by its own button or by a link, where the drawn one may have no place.
 */
const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Waits for the first sign of life where the server has drawn the links already: until then they are what they are. */
function firstTouch(drawn: string): Promise<void> {
  if (!document.querySelector(drawn)) return Promise.resolve();
  return new Promise((resolve) => {
    const touched = new AbortController();
    const hear = (event?: Event) => {
      touched.abort();
      stopMoves();
      afterAnswer(event, resolve);
    };
    const quietly = { capture: true, passive: true, once: true };
    // A finger that comes down also puts the focus somewhere, which alone would be answered a frame later.
    for (const touch of TOUCHES) addEventListener(touch, hear, { ...quietly, signal: touched.signal });
    addEventListener('languagechange', hear, quietly);
    const stopMoves = onMove(hear);
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
 * The navigation in the browser: it stands in the page's bytes, and its code comes when a person is there. At once where
 * the bytes were drawn for another path, as the kept menu is without a network: on a phone it would cover the page's button.
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

/** The groups and categories above the menu, where the merchant wants more than a row of chips. */
export const LazyViews = lazyComponent(
  () => import('../menu/menu-views.tsx'),
  (module) => module.MenuViews,
  () => firstTouch('[data-views]'),
);
