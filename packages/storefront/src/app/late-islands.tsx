import '@dasturxon/ui/bottom-nav.css';
import '@dasturxon/ui/category-tiles.css';
import '@dasturxon/ui/group-tabs.css';

import { lazy } from 'react';

import { go } from '../router/navigation.ts';

/** The last is ours: what was drawn speaks another language from now on. */
const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'focusin', 'languagechange'] as const;

/** Waits for the first sign of a person where the server has drawn the links already: until then they are what they are. */
function firstTouch(drawn: string): Promise<void> {
  if (!document.querySelector(drawn)) return Promise.resolve();
  return new Promise((resolve) => {
    for (const touch of TOUCHES)
      addEventListener(touch, () => resolve(), { capture: true, once: true, passive: true });
  });
}

/** The first tap of all may be one on a link that no code stands behind yet. */
function followDrawnLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-nav] a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  go(link.pathname + link.search);
}

/** The navigation in the browser: it stands in the page's bytes, and its code comes when a person is there. */
export const LateNav = lazy(async () => {
  if (document.querySelector('[data-nav]'))
    addEventListener('click', followDrawnLink, { capture: true, once: true });
  await firstTouch('[data-nav]');
  return { default: (await import('./site-nav.tsx')).SiteNav };
});

/** The groups and categories above the menu, where the merchant wants more than a row of chips. */
export const LateViews = lazy(async () => {
  await firstTouch('[data-views]');
  return { default: (await import('../menu/menu-views.tsx')).MenuViews };
});
