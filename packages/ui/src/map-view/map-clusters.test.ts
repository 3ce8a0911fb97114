import { expect, test } from 'vitest';

import { clusterMarkers } from './map-clusters.ts';
import type { MapMarker } from './map-marker.ts';

const at = (id: string, lon: number, more: Partial<MapMarker> = {}): MapMarker => ({
  id,
  label: id,
  point: { lat: 41.31, lon },
  ...more,
});
const close = [at('a', 69.24), at('b', 69.2402), at('c', 69.3)];

const idsOf = ({ single, clusters }: ReturnType<typeof clusterMarkers>) => [
  ...single.map(({ id }) => id),
  ...clusters.flatMap(({ members }) => members.map(({ id }) => id)),
];

test('OV-13 close branches are one cluster in their middle, from afar', () => {
  const { single, clusters } = clusterMarkers(close, 12);
  expect(single.map(({ id }) => id)).toEqual(['c']);
  expect(clusters[0]?.members.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(clusters[0]?.point.lon).toBeCloseTo(69.2401, 6);
});

test.each([8, 10, 12, 14, 16, 18])('every place is shown once at zoom %i', (zoom) => {
  expect(idsOf(clusterMarkers(close, zoom)).toSorted()).toEqual(['a', 'b', 'c']);
});

test('places with equal coordinates are apart at the closest fitted zoom', () => {
  const same = [at('a', 69.24), at('b', 69.24)];
  expect(clusterMarkers(same, 15).clusters).toHaveLength(1);
  expect(clusterMarkers(same, 16).clusters).toEqual([]);
});

test.each([{ highlighted: true }, { kind: 'courier' as const }, { kind: 'store' as const }])(
  '%j is never in a cluster',
  (look) => {
    const { single } = clusterMarkers([at('a', 69.24), at('b', 69.24), at('own', 69.24, look)], 10);
    expect(single.map(({ id }) => id)).toEqual(['own']);
  },
);
