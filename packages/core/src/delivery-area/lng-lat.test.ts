import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';

import { distanceMeters, ROAD_FACTOR, roadMeters } from './distance.ts';
import { type LatLng, latLng, type LngLat, lngLat, toGeoPoint, toLatLng } from './lng-lat.ts';
import * as constants from './map-constants.ts';
import { Region } from './region.schema.ts';
import { roundPoint, roundTo6 } from './round-to-6.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const degree = fc.double({ min: -180, max: 180, noNaN: true });

test('GEO-24 a stored pair is flipped for display', () => {
  expect(toLatLng(lngLat(69.24, 41.32))).toEqual([41.32, 69.24]);
  expect(toGeoPoint(latLng(41.32, 69.24))).toEqual({ lat: 41.32, lon: 69.24 });
});

test('GEO-24 the two orders are two types', () => {
  expectTypeOf<LngLat>().not.toExtend<LatLng>();
  expectTypeOf<LatLng>().not.toExtend<LngLat>();
});

test.each([
  [[69.24, 41.32], true],
  [[180, 90], true],
  [[-180, -90], true],
  [[180.1, 41], false],
  [[-180.1, 41], false],
  [[69, 90.1], false],
  [[69, -90.1], false],
  [[69], false],
  [['69', '41'], false],
])('ENT-18 the pair %j of a polygon is read: %j', (pair, isRead) => {
  expect(v.is(Region, { id: 'region-1', polygon: [pair] })).toBe(isRead);
});

test.each([
  [41.3264004, 41.3264],
  [41.32640051, 41.326401],
  [69.24, 69.24],
  [-0.0000001, 0],
])('GEO-23 %d rounds to %d', (degrees, rounded) => {
  expect(Object.is(roundTo6(degrees), rounded)).toBe(true);
});

test('GEO-23 both sides of a centre are rounded', () => {
  expect(roundPoint({ lat: 41.12345649, lon: 69.98765451 })).toEqual({ lat: 41.123456, lon: 69.987655 });
});

test('I41 GEO-23 rounding twice changes nothing, and moves nothing by more than half a millionth', () => {
  fc.assert(
    fc.property(degree, (degrees) => {
      const once = roundTo6(degrees);
      expect(Object.is(roundTo6(once), once)).toBe(true);
      expect(Math.abs(once - degrees)).toBeLessThanOrEqual(0.5e-6 + 1e-13);
    }),
    runs,
  );
});

test('GEO-25 distances known from a map', () => {
  const tashkent = { lat: 41.32, lon: 69.24 };
  expect(distanceMeters(tashkent, { lat: 41.2995, lon: 69.2401 })).toBeCloseTo(2279.5, 0);
  expect(distanceMeters(tashkent, { lat: 39.6542, lon: 66.9597 })).toBeCloseTo(267_372.7, 0);
  expect(distanceMeters(tashkent, tashkent)).toBe(0);
  expect(distanceMeters({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 6_371_008.8, 3);
});

test('GEO-25 a road is taken for 1.3 times the straight line', () => {
  const [a, b] = [
    { lat: 41.32, lon: 69.24 },
    { lat: 41.2995, lon: 69.2401 },
  ];
  expect(ROAD_FACTOR).toBe(1.3);
  expect(roadMeters(a, b)).toBeCloseTo(distanceMeters(a, b) * 1.3, 6);
});

test('GEO-25 a distance is the same there and back', () => {
  const point = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lon: degree });
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceMeters(a, b)).toBeCloseTo(distanceMeters(b, a), 3);
    }),
    runs,
  );
});

test('GEO-25 the other side of the Earth is half its girth away', () => {
  const lat = fc.double({ min: -90, max: 90, noNaN: true });
  fc.assert(
    fc.property(lat, fc.double({ min: -180, max: 0, noNaN: true }), (north, east) => {
      const meters = distanceMeters({ lat: north, lon: east }, { lat: -north, lon: east + 180 });
      expect(meters).toBeCloseTo(Math.PI * 6_371_008.8, 0);
    }),
    runs,
  );
});

test.each([
  ['K-07 D50 general and branch map', constants.DEFAULT_MAP_CENTRE, { lat: 41.32, lon: 69.24 }],
  ['K-07 D50 address picker', constants.DEFAULT_ADDRESS_CENTRE, { lat: 41.31, lon: 69.28 }],
  ['K-09 default zoom', constants.MAP_DEFAULT_ZOOM, 14],
  ['K-10 branch map zoom', constants.BRANCH_MAP_ZOOM, 10],
  ['K-11 move animation', constants.MAP_MOVE_ANIMATION_MS, 500],
  ['K-12 wait for the map', constants.MAP_WAIT_TIMEOUT_MS, 5000],
  ['K-16 GEO-04 default city', constants.DEFAULT_CITY_DELAY_MS, 1200],
  ['K-18 GEO-21 branch map fit', constants.BRANCH_MAP_FIT_DELAY_MS, 500],
])('%s', (_, constant, value) => {
  expect(constant).toEqual(value);
});

test('K-13 GEO-24 a delivery area has a 4 px blue stroke and a light translucent fill', () => {
  const { strokeWidth, strokeColor, fillColor, fillOpacity } = constants.POLYGON_STYLE;
  expect(strokeWidth).toBe(4);
  expect(strokeColor).toBe('#1E6FFF');
  expect(fillColor).toBe(strokeColor);
  expect(fillOpacity).toBe(0.12);
});
