import * as v from 'valibot';

import type { PlainLngLat } from '../lng-lat.ts';
import type { Ring } from '../ring.ts';
import { roundTo6 } from '../round-to-6.ts';
import { shapeProblem } from '../zone-shape.ts';
import { simplifyRing } from './simplify-ring.ts';

/** Why a GeoJSON file, or one shape of it, is no delivery zone. */
export type GeoJsonProblem =
  | 'notGeoJson'
  | 'tooManyZones'
  | 'noPolygon'
  | 'hole'
  | 'open'
  | 'outside'
  | 'empty'
  | 'crossing';

/** Zones of one file. */
export const MOST_FILE_ZONES = 100;
/** Bytes of a file. */
export const MOST_FILE_BYTES = 2 * 1024 * 1024;

/** A zone of a file. `id`: of the zone that it was exported from, if it was. */
export type FileZone = { id: string | null; name: string; ring: PlainLngLat[] };
/** A shape of a file that is no zone: its place from 1 on, and its name. */
export type FileZoneError = { at: number; name: string; problem: GeoJsonProblem };

/** The box around Uzbekistan, in degrees. */
const COUNTRY = { west: 55.9, east: 73.2, south: 37.1, north: 45.6 };
const isInCountry = ([lng, lat]: PlainLngLat) =>
  lng >= COUNTRY.west && lng <= COUNTRY.east && lat >= COUNTRY.south && lat <= COUNTRY.north;

/** A height may follow: it is left out. */
const Position = v.pipe(
  v.array(v.pipe(v.number(), v.finite())),
  v.minLength(2),
  v.transform(([lng = 0, lat = 0]): [number, number] => [roundTo6(lng), roundTo6(lat)]),
);
const Polygon = v.object({ type: v.literal('Polygon'), coordinates: v.array(v.array(Position)) });
const Text = v.fallback(v.optional(v.pipe(v.string(), v.trim()), ''), '');
const Properties = v.fallback(v.object({ id: v.optional(Text, ''), name: v.optional(Text, '') }), {
  id: '',
  name: '',
});
const Feature = v.object({ type: v.literal('Feature'), geometry: v.unknown(), properties: v.unknown() });
const Collection = v.object({ type: v.literal('FeatureCollection'), features: v.array(Feature) });
const Whole = v.union([Collection, Feature, Polygon]);

function featuresOf(json: unknown): v.InferOutput<typeof Feature>[] | null {
  const parsed = v.safeParse(Whole, json);
  if (!parsed.success) return null;
  const { output } = parsed;
  if (output.type === 'FeatureCollection') return output.features;
  return output.type === 'Feature' ? [output] : [{ type: 'Feature', geometry: output, properties: {} }];
}

const isClosed = (ring: Ring) => {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
};

/** The border of a shape, or why it has none. */
function borderOf(geometry: unknown): { ring: PlainLngLat[] } | { problem: GeoJsonProblem } {
  const polygon = v.safeParse(Polygon, geometry);
  if (!polygon.success) return { problem: 'noPolygon' };
  const [outer = [], ...holes] = polygon.output.coordinates;
  if (holes.length > 0) return { problem: 'hole' };
  if (outer.length === 0) return { problem: 'empty' };
  if (!isClosed(outer)) return { problem: 'open' };
  if (!outer.every(isInCountry)) return { problem: 'outside' };
  const ring = simplifyRing(outer);
  const problem = shapeProblem(ring);
  // A simplified border has no more points than a zone takes.
  return problem === null ? { ring } : { problem: problem === 'crossing' ? 'crossing' : 'empty' };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the zones of a GeoJSON file: polygons without holes in Uzbekistan, with the name of each. The rest is named. */
export function readZoneFile(text: string): { zones: FileZone[]; errors: FileZoneError[] } {
  const features = featuresOf(parsedJson(text));
  const refused = (problem: GeoJsonProblem) => ({ zones: [], errors: [{ at: 0, name: '', problem }] });
  if (features === null || features.length === 0) return refused('notGeoJson');
  if (features.length > MOST_FILE_ZONES) return refused('tooManyZones');
  const zones: FileZone[] = [];
  const errors: FileZoneError[] = [];
  for (const [index, { geometry, properties }] of features.entries()) {
    const { id, name } = v.parse(Properties, properties);
    const border = borderOf(geometry);
    if ('ring' in border) zones.push({ id: id || null, name, ring: border.ring });
    else errors.push({ at: index + 1, name, problem: border.problem });
  }
  return { zones, errors };
}

type Written = { id: string; name: string; ring: Ring; properties?: Readonly<Record<string, unknown>> };

/** Zones as a GeoJSON file, which a map program opens and `readZoneFile` reads back. */
export function writeZoneFile(zones: readonly Written[]): string {
  const features = zones.map(({ id, name, ring, properties }) => ({
    type: 'Feature',
    properties: { ...properties, id, name },
    geometry: {
      type: 'Polygon',
      coordinates: [[...ring, ...ring.slice(0, 1)].map(([lng, lat]) => [lng, lat])],
    },
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 1)}\n`;
}
