import { LOGIN_PATH } from '@dasturxon/core/paths';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

import { useI18n } from '../../i18n/use-i18n.ts';
import { settingsAtom } from '../../store/boot.ts';
import { keeps } from '../../store/storage.ts';
import { showFavourites } from '../../menu/deferred-calls.ts';
import { runLazy } from '../../lazy/lazy-module.ts';

/** Loads a signed-in customer’s favourites after the page (SET-15), and again when a sign-in is over. */
export function useFavourites(path: string): void {
  const store = useStore();
  const i18n = useI18n();
  const { favourite } = useAtomValue(settingsAtom).features;
  useEffect(() => {
    if (!favourite || path.startsWith(LOGIN_PATH) || !keeps(store, 'session')) return;
    runLazy(showFavourites({ store, i18n }));
  }, [favourite, path, store, i18n]);
}
