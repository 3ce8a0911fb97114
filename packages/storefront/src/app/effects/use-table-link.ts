import { useStore } from 'jotai';
import { useEffect } from 'react';

import { useI18n } from '../../i18n/use-i18n.ts';
import { settingsAtom } from '../../store/boot.ts';
import { openTableLink } from '../../menu/deferred-calls.ts';
import { runLazy } from '../../lazy/lazy-module.ts';

/** A guest who came by the link on a table (`?table=`) sits there; the address loses it once it was read (IMP-12). */
export function useTableLink(): void {
  const store = useStore();
  const i18n = useI18n();
  useEffect(() => {
    const isAtTable = new URLSearchParams(location.search).has('table');
    if (!isAtTable || !store.get(settingsAtom).services.includes('DINE_IN')) return;
    runLazy(openTableLink({ store, i18n }));
  }, [store, i18n]);
}
