import { useLingui } from '@lingui/react';
import { useStore } from 'jotai';
import { useEffect } from 'react';

import { expiredTokenAtom } from '../state/expired-token.ts';

/** Watches for a token that our API has refused; what to do then comes with its own chunk (SES-01). */
export function useForcedLogout(): void {
  const store = useStore();
  const { i18n } = useLingui();
  useEffect(
    () =>
      store.sub(expiredTokenAtom, () => {
        if (store.get(expiredTokenAtom) === null) return;
        void import('../features/session/forced-logout.ts').then(({ forceLogout }) =>
          forceLogout(store, i18n),
        );
      }),
    [store, i18n],
  );
}
