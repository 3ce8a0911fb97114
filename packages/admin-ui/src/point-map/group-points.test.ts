import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { groupPoints, type MapPoint } from './group-points.ts';

const toPixel = ({ lat, lon }: Pick<MapPoint, 'lat' | 'lon'>) => ({ x: lon, y: lat });
const order = (id: string, change: Partial<MapPoint> = {}): MapPoint => ({
  id,
  lat: 0,
  lon: 0,
  kind: 'order',
  sign: id,
  label: `Order ${id}`,
  tone: 'plain',
  ...change,
});

test('BO-55 orders at one point are one marker with the first number and the count of the others', () => {
  const groups = groupPoints(
    [order('101'), order('102', { tone: 'bad' }), order('103', { lon: 20 })],
    toPixel,
  );
  expect(groups).toEqual([
    {
      lat: 0,
      lon: 0,
      kind: 'order',
      sign: '101 +2',
      tone: 'bad',
      ids: ['101', '102', '103'],
      label: 'Order 101, Order 102, Order 103',
    },
  ]);
});

test('BO-55 orders apart, couriers and branches have markers of their own', () => {
  const points = [
    order('101'),
    order('102', { lon: 34 }),
    order('ali', { kind: 'courier' }),
    order('osh', { kind: 'branch' }),
  ];
  expect(groupPoints(points, toPixel).map(({ ids }) => ids)).toEqual([['101'], ['102'], ['ali'], ['osh']]);
});

test('BO-55 every point is in exactly one marker, and no two markers of orders cover each other', () => {
  const place = fc.record({ lat: fc.integer({ min: 0, max: 300 }), lon: fc.integer({ min: 0, max: 300 }) });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), (places) => {
      const points = places.map((at, index) => order(String(index), at));
      const groups = groupPoints(points, toPixel);
      expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(points.map(({ id }) => id).toSorted());
      for (const [index, one] of groups.entries())
        for (const other of groups.slice(index + 1))
          expect(
            Math.max(Math.abs(one.lat - other.lat), Math.abs(one.lon - other.lon)),
          ).toBeGreaterThanOrEqual(34);
    }),
  );
});
