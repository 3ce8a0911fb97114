import { TOWNS } from '../../gazetteer/data/country.ts';
import { loadGazetteer } from '../../gazetteer/gazetteer.ts';
import { RIVER_SHAPES } from '../../gazetteer/nature.ts';
import { parsePoint, parseTable } from '../../gazetteer/parse-table.ts';
import type { Sight, Street, StreetKind } from '../../gazetteer/place.ts';
import type { Point } from '../../geo/plane.ts';
import { toWorld, worldSize, type WorldPoint } from '../mercator.ts';
import type { Candidate, LevelCandidate } from './label.ts';

/** Every name that a zoom may show, the most important first. */
export function candidatesAt(zoom: number): Candidate[] {
  return [
    ...townNames(zoom),
    ...districtNames(zoom),
    ...landmarkNames(zoom),
    ...streetNames(zoom, 'motorway'),
    ...streetNames(zoom, 'primary'),
    ...streetNames(zoom, 'secondary'),
    ...quarterNames(zoom),
    ...streetNames(zoom, 'tertiary'),
    ...riverNames(zoom),
  ];
}

function townNames(zoom: number): Candidate[] {
  if (zoom > 11) return [];
  const size = zoom < 10 ? 14 : 18;
  const big = loadGazetteer().cities.map(({ names, centre }) =>
    level(zoom, centre, { text: names.uz, size }),
  );
  const small = parseTable(TOWNS).map(({ cells: [text = '', at = ''] }) =>
    level(zoom, parsePoint(at), { text, size: 10.5 }),
  );
  return [...big, ...small];
}

function districtNames(zoom: number): Candidate[] {
  if (zoom < 11 || zoom > 14) return [];
  const size = zoom < 13 ? 10 : 11.5;
  const seen = new Set<number>();
  const firsts = loadGazetteer().districts.filter(({ id }) => !seen.has(id) && seen.add(id));
  return firsts.map((sight) => {
    const text = sight.names.uz.replace(/ (tumani|mahallasi)$/, '').toUpperCase();
    return level(zoom, pointOf(sight), { text, size, ink: 'areaText', wrap: 12 });
  });
}

function quarterNames(zoom: number): Candidate[] {
  if (zoom < 14 || zoom > 17) return [];
  return loadGazetteer().quarters.map((sight) =>
    level(zoom, pointOf(sight), { text: sight.names.uz, size: zoom < 16 ? 10 : 11.5, ink: 'areaText' }),
  );
}

/** Kinds of landmarks worth a sign from afar; the others come with zoom 15. */
const FAR_KINDS: ReadonlySet<string> = new Set([
  'station',
  'airport',
  'bazaar',
  'metro',
  'park',
  'square',
  'attraction',
]);

function landmarkNames(zoom: number): Candidate[] {
  if (zoom < 14) return [];
  const shown = loadGazetteer().landmarks.filter(({ kind }) => zoom > 14 || FAR_KINDS.has(kind));
  return shown.map((sight) =>
    level(zoom, pointOf(sight), {
      text: sight.names.uz.replace(/ metrosi$/, ''),
      size: zoom < 16 ? 10 : 11,
      ink: sight.kind === 'park' ? 'parkText' : 'sightText',
      icon: sight.kind,
    }),
  );
}

const STREET_FROM: Readonly<Record<StreetKind, number>> = {
  motorway: 13,
  primary: 13,
  secondary: 14,
  tertiary: 15,
};
const STREET_SIZES: Readonly<Record<number, number>> = { 13: 9.5, 14: 10, 15: 10.5, 16: 11.5 };

function streetNames(zoom: number, kind: StreetKind): Candidate[] {
  if (zoom < STREET_FROM[kind]) return [];
  const streets = loadGazetteer().streets.filter((street) => street.kind === kind);
  return streets.map((street) => ({
    shape: 'curved',
    text: street.names.uz,
    size: STREET_SIZES[zoom] ?? 12.5,
    ink: 'streetText',
    along: pixelsOf(street, zoom),
    every: zoom < 16 ? 340 : 460,
  }));
}

function pixelsOf({ city, spots }: Street, zoom: number): WorldPoint[] {
  return spots.map((spot) => toPixels(city.plane.toPoint(spot), zoom));
}

function riverNames(zoom: number): Candidate[] {
  if (zoom < 13) return [];
  const named = RIVER_SHAPES.filter(({ name }) => name !== '');
  return named.map(({ name, points }) => ({
    shape: 'curved',
    text: name,
    size: zoom < 16 ? 9.5 : 11,
    ink: 'waterText',
    along: points.map((point) => toPixels(point, zoom)),
    every: 520,
  }));
}

interface LevelText {
  readonly text: string;
  readonly size: number;
  readonly ink?: LevelCandidate['ink'];
  readonly icon?: string;
  /** Letters after which a line is broken. */
  readonly wrap?: number;
}

function level(zoom: number, point: Point, { text, size, ink, icon, wrap = 17 }: LevelText): LevelCandidate {
  return {
    shape: 'level',
    lines: wrapText(text, wrap),
    size,
    ink: ink ?? 'townText',
    at: toPixels(point, zoom),
    ...(icon !== undefined && { icon }),
  };
}

function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function pointOf({ city, spot }: Sight): Point {
  return city.plane.toPoint(spot);
}

function toPixels(point: Point, zoom: number): WorldPoint {
  const { x, y } = toWorld(point);
  return { x: x * worldSize(zoom), y: y * worldSize(zoom) };
}
