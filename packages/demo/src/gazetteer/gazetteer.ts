import { containsSpot, smoothLine } from '../geo/line.ts';
import { planeAt, type Point } from '../geo/plane.ts';
import { CITIES } from './data/country.ts';
import { DISTRICTS, QUARTERS } from './data/districts.ts';
import { SAMARQAND_LANDMARKS, TASHKENT_LANDMARKS, TASHKENT_METRO } from './data/landmarks.ts';
import { SAMARQAND } from './data/samarqand.ts';
import { TASHKENT_CENTRE } from './data/tashkent-centre.ts';
import { TASHKENT_EAST } from './data/tashkent-east.ts';
import { TASHKENT_SOUTH } from './data/tashkent-south.ts';
import { TASHKENT_WEST } from './data/tashkent-west.ts';
import { parsePoint, parseTable, type TableRow } from './parse-table.ts';
import { STREET_KINDS, type City, type Names, type Sight, type Street } from './place.ts';

/** The gazetteer of two towns, from the tables of `data/`. */
export interface Gazetteer {
  readonly cities: readonly City[];
  readonly streets: readonly Street[];
  readonly landmarks: readonly Sight[];
  readonly quarters: readonly Sight[];
  /** Seeds of the districts: several carry the same names, and a spot belongs to the nearest one. */
  readonly districts: readonly Sight[];
}

let known: Gazetteer | undefined;

/** The gazetteer, read once and kept. */
export function loadGazetteer(): Gazetteer {
  known ??= readGazetteer();
  return known;
}

/** The town whose built-up land holds the point; null outside every town. */
export function cityAt(point: Point): City | null {
  const { cities } = loadGazetteer();
  return cities.find((city) => containsSpot(city.outline, city.plane.toSpot(point))) ?? null;
}

function readGazetteer(): Gazetteer {
  const cities = parseTable(CITIES).map(toCity);
  const [tashkent, samarqand] = [cityOf(cities, 'tashkent'), cityOf(cities, 'samarqand')];
  const tashkentTables = TASHKENT_CENTRE + TASHKENT_WEST + TASHKENT_EAST + TASHKENT_SOUTH;
  return {
    cities,
    streets: [
      ...parseTable(tashkentTables).map((row, index) => toStreet(row, tashkent, index + 1)),
      ...parseTable(SAMARQAND).map((row, index) => toStreet(row, samarqand, index + 501)),
    ],
    landmarks: [
      ...parseTable(TASHKENT_LANDMARKS + TASHKENT_METRO).map((row, i) => toLandmark(row, tashkent, i + 1001)),
      ...parseTable(SAMARQAND_LANDMARKS).map((row, i) => toLandmark(row, samarqand, i + 1501)),
    ],
    quarters: parseTable(QUARTERS).flatMap((row, i) => toSeeds(row, cities, i + 2001)),
    districts: parseTable(DISTRICTS).flatMap((row, i) => toSeeds(row, cities, i + 3001)),
  };
}

function toCity({ cells, points }: TableRow): City {
  const [id, , , , postcode, centre] = cells;
  const origin = parsePoint(centre ?? '');
  const plane = planeAt(origin);
  const outline = points.map((point) => plane.toSpot(point));
  return { id: id ?? '', names: toNames(cells), postcode: postcode ?? '', centre: origin, plane, outline };
}

function cityOf(cities: readonly City[], id: string | undefined): City {
  const city = cities.find((candidate) => candidate.id === id);
  if (!city) throw new Error(`Gazetteer: no city “${id}”`);
  return city;
}

function toStreet({ cells, points }: TableRow, city: City, id: number): Street {
  const kind = STREET_KINDS.find((known) => known === cells[0]);
  if (!kind) throw new Error(`Gazetteer: “${cells[0]}” is no class of street`);
  const closed =
    points.length > 3 && points[0]?.lat === points.at(-1)?.lat && points[0]?.lon === points.at(-1)?.lon;
  const line = smoothLine(closed ? points.slice(0, -1) : points, closed);
  const spots = line.map((point) => city.plane.toSpot(point));
  return { id, city, kind, names: toNames(cells), aliases: cells[4] ?? '', spots };
}

function toLandmark({ cells, points }: TableRow, city: City, id: number): Sight {
  const [point] = points;
  if (!point) throw new Error(`Gazetteer: “${cells[1]}” has no place`);
  const spot = city.plane.toSpot(point);
  return { id, city, kind: cells[0] ?? '', names: toNames(cells), aliases: cells[4] ?? '', spot };
}

function toSeeds({ cells, points }: TableRow, cities: readonly City[], id: number): Sight[] {
  const city = cityOf(cities, cells[0]);
  return points.map((point) => ({
    id,
    city,
    kind: 'area',
    names: toNames(cells),
    aliases: '',
    spot: city.plane.toSpot(point),
  }));
}

function toNames([, uz = '', ru = '', en = '']: readonly string[]): Names {
  return { uz, ru, en };
}
