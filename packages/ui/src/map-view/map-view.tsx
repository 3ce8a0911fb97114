import { clsx } from 'clsx';
import 'leaflet/dist/leaflet.css';
import { type ReactNode, useCallback, useState } from 'react';
import { MapContainer, Polygon, TileLayer } from 'react-leaflet';

import { MapCamera } from './map-camera.tsx';
import { MapControls, type MapWords } from './map-controls.tsx';
import { MapMarkers, type MapMarker } from './map-markers.tsx';
import type { MapPoint, MapRest } from './map-point.ts';
import styles from './map-view.module.css';

export type MapViewProps = {
  /** What the map is for: "Choose an address on the map". */
  label: string;
  center: MapPoint;
  zoom: number;
  minZoom?: number;
  maxZoom?: number;
  /** "/tiles/{z}/{x}/{y}.png". */
  tileUrl: string;
  attribution: string;
  /** Outer rings of delivery areas. */
  polygons?: readonly (readonly MapPoint[])[];
  markers?: readonly MapMarker[];
  /** Show all these points when the list changes (GEO-21). */
  fit?: readonly MapPoint[];
  /**
   * Once they have been shown, a list that changes moves the map only where a point of it is out of view, and never
   * after a person has moved it: somebody is on their way (IMP-18).
   */
  follow?: boolean;
  /** A pin in the middle that lifts while the map moves. */
  centerPin?: boolean;
  words: MapWords;
  /** Without it there is no geolocation button. */
  onLocate?: () => void;
  locating?: boolean;
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
 * A `cover` lies over it and lets fingers through.
 */
export function MapView(props: MapViewProps & { look: MapLook; cover?: ReactNode }) {
  const { center, polygons = NOTHING, markers = NOTHING, centerPin, onMoveStart, onMoveEnd } = props;
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
        center={[center.lat, center.lon]}
        zoom={props.zoom}
        minZoom={props.minZoom}
        maxZoom={props.maxZoom}
        zoomControl={false}
        attributionControl={false}
      >
        <TileLayer url={props.tileUrl} />
        {polygons.map((ring, index) => (
          <Polygon
            key={index}
            positions={ring.map(({ lat, lon }) => ({ lat, lng: lon }))}
            pathOptions={toPath(props.look.area)}
          />
        ))}
        <MapMarkers markers={markers} onMarker={props.onMarker} />
        <MapCamera
          label={props.label}
          look={props.look}
          center={center}
          zoom={props.zoom}
          fit={props.fit}
          follow={props.follow}
          onMoveStart={start}
          onMoveEnd={rest}
        />
        <MapControls words={props.words} onLocate={props.onLocate} locating={props.locating} />
      </MapContainer>
      {centerPin ? <span className={clsx(styles.pin, moving && styles.lifted)} aria-hidden="true" /> : null}
      <p className={styles.attribution}>{props.attribution}</p>
      {props.cover ? <div className={styles.cover}>{props.cover}</div> : null}
    </div>
  );
}
