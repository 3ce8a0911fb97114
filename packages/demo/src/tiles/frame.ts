import type { Point } from '../geo/plane.ts';
import { metresPerPixel, TILE_SIZE, toPoint, toWorld, worldSize, type WorldPoint } from './mercator.ts';

/** One tile as a window on the world: what it shows and where a place lies in its pixels. */
export interface Frame {
  readonly zoom: number;
  /** Pixels of the whole world to the left of and above the tile. */
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly metresPerPixel: number;
  readonly northWest: Point;
  readonly southEast: Point;
  toPixel(place: WorldPoint): WorldPoint;
  pixelOf(point: Point): WorldPoint;
}

export interface TileAddress {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The frame of a tile. */
export function frameOf({ zoom, x, y }: TileAddress): Frame {
  const size = worldSize(zoom);
  const [left, top] = [x * TILE_SIZE, y * TILE_SIZE];
  const northWest = toPoint({ x: left / size, y: top / size });
  const toPixel = (place: WorldPoint) => ({ x: place.x * size - left, y: place.y * size - top });
  return {
    zoom,
    left,
    top,
    size,
    metresPerPixel: metresPerPixel(northWest.lat, zoom),
    northWest,
    southEast: toPoint({ x: (left + TILE_SIZE) / size, y: (top + TILE_SIZE) / size }),
    toPixel,
    pixelOf: (point) => toPixel(toWorld(point)),
  };
}
