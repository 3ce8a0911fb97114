/** The part of Yandex Maps JS API 2.1 that is used. Coordinates are [latitude, longitude]. */
export type Ymaps = {
  /** Resolves when the API can be used; rejects for a refused key (see `reasonOf`). */
  ready: () => PromiseLike<unknown>;
  Map: new (
    host: HTMLElement,
    state: { center: Pair; zoom: number; controls: readonly string[]; behaviors: readonly string[] },
    options: Record<string, unknown>,
  ) => YmapsMap;
  Placemark: new (
    point: Pair,
    properties: { hintContent: string },
    options: Record<string, unknown>,
  ) => YmapsObject;
  Polygon: new (
    rings: readonly (readonly Pair[])[],
    properties: object,
    options: Record<string, unknown>,
  ) => YmapsObject;
};

export type Pair = readonly [number, number];

type YmapsEvents = { add: (name: string, handler: () => void) => unknown };

export type YmapsObject = { events: YmapsEvents; geometry: { setCoordinates: (point: Pair) => void } | null };

export type YmapsMap = {
  events: YmapsEvents;
  geoObjects: { add: (object: YmapsObject) => unknown; remove: (object: YmapsObject) => unknown };
  getCenter: () => Pair;
  getZoom: () => number;
  setCenter: (center: Pair, zoom: number, options: { duration: number }) => PromiseLike<unknown>;
  destroy: () => void;
};

declare global {
  interface Window {
    ymaps?: Ymaps;
  }
}
