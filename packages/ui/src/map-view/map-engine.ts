import type { ZoomRange } from './map-geometry.ts';
import type { MapCenter, MapPoint } from './map-point.ts';
import type { MapPin } from './map-pin.ts';

/** How areas look. */
export type AreaLook = { strokeWidth: number; strokeColor: string; fillColor: string; fillOpacity: number };

/** Why the map of a service could not be shown; the log and the back office name it. */
export type MapFailure = 'SCRIPT' | 'TIMEOUT' | 'REFUSED' | 'BROKEN';

/** A regional maps service: the address of its script with the merchant's key, and how it is to be drawn. */
export type MapService = { src: string; isDark: boolean; waitMs: number };

/** What a map is opened with. */
export type EngineSetup = {
  host: HTMLElement;
  view: MapCenter;
  zooms: ZoomRange;
  area: AreaLook;
  /** Only for maps that draw tiles of the caller's. */
  tilesUrl: string;
  service: MapService | null;
  /** The map began to move, by a person or by `moveTo`. */
  onMoveStart: () => void;
  /** The map rests. */
  onMoveEnd: (view: MapCenter) => void;
};

export type PinHandle = { move: (point: MapPoint) => void; remove: () => void };

/** One kind of map. Everything that maps have in common (fitting, clusters, controls, keys) is above it. */
export type MapEngine = {
  view: () => MapCenter;
  /** Moves the map in so many milliseconds and reports its rest by `onMoveEnd`. */
  moveTo: (view: MapCenter, ms: number) => void;
  addPin: (pin: MapPin, onPress: () => void) => PinHandle;
  /** Draws these rings in place of the earlier ones. */
  drawAreas: (rings: readonly (readonly MapPoint[])[]) => void;
  /** Whether its pins are elements that a keyboard and a screen reader reach. */
  hasElements: boolean;
  close: () => void;
};

/** Rejects with a `MapServiceError` where the service gives no map. */
export type OpenEngine = (setup: EngineSetup) => Promise<MapEngine>;

/** The map of a service is not to be had. */
export class MapServiceError extends Error {
  readonly reason: MapFailure;

  constructor(reason: MapFailure, cause?: unknown) {
    super(`The map service failed: ${reason}`, { cause });
    this.reason = reason;
  }
}
