import type { GeoPoint } from './lng-lat.ts';

/** Where the general map and the branch map start (K-07, D50). */
export const DEFAULT_MAP_CENTRE: GeoPoint = { lat: 41.32, lon: 69.24 };
/** Where the address picker starts (K-07, D50). */
export const DEFAULT_ADDRESS_CENTRE: GeoPoint = { lat: 41.31, lon: 69.28 };

/** Zoom of a map that shows a place (K-09). */
export const MAP_DEFAULT_ZOOM = 14;
/** Zoom of the map of branches, which shows a city (K-10). */
export const BRANCH_MAP_ZOOM = 10;
/** How long a map takes to move to another centre (K-11). */
export const MAP_MOVE_ANIMATION_MS = 500;
/** How long a screen waits for the map before it goes on without (K-12). */
export const MAP_WAIT_TIMEOUT_MS = 5000;
/** After start-up, so that the first paint comes first (K-16, GEO-04). */
export const DEFAULT_CITY_DELAY_MS = 1200;
/** When the branch map has its size and can fit its bounds (K-18, GEO-21). */
export const BRANCH_MAP_FIT_DELAY_MS = 500;

/** How a delivery area is drawn: a 4 px blue stroke and a light translucent fill (K-13, GEO-24). */
export const POLYGON_STYLE = {
  strokeWidth: 4,
  strokeColor: '#1E6FFF',
  fillColor: '#1E6FFF',
  fillOpacity: 0.12,
} as const;
