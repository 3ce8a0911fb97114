import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { MOST_ZONE_POINTS, shapeProblem } from '../zone-shape.ts';
import { simplifyRing } from './simplify-ring.ts';
import { MOST_FILE_ZONES, readZoneFile, writeZoneFile } from './zone-geojson.ts';

const SQUARE = [
  [69.2, 41.3],
  [69.3, 41.3],
  [69.3, 41.4],
  [69.2, 41.4],
] as const;
const closed = (ring: readonly (readonly number[])[]) => [...ring, ring[0]!];
const feature = (geometry: unknown, properties: unknown = { name: 'Markaz' }) => ({
  type: 'Feature',
  properties,
  geometry,
});
const polygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings });
const read = (...features: unknown[]) =>
  readZoneFile(JSON.stringify({ type: 'FeatureCollection', features }));

/** A circle of so many points: around, the border does not cross itself. */
const circle = (points: number) =>
  Array.from({ length: points }, (_, at): [number, number] => {
    const angle = (2 * Math.PI * at) / points;
    return [69.24 + 0.05 * Math.cos(angle), 41.31 + 0.04 * Math.sin(angle)];
  });

describe('BO-396 delivery zones as a GeoJSON file', () => {
  test('BO-396 what is written is read back with its id, name and border', () => {
    const zones = [{ id: 'zone-1', name: 'Markaz', ring: SQUARE }];
    expect(readZoneFile(writeZoneFile(zones))).toEqual({ zones, errors: [] });
  });

  test('BO-396 a feature alone and a polygon alone are files too; heights are left out', () => {
    const high = closed(SQUARE).map((point) => [...point, 450]);
    const own = { id: null, name: '', ring: SQUARE };
    expect(readZoneFile(JSON.stringify(polygon(high))).zones).toEqual([own]);
    expect(readZoneFile(JSON.stringify(feature(polygon(high), null))).zones).toEqual([own]);
  });

  test.each([
    ['a point', { type: 'Point', coordinates: [69.2, 41.3] }, 'noPolygon'],
    ['several polygons in one', { type: 'MultiPolygon', coordinates: [] }, 'noPolygon'],
    ['text in place of numbers', polygon([['69.2', '41.3']]), 'noPolygon'],
    ['a hole', polygon(closed(SQUARE), closed(SQUARE)), 'hole'],
    ['a border that is not closed', polygon(SQUARE), 'open'],
    ['latitude before longitude', polygon(closed(SQUARE).map(([lng, lat]) => [lat, lng])), 'outside'],
    ['a place in another country', polygon(closed(SQUARE).map(([lng, lat]) => [lng! - 40, lat])), 'outside'],
    [
      'a border that crosses itself',
      polygon(closed([SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]])),
      'crossing',
    ],
    ['two points', polygon(closed(SQUARE.slice(0, 2))), 'empty'],
    ['no points', polygon(), 'empty'],
  ])('BO-396 %s is named and is no zone; the others are read', (_, geometry, problem) => {
    const { zones, errors } = read(feature(polygon(closed(SQUARE))), feature(geometry, { name: 'Chetki' }));
    expect(errors).toEqual([{ at: 2, name: 'Chetki', problem }]);
    expect(zones.map(({ name }) => name)).toEqual(['Markaz']);
  });

  test('BO-396 what is no GeoJSON, and too many zones, are refused whole', () => {
    for (const text of [
      '',
      'zones',
      '[]',
      '{"type":"Topology"}',
      '{"type":"FeatureCollection","features":[]}',
    ])
      expect(readZoneFile(text)).toEqual({ zones: [], errors: [{ at: 0, name: '', problem: 'notGeoJson' }] });
    const many = Array.from({ length: MOST_FILE_ZONES + 1 }, () => feature(polygon(closed(SQUARE))));
    expect(read(...many).errors).toEqual([{ at: 0, name: '', problem: 'tooManyZones' }]);
  });

  test('BO-396 a border of thousands of points keeps its place with as many as a zone takes', () => {
    const [{ ring } = { ring: [] }] = read(feature(polygon(closed(circle(5_000))))).zones;
    expect(ring.length).toBeLessThanOrEqual(MOST_ZONE_POINTS);
    expect(shapeProblem(ring)).toBeNull();
    // An ellipse of 0.05 by 0.04 degrees: no point has left it by more than some 20 metres.
    for (const [lng, lat] of ring)
      expect(Math.hypot((lng - 69.24) / 0.05, (lat - 41.31) / 0.04)).toBeCloseTo(1, 2);
  });

  test('BO-396 a simplified border has points of the given one alone, in their order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 900 }), fc.integer({ min: 3, max: 200 }), (points, most) => {
        const ring = circle(points);
        const simple = simplifyRing(ring, most);
        expect(simple.length).toBeLessThanOrEqual(Math.max(most, 3));
        const places = simple.map((point) => ring.findIndex((one) => one === point));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(places).not.toContain(-1);
      }),
    );
  });

  test('BO-396 any text is answered', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readZoneFile(text)));
  });
});
