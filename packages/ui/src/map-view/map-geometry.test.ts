import { expect, test } from 'vitest';

import { fittedView, hasPinInView, isSameView, shiftedView, toPixel, zoomedView } from './map-geometry.ts';

const center = { lat: 41.311081, lon: 69.240562 };
const PHONE = { width: 390, height: 600 };
const ZOOMS = { min: 3, max: 18 };

test('a view shifted there and back is the same', () => {
  const there = shiftedView({ center, zoom: 14 }, { x: 80, y: -55 });
  expect(isSameView(there, { center, zoom: 14 })).toBe(false);
  expect(isSameView(shiftedView(there, { x: -80, y: 55 }), { center, zoom: 14 })).toBe(true);
});

test('a coordinate rounded to 6 decimals is the same place at every zoom', () => {
  for (let zoom = ZOOMS.min; zoom <= ZOOMS.max; zoom += 1)
    expect(
      isSameView({ center, zoom }, { center: { lat: center.lat + 5e-7, lon: center.lon - 5e-7 }, zoom }),
    ).toBe(true);
});

test.each([
  [[center]],
  [[center, { lat: 41.32, lon: 69.3 }]],
  [[center, { lat: 39.65, lon: 66.97 }]],
  [[center, { lat: 42.46, lon: 59.6 }, { lat: 40.38, lon: 71.78 }]],
])('GEO-21 a fitted view shows every pin: %j', (points) => {
  const view = fittedView(points, PHONE, ZOOMS);
  for (const point of points) expect(hasPinInView(point, view, PHONE)).toBe(true);
  expect(view.zoom).toBeLessThanOrEqual(16);
});

test('a pin whose head is above the edge is not in view', () => {
  const view = { center, zoom: 14 };
  const point = shiftedView(view, { x: 0, y: -PHONE.height / 2 + 20 }).center;
  expect(hasPinInView(point, view, PHONE)).toBe(false);
});

test('zoom stays inside of its range', () => {
  expect(zoomedView({ center, zoom: 18 }, 1, ZOOMS).zoom).toBe(18);
  expect(zoomedView({ center, zoom: 13.6 }, -1, ZOOMS).zoom).toBe(13);
});

test('the world of zoom 0 is 256 px', () => {
  expect(toPixel({ lat: 0, lon: 0 }, 0)).toEqual({ x: 128, y: 128 });
});
