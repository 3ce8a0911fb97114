import type { MapLabels } from './map-controls.tsx';
import type { AreaLook, MapFailure, MapService } from './map-engine.ts';
import type { MapMarker } from './map-marker.ts';
import type { MapPoint, MapRest } from './map-point.ts';

/** What every kind of map takes; one suite of stories holds for all. */
export type MapViewProps = {
  camera: MapCameraView;
  /** The URL is like "/tiles/{z}/{x}/{y}.png". A map of a service draws its own. */
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

/** How a kind of map draws. */
export type MapDrawing = {
  look: MapLook;
  /** The regional service that draws the map; Leaflet has none. */
  service?: MapService;
  /** The service gives no map: the caller shows another kind. */
  onFailure?: (reason: MapFailure) => void;
};

/** The props of every kind of map. */
export type MapKindProps = MapViewProps & { drawing: MapDrawing };

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
  /** The map came to rest; coordinates as the map has them, not rounded. */
  onMoveEnd?: (rest: MapRest) => void;
  onMarker?: (id: string) => void;
};

/** How areas look, and how the map moves. */
export type MapLook = {
  area: AreaLook;
  moveMs: number;
  /** How long after a change of `fit` it moves: by then it has its size. */
  fitAfterMs: number;
};
