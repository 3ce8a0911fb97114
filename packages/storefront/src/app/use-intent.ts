import { matchRoute } from '@dasturxon/core/paths';
import { useLingui } from '@lingui/react';
import { useStore } from 'jotai';
import { useEffect } from 'react';

import { needMessages } from '../i18n/messages.ts';
import { languageAtom } from '../state/language.ts';
import { preloadScreen } from './lazy-screen.tsx';
import { kindOf, screenOf } from './routes.ts';

/** A finger comes down, a mouse or the focus comes over: a tenth of a second or more before the click. */
const INTENTS = ['pointerdown', 'pointerover', 'focusin'] as const;

/**
 * Brings a screen's code as soon as somebody means to go there, and the dish's sheet, where guests go most, when they
 * first touch the page at all. What does not come is asked for again by the click itself.
 */
export function useIntent(): void {
  const store = useStore();
  const { i18n } = useLingui();
  useEffect(() => {
    const bring = (name: string) => {
      void preloadScreen(name).catch(() => undefined);
      void needMessages(i18n, store.get(languageAtom)).catch(() => undefined);
    };
    const hear = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin) return;
      const match = matchRoute(link.pathname);
      if (match && kindOf(match) !== 'menu') bring(screenOf(match));
    };
    const first = () => bring('product-id');
    const once = { passive: true, once: true };
    for (const type of INTENTS) addEventListener(type, hear, { passive: true });
    addEventListener('touchstart', first, once);
    return () => {
      for (const type of INTENTS) removeEventListener(type, hear);
      removeEventListener('touchstart', first);
    };
  }, [i18n, store]);
}
