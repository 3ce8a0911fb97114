import { roundTo6 } from '@dasturxon/core/delivery-area';
import type { FieldValue } from '@dasturxon/core/drafts';

/** A point of a border: longitude and latitude. */
export type RingPoint = readonly [lng: number, lat: number];

/** The points of a border as the draft keeps them. */
export const ringOf = (value: FieldValue): RingPoint[] =>
  Array.isArray(value)
    ? value.flatMap((point) => (Array.isArray(point) ? [[point[0] ?? 0, point[1] ?? 0] as const] : []))
    : [];

/** The middle between a point and the next one. */
export function middleAfter(ring: readonly RingPoint[], at: number): RingPoint {
  const [one, other] = [ring[at]!, ring[(at + 1) % ring.length]!];
  return [roundTo6((one[0] + other[0]) / 2), roundTo6((one[1] + other[1]) / 2)];
}

/** A square of some 2 km around a place: where a new border begins. `beside`: so many squares farther east. */
export function squareAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  beside = 0,
): RingPoint[] {
  const middle = longitude + beside * 0.024;
  const [west, east] = [roundTo6(middle - 0.012), roundTo6(middle + 0.012)];
  const [south, north] = [roundTo6(latitude - 0.009), roundTo6(latitude + 0.009)];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

/** Typed degrees, with a point or a comma; null for text that is not a number, and for a number out of range. */
export function typedDegrees(text: string, highest: number): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (!/^-?\d{1,3}(\.\d+)?$/.test(trimmed)) return null;
  const degrees = roundTo6(Number(trimmed));
  return Math.abs(degrees) <= highest ? degrees : null;
}
