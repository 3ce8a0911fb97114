import type { Frame } from './frame.ts';
import { TILE_SIZE, toWorld, type WorldPoint } from './mercator.ts';
import type { Point } from '../geo/plane.ts';

/** A line or an outline on the web-mercator square, with its box. */
export interface WorldLine {
  readonly places: readonly WorldPoint[];
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** Points as a world line. */
export function toWorldLine(points: readonly Point[]): WorldLine {
  const places = points.map((point) => toWorld(point));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { places, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

/** Whether a line may be seen in the tile or within `margin` pixels around it. */
export function isInFrame({ box }: WorldLine, frame: Frame, margin: number): boolean {
  const low = frame.toPixel({ x: box[0], y: box[1] });
  const high = frame.toPixel({ x: box[2], y: box[3] });
  const reach = TILE_SIZE + margin;
  return high.x > -margin && high.y > -margin && low.x < reach && low.y < reach;
}

/** Path data of the stretches of a line that come near the tile. */
export function linePath(line: WorldLine, frame: Frame, margin: number): string {
  if (!isInFrame(line, frame, margin)) return '';
  let path = '';
  let isOpen = false;
  let from: WorldPoint | null = null;
  for (const [index, place] of line.places.entries()) {
    const to = frame.toPixel(place);
    const isLast = index === line.places.length - 1;
    if (from && !isLast && Math.abs(to.x - from.x) + Math.abs(to.y - from.y) < 1.5) continue;
    if (from && isNear(from, to, margin)) {
      path += `${isOpen ? '' : `M${pixel(from)}`}L${pixel(to)}`;
      isOpen = true;
    } else isOpen = false;
    from = to;
  }
  return path;
}

/** Path data of an outline, whole; empty when the tile does not show it. */
export function areaPath(line: WorldLine, frame: Frame): string {
  if (!isInFrame(line, frame, 2)) return '';
  return `M${line.places.map((place) => pixel(frame.toPixel(place))).join('L')}Z`;
}

/** A pixel place as path data writes it, to a tenth. */
export function pixel({ x, y }: WorldPoint): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

function isNear(a: WorldPoint, b: WorldPoint, margin: number): boolean {
  const reach = TILE_SIZE + margin;
  return (
    Math.max(a.x, b.x) > -margin &&
    Math.max(a.y, b.y) > -margin &&
    Math.min(a.x, b.x) < reach &&
    Math.min(a.y, b.y) < reach
  );
}
