import { useLingui } from '@lingui/react/macro';
import {
  BRANCH_MAP_FIT_DELAY_MS,
  MAP_MOVE_ANIMATION_MS,
  MAP_WAIT_TIMEOUT_MS,
  POLYGON_STYLE,
} from '@dasturxon/core/delivery-area';
import { LOADING_OVERLAY_CLOSE_MS } from '@dasturxon/core/kernel';
import type { MapLook, MapViewProps } from '@dasturxon/ui/map-view';
import { Spinner } from '@dasturxon/ui/spinner';
import { useAtomValue } from 'jotai';
import { Component, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { MerchantPublic, MerchantSettings } from '@dasturxon/core/merchant';

import { usePageScheme } from '../../hosts/page-scheme.ts';
import { merchantAtom, settingsAtom } from '../../store/boot.ts';
import styles from './lazy-map.module.css';
import { lazyComponent } from '../../lazy/lazy-component.ts';

const MapView = lazyComponent(
  () => import('@dasturxon/ui/map-view'),
  (module) => module.MapView,
);

const LOOK: MapLook = {
  area: POLYGON_STYLE,
  moveMs: MAP_MOVE_ANIMATION_MS,
  fitAfterMs: BRANCH_MAP_FIT_DELAY_MS,
};

/**
 * The map as a chunk of its own. A map that takes over 5 s, or does not load, shows that and leaves the rest usable
 * (K-12).
 */
export function LazyMap(props: MapViewProps) {
  const { tiles } = props;
  const url = useTiles(tiles.url);
  useCheckedSetup(tiles.url);
  const { isCovered, cover } = useCover();
  return (
    <MapBoundary>
      <Suspense fallback={<MapComing onShown={cover} />}>
        <div className={styles.whole}>
          <MapView {...props} look={LOOK} tiles={{ ...tiles, url }} />
          {isCovered ? (
            <div className={styles.cover}>
              <Loading />
            </div>
          ) : null}
        </div>
      </Suspense>
    </MapBoundary>
  );
}

/** Tiles of our own server are drawn for the night as well. */
function useTiles(tilesUrl: string): string {
  const isDark = usePageScheme() === 'dark';
  return isDark && tilesUrl.startsWith('/') ? `${tilesUrl}?dark=1` : tilesUrl;
}

function useCheckedSetup(tilesUrl: string) {
  const { mapType } = useAtomValue(settingsAtom);
  const apiKey = useAtomValue(merchantAtom).yandexMapKey;
  useEffect(() => {
    const trouble = mapTrouble({ mapType, apiKey, tilesUrl });
    // oxlint-disable-next-line no-console -- for the operator of the site (SET-32)
    if (trouble) console.warn(trouble);
  }, [mapType, apiKey, tilesUrl]);
}

/** The loading state stays a moment over the loaded map: the first tiles appear under it (K-05). */
function useCover() {
  const [isCovered, setCovered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cover = useCallback(() => {
    clearTimeout(timer.current);
    setCovered(true);
    return () => {
      timer.current = setTimeout(() => setCovered(false), LOADING_OVERLAY_CLOSE_MS);
    };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isCovered, cover };
}

function Loading() {
  const { t } = useLingui();
  return <Spinner label={t`Loading`} />;
}

/** Calls `onShown` after mount, and the function that it returns before unmount. */
function MapComing({ onShown }: { onShown: () => () => void }) {
  useEffect(onShown, [onShown]);
  const [isTimedOut, setTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), MAP_WAIT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div className={styles.place}>{isTimedOut ? <NoMap /> : <Loading />}</div>;
}

function NoMap() {
  const { t } = useLingui();
  return (
    <p role="alert">{t`The map is not loading. You can continue without it: use the search or the list.`}</p>
  );
}

class MapBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.place}>
        <NoMap />
      </div>
    );
  }
}

/**
 * The log line about a misconfigured map (ERR-27, SET-32); null for a correct one. The guest gets Leaflet meanwhile,
 * so nothing has failed.
 */
function mapTrouble(setup: MapSetup): string | null {
  const instead = setup.mapType === 'LEAFLET' ? '' : ', Leaflet stands in';
  try {
    checkMapSetup(setup);
  } catch (error) {
    return error instanceof Error ? error.message + instead : String(error);
  }
  // The adapter of a regional service is one more file beside this one; until it is written:
  return instead ? `Maps: no adapter for ${setup.mapType}${instead}` : null;
}

const KNOWN = ['mapType', 'apiKey', 'tilesUrl'];

/** What a map is set up with. */
type MapSetup = {
  mapType: MerchantSettings['mapType'];
  apiKey: MerchantPublic['yandexMapKey'];
  tilesUrl: string;
};

/**
 * Throws for a misconfigured map, with a message for its operator (ERR-27): a regional maps service without its key,
 * or an unknown option. The guest sees no message: Leaflet, which needs no key, replaces it (D15).
 */
export function checkMapSetup(setup: MapSetup): void {
  const unknown = Object.keys(setup).find((name) => !KNOWN.includes(name));
  if (unknown) throw new Error(`Maps: unknown option "${unknown}"`);
  if (setup.mapType !== 'LEAFLET' && !setup.apiKey)
    throw new Error(`Maps: an API key is required for ${setup.mapType}`);
}
