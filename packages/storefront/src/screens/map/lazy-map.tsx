import { useLingui } from '@lingui/react/macro';
import { MAP_WAIT_TIMEOUT_MS } from '@dasturxon/core/delivery-area';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { Spinner } from '@dasturxon/ui/spinner';
import { usePageScheme } from '@dasturxon/ui/vkui-shell';
import { useAtomValue } from 'jotai';
import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';

import { merchantAtom, settingsAtom } from '../../store/boot.ts';
import { mapTrouble } from './map-trouble.ts';
import styles from './lazy-map.module.css';
import { lazyComponent } from '../../lazy/lazy-component.ts';

const MapView = lazyComponent(
  () => import('@dasturxon/ui/map-view'),
  (module) => module.MapView,
);

/** The map as a chunk of its own. A map that takes over 5 s, or does not come, says so and leaves the rest usable (K-12). */
export function LazyMap(props: MapViewProps) {
  const tileUrl = useTiles(props.tileUrl);
  useCheckedSetup(props.tileUrl);
  return (
    <MapBoundary>
      <Suspense fallback={<MapComing />}>
        <MapView {...props} tileUrl={tileUrl} />
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
    // oxlint-disable-next-line no-console -- for whoever set the shop up (SET-32)
    if (trouble) console.warn(trouble);
  }, [mapType, apiKey, tilesUrl]);
}

function MapComing() {
  const { t } = useLingui();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAP_WAIT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div className={styles.place}>{isLate ? <NoMap /> : <Spinner label={t`Loading`} />}</div>;
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
