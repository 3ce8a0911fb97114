import { clsx } from 'clsx';
import { divIcon, type LatLngTuple, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';

import { groupPoints, type MapPoint, type PointGroup } from './group-points.ts';
import { MapFrame, type MapFrameProps } from './map-frame.tsx';
import styles from './point-map.module.css';

export type PointMapProps = Pick<MapFrameProps, 'tiles' | 'labels'> & {
  points: readonly MapPoint[];
  /** A press on a marker: the points that it stands for. */
  onChoose: (ids: readonly string[]) => void;
};

type MarkerProps = { point: PointGroup } & Pick<PointMapProps, 'onChoose'>;

function PointMarker({ point, onChoose }: MarkerProps) {
  const { ids, lat, lon, kind, sign, label, tone = 'plain' } = point;
  const icon = useMemo(() => {
    const html = document.createElement('span');
    html.textContent = sign;
    const className = clsx(styles['marker'], styles[kind], styles[tone]);
    return divIcon({ className, html, iconSize: [44, 44], iconAnchor: [22, 22] });
  }, [kind, sign, tone]);
  const marker = useRef<LeafletMarker>(null);
  // Leaflet names its button by the title alone; what is read on it belongs to its name (WCAG 2.5.3).
  const name = `${sign} ${label}`;
  useEffect(() => marker.current?.getElement()?.setAttribute('aria-label', name));
  return (
    <Marker
      ref={marker}
      position={[lat, lon]}
      icon={icon}
      title={name}
      alt={name}
      zIndexOffset={tone === 'chosen' ? 1000 : kind === 'courier' ? 500 : 0}
      eventHandlers={{
        click: () => onChoose(ids),
        // Leaflet focuses a marker by Tab, and presses it for a popup alone.
        keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          onChoose(ids);
        },
      }}
    />
  );
}

/** Shows all points whenever a point joins or leaves; a point that moves leaves the map where a person put it. */
function Fit({ points }: { points: readonly MapPoint[] }) {
  const map = useMap();
  const ids = points.map(({ id }) => id).join(' ');
  useEffect(() => {
    const all = points.map(({ lat, lon }): LatLngTuple => [lat, lon]);
    if (all.length > 0) map.fitBounds(all, { padding: [48, 48], maxZoom: 15, animate: false });
    // oxlint-disable-next-line react/exhaustive-deps -- only who is on the map moves it, not where they are
  }, [map, ids]);
  return null;
}

/** The markers at the zoom of the map. */
function Markers({ points, onChoose }: Pick<PointMapProps, 'points' | 'onChoose'>) {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const groups = useMemo(
    () => groupPoints(points, ({ lat, lon }) => map.project([lat, lon], zoom)),
    [points, map, zoom],
  );
  return groups.map((group) => <PointMarker key={group.ids[0]} point={group} onChoose={onChoose} />);
}

/**
 * Points on a Leaflet map, to be loaded lazily and never the only way to what it shows. It stays left to right on a page that
 * runs from right to left.
 */
export function PointMap({ points, tiles, labels, onChoose }: PointMapProps) {
  return (
    <MapFrame tiles={tiles} labels={labels}>
      <Fit points={points} />
      <Markers points={points} onChoose={onChoose} />
    </MapFrame>
  );
}
