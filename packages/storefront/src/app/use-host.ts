import { useStore } from 'jotai';
import { useEffect } from 'react';

import { lazyModule } from '../lazy/lazy-module.ts';
import { useDeps } from '../hosts/deps.ts';
import { useI18n } from '../i18n/use-i18n.ts';

const hostStart = lazyModule(() => import('../features/host/start-host.ts'));

/** In a mini-app: after the page is painted, what the app around it adds. In a browser nothing of it is loaded (TEN-15). */
export function useHost(): void {
  const store = useStore();
  const deps = useDeps();
  const i18n = useI18n();
  useEffect(() => {
    if (deps.shell === 'web') return;
    void hostStart.load().then(({ startHost }) => startHost({ store, deps, i18n }));
  }, [deps, store, i18n]);
}
