import { expect, test } from 'vitest';

import { lngLat } from './lng-lat.ts';
import { viewOfNearestArea } from './nearest-area.ts';

const box = (lon: number, lat: number, size: number) => ({
  polygon: [
    lngLat(lon, lat),
    lngLat(lon + size, lat),
    lngLat(lon + size, lat + size),
    lngLat(lon, lat + size),
  ],
});
const tashkent = box(69.2, 41.25, 0.1);
const samarkand = box(66.9, 39.6, 0.05);

test.each([
  ['near one', { lat: 41.0, lon: 69.2 }, { lat: 41.3, lon: 69.25 }],
  ['near the other', { lat: 39.7, lon: 66.8 }, { lat: 39.625, lon: 66.925 }],
])('VAL-14 OV-06 %s its middle is shown', (_, point, center) => {
  expect(viewOfNearestArea([tashkent, samarkand], point)?.center).toEqual(center);
});

test('VAL-14 OV-06 a long edge is nearer than the corners of a smaller area', () => {
  const long = { polygon: [lngLat(60, 41), lngLat(70, 41), lngLat(70, 40), lngLat(60, 40)] };
  const small = box(65, 41.5, 0.1);
  expect(viewOfNearestArea([small, long], { lat: 41.1, lon: 65 })?.center).toEqual({ lat: 40.5, lon: 65 });
});

test('VAL-14 OV-06 the whole of it fits into 300 pixels, and a tiny one is not shown from too near', () => {
  expect(viewOfNearestArea([tashkent], { lat: 0, lon: 0 })?.zoom).toBe(11);
  expect(viewOfNearestArea([box(69, 41, 0.0001)], { lat: 0, lon: 0 })?.zoom).toBe(15);
  expect(viewOfNearestArea([box(69, 41, 0)], { lat: 0, lon: 0 })?.zoom).toBe(15);
});

test('VAL-14 where nothing is drawn there is nothing to show', () => {
  expect(viewOfNearestArea([], { lat: 41, lon: 69 })).toBeNull();
  expect(viewOfNearestArea([{ polygon: [] }], { lat: 41, lon: 69 })).toBeNull();
});
