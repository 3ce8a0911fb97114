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
import { Component, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';

import { usePageScheme } from '../../hosts/page-scheme.ts';
import styles from './lazy-map.module.css';
import { lazyComponent } from '../../lazy/lazy-component.ts';
import { useMapChoice } from './map-choice.ts';

const MapView = lazyComponent(
  () => import('@dasturxon/ui/map-view'),
  (module) => module.MapView,
);

/** Each kind is a chunk of its own, so that a guest loads the one of their merchant alone. */
const REGIONAL = {
  YANDEX: lazyComponent(
    () => import('@dasturxon/ui/map-yandex'),
    (module) => module.YandexMapView,
  ),
  YANDEX_V3: lazyComponent(
    () => import('@dasturxon/ui/map-yandex-v3'),
    (module) => module.YandexMapV3View,
  ),
};

const LOOK: MapLook = {
  area: POLYGON_STYLE,
  moveMs: MAP_MOVE_ANIMATION_MS,
  fitAfterMs: BRANCH_MAP_FIT_DELAY_MS,
};

const PLAIN = { look: LOOK };

/**
 * The map as a chunk of its own: the merchant's regional one, or Leaflet (SET-32). A map that takes over 5 s, or does not
 * load, shows that and leaves the rest usable (K-12).
 */
export function LazyMap(props: MapViewProps) {
  const { tiles } = props;
  const url = useTiles(tiles.url);
  const { map, service, fail } = useMapChoice();
  const Drawn = map ? REGIONAL[map] : MapView;
  const { isCovered, cover } = useCover();
  return (
    <MapBoundary>
      <Suspense fallback={<MapComing onShown={cover} />}>
        <div className={styles.whole}>
          <Drawn
            {...props}
            drawing={service ? { look: LOOK, service, onFailure: fail } : PLAIN}
            tiles={{ ...tiles, url }}
          />
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
