import { seededRandom } from '../../geo/seeded-random.ts';
import { containsSpot, distanceBetween, nearestOnSegment } from '../../geo/line.ts';
import type { Spot } from '../../geo/plane.ts';
import { landOf } from '../../gazetteer/land.ts';
import type { City } from '../../gazetteer/place.ts';

/** A side street without a name, straight between two corners. */
export interface Lane {
  readonly from: Spot;
  readonly to: Spot;
  /** A passage inside a block, narrower than the streets around it. */
  readonly isPassage: boolean;
}

/** One block of the imagined side streets: its corners, west-south first, counter-clockwise. */
export interface Block {
  readonly i: number;
  readonly j: number;
  readonly corners: readonly [Spot, Spot, Spot, Spot];
  readonly lanes: readonly Lane[];
}

const STEP = 185;
const SWAY = 200;

const blocks = new Map<City, Map<string, Block>>();

/** The blocks of a town that may reach into a box of its plane; always the same for the same town. */
export function blocksIn(city: City, low: Spot, high: Spot): Block[] {
  const known = blocks.get(city) ?? new Map<string, Block>();
  blocks.set(city, known);
  const found: Block[] = [];
  const margin = SWAY + STEP;
  for (let i = Math.floor((low.x - margin) / STEP); i <= (high.x + margin) / STEP; i += 1) {
    for (let j = Math.floor((low.y - margin) / STEP); j <= (high.y + margin) / STEP; j += 1) {
      const key = `${i}:${j}`;
      const block = known.get(key) ?? layBlock(city, i, j);
      known.set(key, block);
      if (isInBox(block, low, high)) found.push(block);
    }
  }
  return found;
}

function layBlock(city: City, i: number, j: number): Block {
  const corners = [cornerAt(i, j), cornerAt(i + 1, j), cornerAt(i + 1, j + 1), cornerAt(i, j + 1)] as const;
  const [southWest, southEast, northEast, northWest] = corners;
  const lanes: Lane[] = [];
  if (seededRandom(i, j, 1) > 0.12) lanes.push({ from: southWest, to: southEast, isPassage: false });
  if (seededRandom(i, j, 2) > 0.12) lanes.push({ from: southWest, to: northWest, isPassage: false });
  const turn = seededRandom(i, j, 3);
  if (turn < 0.4)
    lanes.push({ from: middle(southWest, northWest), to: middle(southEast, northEast), isPassage: true });
  else if (turn < 0.8)
    lanes.push({ from: middle(southWest, southEast), to: middle(northWest, northEast), isPassage: true });
  return { i, j, corners, lanes: lanes.filter((lane) => canBeLaid(city, lane)) };
}

/** A corner of the grid, moved by chance and bent by two slow waves, so that quarters differ in direction. */
function cornerAt(i: number, j: number): Spot {
  const x = (i + 0.5 * (seededRandom(i, j, 11) - 0.5)) * STEP;
  const y = (j + 0.5 * (seededRandom(i, j, 12) - 0.5)) * STEP;
  return { x: x + SWAY * Math.sin(y / 520 + 1), y: y + SWAY * 0.9 * Math.sin(x / 470) };
}

const ALONGSIDE = 42;

/** Side streets stay in the town, out of parks and water, and do not run beside a named street. */
function canBeLaid(city: City, { from, to }: Lane): boolean {
  const land = landOf(city);
  if (!containsSpot(city.outline, from) || !containsSpot(city.outline, to)) return false;
  const spots = [0.15, 0.5, 0.85].map((share) => between(from, to, share));
  if (spots.some((spot) => land.isKeptFree(spot, 6))) return false;
  const bearing = Math.atan2(to.y - from.y, to.x - from.x);
  return spots.every((spot) => {
    const near = land.streets.nearest(spot, ALONGSIDE);
    if (!near) return true;
    const { stretch } = near;
    const other = Math.atan2(stretch.to.y - stretch.from.y, stretch.to.x - stretch.from.x);
    return Math.abs(Math.sin(bearing - other)) > 0.5;
  });
}

function isInBox({ corners }: Block, low: Spot, high: Spot): boolean {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return (
    Math.max(...xs) >= low.x &&
    Math.min(...xs) <= high.x &&
    Math.max(...ys) >= low.y &&
    Math.min(...ys) <= high.y
  );
}

function middle(a: Spot, b: Spot): Spot {
  return between(a, b, 0.5);
}

/** The spot at a share of the way from `a` to `b`. */
export function between(a: Spot, b: Spot, share: number): Spot {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Whether a spot lies on a side street of one of the blocks, or within `margin` metres of its axis. */
export function isOnLane(blocks: readonly Block[], spot: Spot, margin: number): boolean {
  return blocks.some(({ lanes }) =>
    lanes.some(({ from, to }) => distanceBetween(spot, nearestOnSegment(spot, from, to)) < margin),
  );
}
