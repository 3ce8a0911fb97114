import { useStore } from 'jotai';
import { useEffect } from 'react';

import { apiOf } from '../../domains/session/api.ts';
import { useDeps } from '../../hosts/deps.ts';

/**
 * Loads the sign-in while the guest types. A browser may keep a failed import failed until the next reload, so that a
 * sign-in first loaded without a network could not be tried again.
 */
export function useWarmAuth(): void {
  const store = useStore();
  const { loadAuth } = useDeps();
  useEffect(() => {
    // The tap on the button loads it again and says what failed.
    loadAuth(apiOf(store)).catch(() => undefined);
  }, [store, loadAuth]);
}
