import { clsx } from 'clsx';
import 'leaflet/dist/leaflet.css';
import { useCallback, useState } from 'react';
import { MapContainer, Polygon, TileLayer } from 'react-leaflet';

import { MapCamera } from './map-camera.tsx';
import { MapControls, type MapLabels } from './map-controls.tsx';
import { MapMarkers, type MapMarker } from './map-markers.tsx';
import type { MapPoint, MapRest } from './map-point.ts';
import styles from './map-view.module.css';

export type MapViewProps = {
  camera: MapCameraView;
  /** The URL is like "/tiles/{z}/{x}/{y}.png". */
  tiles: { url: string; attribution: string };
  /** Outer rings of delivery areas. */
  polygons?: readonly (readonly MapPoint[])[];
  markers?: readonly MapMarker[];
  /** A pin in the middle that lifts while the map moves. */
  centerPin?: boolean;
  labels: MapLabels;
  /** Without it there is no geolocation button. */
  locate?: { onLocate: () => void; busy?: boolean };
  events?: MapEvents;
};

export type MapCameraView = {
  center: MapPoint;
  zoom: number;
  minZoom?: number;
  maxZoom?: number;
  /** Shows all these points when the list changes, after 0.5 s (GEO-21). */
  fit?: readonly MapPoint[];
  /**
   * After the first fit a changed list moves the map only if a point is out of view, and never after a person has
   * moved the map: a courier is on the way (IMP-18).
   */
  follow?: boolean;
};

export type MapEvents = {
  onMoveStart?: () => void;
  /** The map came to rest; coordinates as Leaflet has them, not rounded. */
  onMoveEnd?: (rest: MapRest) => void;
  onMarker?: (id: string) => void;
};

/** How areas look, and how the map moves. */
export type MapLook = {
  area: { strokeWidth: number; strokeColor: string; fillColor: string; fillOpacity: number };
  moveMs: number;
  /** How long after a change of `fit` it moves: by then it has its size. */
  fitAfterMs: number;
};

const toPath = ({ strokeColor, strokeWidth, ...fill }: MapLook['area']) => ({
  ...fill,
  color: strokeColor,
  weight: strokeWidth,
  interactive: false,
});
const NOTHING: readonly never[] = [];

/**
 * A Leaflet map, to be loaded by React.lazy alone: while its module loads, Leaflet sets innerHTML to `<svg/>` once,
 * so a Trusted Types policy must let that string pass. It stays left to right on a page that runs from right to left.
 */
export function MapView(props: MapViewProps & { look: MapLook }) {
  const { camera, tiles, polygons = NOTHING, markers = NOTHING, centerPin, locate, events } = props;
  const { onMoveStart, onMoveEnd } = events ?? {};
  const [moving, setMoving] = useState(false);

  const start = useCallback(() => {
    setMoving(true);
    onMoveStart?.();
  }, [onMoveStart]);
  const rest = useCallback(
    (view: MapRest) => {
      setMoving(false);
      onMoveEnd?.(view);
    },
    [onMoveEnd],
  );

  return (
    <div className={styles.frame} dir="ltr" data-no-swipe="">
      <MapContainer
        className={styles.map}
        center={[camera.center.lat, camera.center.lon]}
        zoom={camera.zoom}
        minZoom={camera.minZoom}
        maxZoom={camera.maxZoom}
        zoomControl={false}
        attributionControl={false}
      >
        <TileLayer url={tiles.url} />
        {polygons.map((ring, index) => (
          <Polygon
            key={index}
            positions={ring.map(({ lat, lon }) => ({ lat, lng: lon }))}
            pathOptions={toPath(props.look.area)}
          />
        ))}
        <MapMarkers markers={markers} onMarker={events?.onMarker} />
        <MapCamera
          label={props.labels.map}
          look={props.look}
          center={camera.center}
          zoom={camera.zoom}
          fit={camera.fit}
          follow={camera.follow}
          onMoveStart={start}
          onMoveEnd={rest}
        />
        <MapControls labels={props.labels} onLocate={locate?.onLocate} locating={locate?.busy} />
      </MapContainer>
      {centerPin ? <span className={clsx(styles.pin, moving && styles.lifted)} aria-hidden="true" /> : null}
      <p className={styles.attribution}>{tiles.attribution}</p>
    </div>
  );
}
