import { useStore } from 'jotai';
import { useEffect } from 'react';

import { useDeps } from '../../hosts/deps.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { expiredTokenAtom } from '../../domains/session/expired-token.ts';
import { forceLogout } from '../../menu/deferred-calls.ts';
import { runLazy } from '../../lazy/lazy-module.ts';

/** Watches for a token that our API has refused; what to do then comes with its own chunk (SES-01). */
export function useForcedLogout(): void {
  const store = useStore();
  const i18n = useI18n();
  const deps = useDeps();
  useEffect(
    () =>
      store.sub(expiredTokenAtom, () => {
        if (store.get(expiredTokenAtom) === null) return;
        runLazy(forceLogout(store, i18n, deps));
      }),
    [store, i18n, deps],
  );
}
