/** What a marker shows of a point. */
export type MapPoint = {
  id: string;
  lat: number;
  lon: number;
  kind: 'order' | 'courier' | 'branch';
  /** Two or three signs inside the marker. */
  sign: string;
  /** The accessible name. */
  label: string;
  tone?: 'plain' | 'chosen' | 'bad';
};

/** Points that one marker stands for. */
export type PointGroup = Omit<MapPoint, 'id'> & { ids: readonly string[] };

/** Markers whose centres are closer than that would cover each other, in pixels. */
const COVERED_PX = 34;

type Pixel = { x: number; y: number };

const toneOf = (points: readonly MapPoint[]) =>
  (['chosen', 'bad'] as const).find((tone) => points.some((point) => point.tone === tone)) ?? 'plain';

function toGroup(points: readonly MapPoint[]): PointGroup {
  const { id: _, ...first } = points[0]!;
  const ids = points.map(({ id }) => id);
  if (points.length === 1) return { ...first, ids };
  const sign = `${first.sign} +${points.length - 1}`;
  return { ...first, ids, sign, label: points.map(({ label }) => label).join(', '), tone: toneOf(points) };
}

/**
 * One marker for orders whose markers would cover each other, at the place of the first; couriers and branches keep their own.
 * `toPixel` is the projection of the map at its zoom. No point is lost and none is in two groups.
 */
export function groupPoints(
  points: readonly MapPoint[],
  toPixel: (point: Pick<MapPoint, 'lat' | 'lon'>) => Pixel,
): PointGroup[] {
  const groups: { at: Pixel; points: MapPoint[] }[] = [];
  for (const point of points) {
    const at = toPixel(point);
    const near =
      point.kind === 'order' &&
      groups.find(
        (group) =>
          group.points[0]!.kind === 'order' &&
          Math.abs(group.at.x - at.x) < COVERED_PX &&
          Math.abs(group.at.y - at.y) < COVERED_PX,
      );
    if (near) near.points.push(point);
    else groups.push({ at, points: [point] });
  }
  return groups.map((group) => toGroup(group.points));
}
