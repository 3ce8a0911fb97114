import type { PlainLngLat } from './lng-lat.ts';

/** A closed line of [longitude, latitude] pairs; whether it repeats its first point does not matter. */
export type Ring = readonly PlainLngLat[];

/** A ring's points without repeats beside each other and without the closing one. */
export function openRing(ring: Ring): Ring {
  return ring.filter(([lng, lat], i) => {
    const [nextLng, nextLat] = ring[(i + 1) % ring.length]!;
    return lng !== nextLng || lat !== nextLat;
  });
}

/** Whether a ring encloses nothing: under three points, on one line, or with a coordinate that is no number. */
export function isDegenerate(ring: Ring): boolean {
  if (ring.length < 3 || !ring.every((point) => point.every(Number.isFinite))) return true;

  // There are three points at least.
  const [first] = ring as readonly [Ring[number]];
  const from = ([lng, lat]: Ring[number]): [number, number] => [lng - first[0], lat - first[1]];
  const farthest = ring.reduce((best, point) =>
    lengthOf(from(point)) > lengthOf(from(best)) ? point : best,
  );
  const longest = lengthOf(from(farthest));
  const [dx, dy] = from(farthest);
  return ring.every((point) => {
    const [x, y] = from(point);
    return Math.abs(dx * y - dy * x) <= longest * longest * 1e-12;
  });
}

function lengthOf([dx, dy]: readonly [number, number]): number {
  return Math.hypot(dx, dy);
}
