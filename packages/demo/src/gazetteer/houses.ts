import { seededRandom } from '../geo/seeded-random.ts';
import { distanceBetween } from '../geo/line.ts';
import type { Spot } from '../geo/plane.ts';
import { SpotGrid } from '../geo/spot-grid.ts';
import { loadGazetteer } from './gazetteer.ts';
import { landOf } from './land.ts';
import { HALF_WIDTH, type City, type House, type Street } from './place.ts';

/** The houses of one town: by place and by address. */
export interface Houses {
  readonly grid: SpotGrid<House>;
  find(street: Street, number: number): House | null;
}

const towns = new Map<City, Houses>();

/** The houses of a town, numbered once: odd on the left of the street, even on the right, 26–38 m apart. */
export function housesOf(city: City): Houses {
  const houses = towns.get(city) ?? numberHouses(city);
  towns.set(city, houses);
  return houses;
}

const SETBACK = 13;
const ROOM = 19;

function numberHouses(city: City): Houses {
  const land = landOf(city);
  const grid = new SpotGrid<House>();
  const byAddress = new Map<string, House>();
  for (const street of loadGazetteer().streets) {
    if (street.city !== city || street.kind === 'motorway') continue;
    for (const house of plotsOf(street)) {
      const isTaken =
        land.streets.touches(house.spot, 9, street) ||
        land.isKeptFree(house.spot, 10) ||
        grid.touches(house.spot, ROOM);
      if (isTaken) continue;
      grid.addSpot(house, house.spot);
      byAddress.set(`${street.id}/${house.number}`, house);
    }
  }
  return { grid, find: (street, number) => byAddress.get(`${street.id}/${number}`) ?? null };
}

/** Possible house positions on each side of a street, numbers rising along it. */
function plotsOf(street: Street): House[] {
  const plots: House[] = [];
  for (const side of [1, -1]) {
    let number = side === 1 ? 1 : 2;
    let next = 14;
    let walked = 0;
    for (let i = 1; i < street.spots.length; i += 1) {
      const [from, to] = [street.spots[i - 1]!, street.spots[i]!];
      const length = distanceBetween(from, to);
      for (; next <= walked + length; next += 26 + 12 * seededRandom(street.id, number), number += 2)
        plots.push(plotAt(street, { from, to, along: next - walked, number, side }));
      walked += length;
    }
  }
  return plots;
}

interface Position {
  readonly from: Spot;
  readonly to: Spot;
  readonly along: number;
  readonly number: number;
  readonly side: number;
}

function plotAt(street: Street, { from, to, along, number, side }: Position): House {
  const bearing = Math.atan2(to.y - from.y, to.x - from.x);
  const away = side * (HALF_WIDTH[street.kind] + SETBACK);
  return {
    street,
    number,
    bearing,
    spot: {
      x: from.x + along * Math.cos(bearing) - away * Math.sin(bearing),
      y: from.y + along * Math.sin(bearing) + away * Math.cos(bearing),
    },
  };
}
