import { seededRandom } from '../../geo/seeded-random.ts';
import { containsSpot, distanceBetween } from '../../geo/line.ts';
import type { Spot } from '../../geo/plane.ts';
import { housesOf } from '../../gazetteer/houses.ts';
import { landOf } from '../../gazetteer/land.ts';
import type { City, House } from '../../gazetteer/place.ts';
import { between, type Block } from './city-blocks.ts';

/** A house seen from above: its middle, its direction and its two sides in metres. */
export interface Building {
  readonly spot: Spot;
  readonly bearing: number;
  readonly length: number;
  readonly depth: number;
}

const drawn = new WeakMap<Block, readonly Building[]>();

/** The nameless buildings inside a block: rows of small houses, or long ones in an estate. */
export function buildingsIn(city: City, block: Block): readonly Building[] {
  const buildings = drawn.get(block) ?? raiseBuildings(city, block);
  drawn.set(block, buildings);
  return buildings;
}

/** The building of a numbered house. */
export function buildingOf({ spot, bearing, street, number }: House): Building {
  return {
    spot,
    bearing,
    length: 15 + 6 * seededRandom(street.id, number, 5),
    depth: 12 + 3 * seededRandom(street.id, number, 6),
  };
}

/** Two ways to fill a block; `every` is the metres a building takes in its row. */
const HOUSES = { rows: [0.13, 0.37, 0.63, 0.87], every: 24, length: 13, depth: 10, spread: 5 };
const ESTATE = { rows: [0.2, 0.4, 0.6, 0.8], every: 58, length: 34, depth: 11, spread: 12 };

function raiseBuildings(city: City, block: Block): Building[] {
  const { i, j, lanes } = block;
  if (!containsSpot(city.outline, block.corners[0])) return [];
  const plan = seededRandom(i >> 2, j >> 2, 21) < 0.4 ? ESTATE : HOUSES;
  const isUpright = lanes.some((lane) => lane.isPassage)
    ? seededRandom(i, j, 3) >= 0.4
    : seededRandom(i, j, 22) < 0.5;
  const buildings: Building[] = [];
  for (const [row, across] of plan.rows.entries()) {
    const columns = Math.floor(rowLength(block, isUpright) / plan.every);
    for (let column = 0; column < columns; column += 1) {
      const seed = row * 16 + column;
      if (seededRandom(i, j, 100 + seed) < 0.12) continue;
      const along = (column + 0.5 + 0.3 * (seededRandom(i, j, 200 + seed) - 0.5)) / columns;
      const length = plan.length + plan.spread * (seededRandom(i, j, 300 + seed) - 0.3);
      const depth = plan.depth + 4 * (seededRandom(i, j, 400 + seed) - 0.5);
      buildings.push({ ...stand(block, { along, across, isUpright }), length, depth });
    }
  }
  return buildings.filter((building) => hasRoom(city, building));
}

function rowLength(
  { corners: [southWest, southEast, northEast, northWest] }: Block,
  isUpright: boolean,
): number {
  return isUpright
    ? Math.min(distanceBetween(southWest, northWest), distanceBetween(southEast, northEast))
    : Math.min(distanceBetween(southWest, southEast), distanceBetween(northWest, northEast));
}

/** A place inside the block's four corners, and the direction of its row there. */
function stand(
  { corners: [southWest, southEast, northEast, northWest] }: Block,
  { along, across, isUpright }: { along: number; across: number; isUpright: boolean },
): { spot: Spot; bearing: number } {
  const [from, to] = isUpright
    ? [between(southWest, southEast, across), between(northWest, northEast, across)]
    : [between(southWest, northWest, across), between(southEast, northEast, across)];
  return { spot: between(from, to, along), bearing: Math.atan2(to.y - from.y, to.x - from.x) };
}

function hasRoom(city: City, { spot, bearing, length }: Building): boolean {
  const land = landOf(city);
  const { grid } = housesOf(city);
  const reach = length / 2;
  return [-1, 0, 1].every((end) => {
    const tip = { x: spot.x + end * reach * Math.cos(bearing), y: spot.y + end * reach * Math.sin(bearing) };
    return !land.streets.touches(tip, 9) && !land.isKeptFree(tip, 9) && !grid.touches(tip, 19);
  });
}
