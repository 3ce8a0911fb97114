import type { MapCenter, MapPoint } from './map-point.ts';

type Pixel = { x: number; y: number };
export type MapSize = { width: number; height: number };
export type ZoomRange = { min: number; max: number };

/** Pixels of the whole world at zoom 0. */
const WORLD = 256;
/** Mercator's projection has no poles. */
const MAX_LATITUDE = 85.05;
/** Pixels that rounding takes: a map keeps its centre on a whole pixel, a caller 6 decimals. */
const SAME_PLACE = 1;
/** Providers animate zoom; what is left of an animation is not a zoom of its own. */
const SAME_ZOOM = 0.01;
/** Pixels that a pin takes around its point, which is at its tip; the selected one is larger. */
const PIN = { above: 46, below: 8, beside: 22 };
/** The same with air, and with what is written in the corner. */
const ROOM = { top: 60, bottom: 28, beside: 40 };
/** Closer than this a fitted map does not go. */
export const FIT_MAX_ZOOM = 16;

const scaleOf = (zoom: number) => WORLD * 2 ** zoom;

/**
 * Where a point is in the world's picture (spherical Mercator). The regional service projects an ellipsoid: inside of one
 * screen the difference is below a pixel.
 */
export function toPixel({ lat, lon }: MapPoint, zoom: number): Pixel {
  const sin = Math.sin((Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat)) * Math.PI) / 180);
  const scale = scaleOf(zoom);
  return {
    x: scale * (lon / 360 + 0.5),
    y: scale * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)),
  };
}

function toPoint({ x, y }: Pixel, zoom: number): MapPoint {
  const scale = scaleOf(zoom);
  const angle = Math.PI * (1 - (2 * y) / scale);
  return { lat: (Math.atan(Math.sinh(angle)) * 180) / Math.PI, lon: (x / scale - 0.5) * 360 };
}

/** Whether two positions differ by rounding only. */
export function isSameView(one: MapCenter, other: MapCenter): boolean {
  if (Math.abs(one.zoom - other.zoom) >= SAME_ZOOM) return false;
  const [from, to] = [toPixel(one.center, one.zoom), toPixel(other.center, one.zoom)];
  return Math.hypot(from.x - to.x, from.y - to.y) < SAME_PLACE;
}

/** The view so many pixels to the right and down. */
export function shiftedView({ center, zoom }: MapCenter, { x, y }: Pixel): MapCenter {
  const now = toPixel(center, zoom);
  return { center: toPoint({ x: now.x + x, y: now.y + y }, zoom), zoom };
}

/** The next whole zoom level of that direction, inside of the map's range. */
export function zoomedView({ center, zoom }: MapCenter, step: 1 | -1, range: ZoomRange): MapCenter {
  return { center, zoom: Math.min(range.max, Math.max(range.min, Math.round(zoom) + step)) };
}

/** The closest view that shows a pin at each of these points. */
export function fittedView(points: readonly MapPoint[], size: MapSize, range: ZoomRange): MapCenter {
  const corners = points.map((point) => toPixel(point, 0));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const across = Math.max(1, size.width - 2 * ROOM.beside) / Math.max(right - left, Number.MIN_VALUE);
  const down = Math.max(1, size.height - ROOM.top - ROOM.bottom) / Math.max(bottom - top, Number.MIN_VALUE);
  const closest = Math.min(FIT_MAX_ZOOM, range.max, Math.floor(Math.log2(Math.min(across, down))));
  const zoom = Math.max(range.min, closest);
  const middle = toPoint({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0);
  return shiftedView({ center: middle, zoom }, { x: 0, y: (ROOM.bottom - ROOM.top) / 2 });
}

/** Whether a pin at this point is seen whole. */
export function hasPinInView(point: MapPoint, { center, zoom }: MapCenter, size: MapSize): boolean {
  const [pin, middle] = [toPixel(point, zoom), toPixel(center, zoom)];
  const x = pin.x - middle.x + size.width / 2;
  const y = pin.y - middle.y + size.height / 2;
  const isAcross = x >= PIN.beside && x <= size.width - PIN.beside;
  return isAcross && y >= PIN.above && y <= size.height - PIN.below;
}
