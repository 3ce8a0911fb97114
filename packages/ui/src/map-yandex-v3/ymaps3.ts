/** The part of Yandex Maps JS API 3 that is used. Coordinates are [longitude, latitude]. */
export type Ymaps3 = {
  ready: PromiseLike<unknown>;
  YMap: new (
    host: HTMLElement,
    props: {
      location: { center: Pair; zoom: number };
      mode: 'raster';
      theme: 'light' | 'dark';
      zoomRange: { min: number; max: number };
      behaviors: readonly string[];
    },
  ) => YMap;
  YMapDefaultSchemeLayer: new () => YMapChild;
  YMapDefaultFeaturesLayer: new () => YMapChild;
  YMapListener: new (props: {
    layer: 'any';
    onUpdate: () => void;
    onActionStart: () => void;
    onActionEnd: () => void;
  }) => YMapChild;
  YMapMarker: new (props: { coordinates: Pair; zIndex: number }, element: HTMLElement) => YMapMarker;
  YMapFeature: new (props: {
    geometry: { type: 'Polygon'; coordinates: readonly (readonly Pair[])[] };
    style: {
      fill: string;
      fillOpacity: number;
      stroke: readonly { color: string; width: number }[];
      interactive: boolean;
    };
  }) => YMapChild;
};

export type Pair = readonly [number, number];
export type YMapChild = object;
export type YMapMarker = YMapChild & { update: (props: { coordinates: Pair }) => void };

export type YMap = {
  readonly center: Pair;
  readonly zoom: number;
  addChild: (child: YMapChild) => unknown;
  removeChild: (child: YMapChild) => unknown;
  setLocation: (location: { center: Pair; zoom: number; duration: number }) => void;
  destroy: () => void;
};

declare global {
  interface Window {
    ymaps3?: Ymaps3;
  }
}
