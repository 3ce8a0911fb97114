import { clsx } from 'clsx';
import { divIcon } from 'leaflet';
import { memo, useMemo } from 'react';
import { Marker } from 'react-leaflet';

import styles from './map-markers.module.css';
import type { MapPoint } from './map-point.ts';

export type MapMarker = {
  id: string;
  point: MapPoint;
  /** Read aloud, and shown on hover. */
  label: string;
  /** The kind of marker; a plain pin by default. A courier moves, so it is drawn round and above the others. */
  kind?: 'pin' | 'home' | 'store' | 'courier';
  highlighted?: boolean;
  disabled?: boolean;
};

type MapMarkersProps = { markers: readonly MapMarker[]; onMarker?: (id: string) => void };

/** One pin per place; the chosen one is larger and in the brand's colour (OV-13). */
export const MapMarkers = memo(function MapMarkers({ markers, onMarker }: MapMarkersProps) {
  return markers.map((marker) => <Pin key={marker.id} marker={marker} onMarker={onMarker} />);
});

function Pin({ marker, onMarker }: { marker: MapMarker; onMarker?: (id: string) => void }) {
  const { id, point, label, kind = 'pin', highlighted = false, disabled = false } = marker;

  const icon = useMemo(
    () =>
      divIcon({
        className: clsx(styles.pin, styles[kind], highlighted && styles.highlighted, disabled && styles.off),
        html: document.createElement('span'),
        iconSize: [44, 48],
        iconAnchor: kind === 'courier' ? [22, 24] : [22, 46],
      }),
    [kind, highlighted, disabled],
  );

  return (
    <Marker
      position={[point.lat, point.lon]}
      icon={icon}
      title={label}
      alt={label}
      zIndexOffset={highlighted || kind === 'courier' ? 1000 : 0}
      eventHandlers={{ click: () => onMarker?.(id) }}
    />
  );
}
