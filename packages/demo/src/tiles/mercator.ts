import type { Point } from '../geo/plane.ts';

export const TILE_SIZE = 256;
export const MIN_ZOOM = 5;
export const MAX_ZOOM = 19;

/** A place on the web-mercator square: 0…1 from the north-west corner. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Where a point lies on the web-mercator square. */
export function toWorld({ lat, lon }: Point): WorldPoint {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The point at a place of the square. */
export function toPoint({ x, y }: WorldPoint): Point {
  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, lon: (x - 0.5) * 360 };
}

/** Pixels along one side of the whole world. */
export function worldSize(zoom: number): number {
  return TILE_SIZE * 2 ** zoom;
}

/** Metres that one pixel covers at a latitude. */
export function metresPerPixel(lat: number, zoom: number): number {
  return (40_075_016.7 * Math.cos((lat * Math.PI) / 180)) / worldSize(zoom);
}
