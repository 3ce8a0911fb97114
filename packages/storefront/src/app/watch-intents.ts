import { matchRoute, splitShellPath } from '@dasturxon/core/paths';
import type { I18n } from '@lingui/core';
import type { useStore } from 'jotai';

import { languageAtom } from '../state/language.ts';
import { loadScreen } from './lazy-screen.tsx';
import { kindOf, screenOf } from './routes.ts';
import { INTENTS } from './use-intent.ts';

/**
 * Loads what a link leads to before it is clicked, and first of all the dish's sheet, where guests go most. What does
 * not come is asked for again by the click itself.
 */
export function watchIntents(
  { store, i18n }: { store: ReturnType<typeof useStore>; i18n: I18n },
  first?: Event,
): void {
  const bring = (name: string) =>
    void loadScreen(name, { i18n, language: store.get(languageAtom) }).catch(() => undefined);
  const hear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    const match = matchRoute(splitShellPath(link.pathname).path);
    if (match && kindOf(match) !== 'menu') bring(screenOf(match));
  };
  bring('product-id');
  if (first) hear(first);
  for (const type of INTENTS) addEventListener(type, hear, { passive: true });
}
