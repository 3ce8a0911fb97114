import { divIcon, type LatLngTuple, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { CircleMarker, Marker, Polygon, Tooltip, useMap, useMapEvents } from 'react-leaflet';

import { MapFrame, type MapFrameProps } from '../point-map/map-frame.tsx';
import { type Drawing, type MapRing, useDrawing } from './use-drawing.ts';
import styles from './zone-map.module.css';

export type { DrawMode, MapRing } from './use-drawing.ts';

type MapZone = { id: string; label: string; color: string; ring: MapRing };
type MapPoint = { lat: number; lon: number };

export type ZoneMapProps = Pick<MapFrameProps, 'tiles'> & {
  /** Zones beside the one that is edited. */
  zones: readonly MapZone[];
  /** Places that are marked, as branches. */
  places: readonly (MapPoint & { id: string; label: string })[];
  /** Places that are counted, as squares with orders: the more, the larger. */
  dots: readonly (MapPoint & { count: number })[];
  /** The point that is asked about. */
  probe: MapPoint | null;
  /** What is drawn and edited. While `mode` is `off` a press on the map asks about a point. */
  drawing: Drawing;
  labels: MapFrameProps['labels'] & { probe: string };
  onChoose: (id: string) => void;
  onProbe: (point: MapPoint) => void;
};

const DOT = { color: '#B3261E', weight: 1, fillOpacity: 0.45 } as const;

const toLatLng = (ring: MapRing): LatLngTuple[] => ring.map(([lng, lat]) => [lat, lng]);

/** Shows every zone, and the one that is edited when another one is. */
function Fit({ rings, edited }: { rings: readonly MapRing[]; edited: MapRing }) {
  const map = useMap();
  const isFitted = useRef(false);
  useEffect(() => {
    const all = edited.length > 2 ? toLatLng(edited) : rings.flatMap(toLatLng);
    const isSeen = isFitted.current && all.every((point) => map.getBounds().contains(point));
    if (all.length > 0 && !isSeen) map.fitBounds(all, { padding: [32, 32], maxZoom: 15, animate: false });
    isFitted.current = true;
    // oxlint-disable-next-line react/exhaustive-deps -- another zone moves the map, a moved point does not
  }, [map, edited.length > 2]);
  return null;
}

function Pin({ point, sign, label }: { point: MapPoint; sign: string; label: string }) {
  const icon = useMemo(() => {
    const html = document.createElement('span');
    html.textContent = sign;
    return divIcon({ className: styles['pin'] ?? '', html, iconSize: [32, 32], iconAnchor: [16, 16] });
  }, [sign]);
  const marker = useRef<LeafletMarker>(null);
  // A place on the map is read in the lists beside it; here it takes no key.
  useEffect(() => marker.current?.getElement()?.setAttribute('role', 'img'));
  return (
    <Marker
      ref={marker}
      position={[point.lat, point.lon]}
      icon={icon}
      title={label}
      alt={label}
      interactive={false}
      keyboard={false}
    />
  );
}

function Draw({ drawing, onProbe }: Pick<ZoneMapProps, 'drawing' | 'onProbe'>) {
  useDrawing(drawing);
  useMapEvents({
    click: ({ latlng }) => {
      if (drawing.mode === 'off') onProbe({ lat: latlng.lat, lon: latlng.lng });
    },
  });
  return null;
}

/**
 * Delivery zones on a Leaflet map, of which one is drawn and edited, to be loaded lazily and never the only way to what it
 * shows. It stays left to right on a page that runs from right to left.
 */
export function ZoneMap({
  zones,
  places,
  dots,
  probe,
  drawing,
  tiles,
  labels,
  onChoose,
  onProbe,
}: ZoneMapProps) {
  const { mode } = drawing;
  return (
    <MapFrame tiles={tiles} labels={labels}>
      <Fit rings={zones.map(({ ring }) => ring)} edited={drawing.ring} />
      {zones.map(({ id, label, color, ring }) => (
        <Polygon
          key={`${id} ${mode}`}
          positions={toLatLng(ring)}
          pathOptions={{ color, weight: 2, fillOpacity: 0.15 }}
          interactive={mode === 'edit'}
          eventHandlers={{ click: () => onChoose(id) }}
        >
          <Tooltip direction="center" permanent={zones.length < 12} className={styles['name'] ?? ''}>
            {label}
          </Tooltip>
        </Polygon>
      ))}
      {dots.map(({ lat, lon, count }) => (
        <CircleMarker
          key={`${lat} ${lon}`}
          center={[lat, lon]}
          radius={Math.min(14, 3 + Math.sqrt(count))}
          pathOptions={DOT}
          interactive={false}
        />
      ))}
      {places.map(({ id, label, ...point }) => (
        <Pin key={id} point={point} sign="⌂" label={label} />
      ))}
      {probe !== null && <Pin point={probe} sign="?" label={labels.probe} />}
      <Draw drawing={drawing} onProbe={onProbe} />
    </MapFrame>
  );
}
