import { reportMapFailure } from '@dasturxon/core/api';
import { MAP_WAIT_TIMEOUT_MS } from '@dasturxon/core/delivery-area';
import {
  allowsRegionalMap,
  type MapFailure,
  mapScriptUrl,
  type RegionalMap,
  regionalMap,
} from '@dasturxon/core/merchant';
import { splitShellPath } from '@dasturxon/core/paths';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';

import { apiOf } from '../../domains/session/api.ts';
import { usePageScheme } from '../../hosts/page-scheme.ts';
import { onMove } from '../../router/history.ts';
import { pageAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';
import type { Store } from '../../store/store.ts';
import { mapTrouble } from './check-map-setup.ts';

/** A service that failed is not asked again in this document: each map would wait for it anew. */
const failed = new WeakSet<Store>();
const reported = new WeakSet<Store>();
let isGuarded = false;

/**
 * Sign-in, checkout and the guest's own data share no document with a third party's script (D80): once a map's script may have
 * come, they open in a new one.
 */
function guardPrivatePages(): void {
  if (isGuarded) return;
  isGuarded = true;
  onMove(() => {
    const hasScript = document.querySelector('script[data-map-service]') !== null;
    if (hasScript && !allowsRegionalMap(splitShellPath(location.pathname).path)) location.reload();
  });
}

/** Notes a failure in the server's log, once in a document; without an answer nothing happens. */
function report(store: Store, map: RegionalMap, reason: MapFailure): void {
  if (reported.has(store) || !navigator.onLine) return;
  reported.add(store);
  void apiOf(store)(reportMapFailure, { body: { mapType: map, reason } });
}

function chosenMap(store: Store) {
  const { settings, merchant, mapsUrl, tilesUrl } = store.get(pageAtom);
  const { mapType } = settings;
  const key = merchant.yandexMapKey;
  const base = mapsUrl ?? '';
  const map = regionalMap({ mapType, key, path: splitShellPath(location.pathname).path, base });
  // The document's policy was made for the page that it began with.
  const trouble = mapTrouble({ mapType, apiKey: key, tilesUrl });
  return { mapType, key, trouble, map: mapsUrl === undefined ? null : map, base };
}

/**
 * The map that a page draws: the merchant's regional one, or Leaflet where that may not be or has failed (SET-32). `fail` turns to
 * Leaflet.
 */
export function useMapChoice() {
  const store = useStore();
  const isDark = usePageScheme() === 'dark';
  const [{ mapType, key, trouble, map, base }] = useState(() => chosenMap(store));
  const [hasFailed, setFailed] = useState(() => failed.has(store));
  useEffect(() => {
    // oxlint-disable-next-line no-console -- for the operator of the site (SET-32)
    if (trouble) console.warn(trouble);
    if (mapType !== 'LEAFLET' && !key) report(store, mapType, 'NO_KEY');
    if (map) guardPrivatePages();
  }, [store, mapType, key, trouble, map]);
  if (!map || !key || hasFailed) return { map: null, service: undefined, fail: () => undefined };
  const src = mapScriptUrl(map, { base, key, language: store.get(languageAtom) });
  return {
    map,
    service: { src, isDark, waitMs: MAP_WAIT_TIMEOUT_MS },
    fail: (reason: MapFailure) => {
      failed.add(store);
      report(store, map, reason);
      setFailed(true);
    },
  };
}
