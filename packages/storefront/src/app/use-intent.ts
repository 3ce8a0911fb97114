import { useLingui } from '@lingui/react';
import { useStore } from 'jotai';
import { useEffect } from 'react';

/** A finger comes down, a mouse or the focus comes over: a tenth of a second or more before the click. */
export const INTENTS = ['pointerdown', 'pointerover', 'focusin'] as const;

/** From the first sign of a person on, brings the code of a screen as soon as somebody means to go there. */
export function useIntent(): void {
  const store = useStore();
  const { i18n } = useLingui();
  useEffect(() => {
    const first = (event: Event) => {
      stop();
      void import('./watch-intents.ts').then(({ watchIntents }) => watchIntents({ store, i18n }, event));
    };
    const stop = () => INTENTS.forEach((type) => removeEventListener(type, first));
    INTENTS.forEach((type) => addEventListener(type, first, { passive: true }));
    return stop;
  }, [i18n, store]);
}
