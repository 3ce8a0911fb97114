import { matchRoute } from '@dasturxon/core/paths';
import { useStore } from 'jotai';
import { useEffect } from 'react';

import { afterAnswer } from '../../lazy/after-paint.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ignoreOffline, lazyModule } from '../../lazy/lazy-module.ts';
import { languageAtom } from '../../store/language.ts';
import { preloadScreenAtom } from '../../store/preload-screen.ts';
import { INTENTS } from './intents.ts';
import { loadScreen } from './lazy-screen.tsx';
import { screenOf } from './routes.ts';

const intents = lazyModule(() => import('./watch-intents.ts'));

/**
 * After the first user input, prefetches the code of a screen on intent. A returning visitor has it in the browser's
 * cache: it is loaded while idle.
 */
export function useIntent(): void {
  const store = useStore();
  const i18n = useI18n();
  useEffect(() => {
    const preload = (path: string) =>
      void loadScreen(screenOf(matchRoute(path)), { i18n, language: store.get(languageAtom) }).catch(
        () => undefined,
      );
    store.set(preloadScreenAtom, { preload });
    const first = (event?: Event) => {
      stop();
      afterAnswer(
        event,
        () =>
          void intents
            .load()
            .then(({ watchIntents }) => watchIntents({ store, i18n }, event))
            .catch(ignoreOffline),
      );
    };
    const cancel = isKept() ? whenIdle(first) : undefined;
    const stop = () => {
      cancel?.();
      INTENTS.forEach((type) => removeEventListener(type, first));
    };
    INTENTS.forEach((type) => addEventListener(type, first, { passive: true }));
    return stop;
  }, [i18n, store]);
}

/** Whether the page's own script came without the network, out of a cache. */
function isKept(): boolean {
  // Only this kind of entry; the DOM's types do not distinguish them.
  const files = performance.getEntriesByType?.('resource') as PerformanceResourceTiming[] | undefined;
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  const { transferSize, decodedBodySize } = files?.find(({ name }) => name === script) ?? {};
  return transferSize === 0 && decodedBodySize !== undefined && decodedBodySize > 0;
}

/** Calls back while idle, where the browser supports it; returns a function that cancels. */
function whenIdle(then: () => void): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return undefined;
  const id = requestIdleCallback(() => then());
  return () => cancelIdleCallback(id);
}
