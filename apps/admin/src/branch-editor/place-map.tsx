import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

import styles from './branch-editor.module.css';

const ZoneMap = lazy(async () => ({ default: (await import('@dasturxon/admin-ui/zone-map')).ZoneMap }));

/** Where a branch is. */
export type Place = { latitude: number; longitude: number };

/** What the map shows around a place that is not chosen yet, in degrees. */
const AROUND = 0.06;
const bordersOf = ({ latitude, longitude }: Place): [number, number][] => [
  [longitude - AROUND, latitude - AROUND],
  [longitude + AROUND, latitude - AROUND],
  [longitude + AROUND, latitude + AROUND],
  [longitude - AROUND, latitude + AROUND],
];

/** What a place and its map are called. */
export type PlaceTexts = { place: string; map: string };

/** Nothing is edited; the ring is what the map is fitted to. */
const NOT_DRAWING = {
  mode: 'off',
  color: '#1D4ED8',
  neighbours: [],
  isAllowed: () => true,
  onDraw: () => undefined,
} as const;

type Props = {
  /** Null: it is not chosen yet. */
  place: Place | null;
  /** What is shown while no place is chosen. */
  around?: Place | undefined;
  /** The border of the delivery zone; empty: none is shown. */
  ring: readonly (readonly [lng: number, lat: number])[];
  tilesUrl: string;
  /** Those of another place than a branch. */
  texts?: PlaceTexts | undefined;
  /** A press on the map; null: it chooses nothing. */
  onPoint: ((place: Place) => void) | null;
};

function useTexts(own: PlaceTexts | undefined): PlaceTexts {
  const { t } = useLingui();
  return own ?? { place: t`The branch`, map: t`Map of the branch` };
}

/** A branch and its zone on a map. What it shows can be typed beside it. */
export function PlaceMap({ place, around, ring, tilesUrl, texts, onPoint }: Props) {
  const { t } = useLingui();
  const { place: label, map } = useTexts(texts);
  const seen = place ?? around;
  return (
    <div className={styles['map']}>
      <Suspense>
        <ZoneMap
          key={onPoint === null ? `${ring[0]?.join(' ')}` : 'pin'}
          zones={ring.length > 2 ? [{ id: 'zone', label: '', color: '#1D4ED8', ring }] : []}
          places={place === null ? [] : [{ id: 'branch', label, lat: place.latitude, lon: place.longitude }]}
          dots={[]}
          probe={null}
          drawing={{ ...NOT_DRAWING, ring: ring.length > 2 || seen === undefined ? [] : bordersOf(seen) }}
          tiles={{
            url: tilesUrl,
            attribution: tilesUrl.startsWith('/') ? t`Demo map` : t`© OpenStreetMap contributors`,
          }}
          labels={{
            map,
            zoomIn: t`Zoom in`,
            zoomOut: t`Zoom out`,
            probe: label,
          }}
          onChoose={() => undefined}
          onProbe={({ lat, lon }) => onPoint?.({ latitude: lat, longitude: lon })}
        />
      </Suspense>
    </div>
  );
}
