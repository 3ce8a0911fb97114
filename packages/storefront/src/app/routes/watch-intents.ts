import { matchRoute, splitShellPath } from '@dasturxon/core/paths';
import type { I18n } from '@lingui/core';

import { languageAtom } from '../../store/language.ts';
import { INTENTS } from './intents.ts';
import { loadScreen } from './lazy-screen.tsx';
import { kindOf, screenOf } from './routes.ts';
import type { Store } from '../../store/store.ts';

const PRODUCT = 'product-id';
/** A scroll that has not moved for so long is over. */
const STILL_MS = 200;

/**
 * Loads what a link leads to before it is clicked, and first of all the dish's sheet, where guests go most. What does
 * not come is asked for again by the click itself.
 */
export function watchIntents({ store, i18n }: { store: Store; i18n: I18n }, first?: Event): void {
  const bring = (name: string) =>
    void loadScreen(name, { i18n, language: store.get(languageAtom) }).catch(() => undefined);
  const onIntent = (event: Event) => {
    const name = leadsTo(event);
    // A touch on a dish, or a pointer over it, usually belongs to a scroll, and the dish's sheet comes by itself.
    if (name && name !== PRODUCT) bring(name);
  };
  whenStill(() => bring(PRODUCT));
  if (first) onIntent(first);
  for (const type of INTENTS) addEventListener(type, onIntent, { passive: true });
}

/** The screen behind the link that an event is on; null without one, or for the menu. */
function leadsTo({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin) return null;
  const match = matchRoute(splitShellPath(link.pathname).path);
  return match && kindOf(match) !== 'menu' ? screenOf(match) : null;
}

/** Calls back once nothing has scrolled for a while: styles that come amid a scroll are put on the whole page, and cost it frames. */
function whenStill(then: () => void): void {
  const done = () => {
    removeEventListener('scroll', wait);
    then();
  };
  let timer = setTimeout(done, STILL_MS);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(done, STILL_MS);
  };
  addEventListener('scroll', wait, { passive: true });
}
