type Corner = readonly [lng: number, lat: number];
type Pixel = { x: number; y: number };

/** How near the pointer a corner is taken for the place that is meant, in pixels. */
const SNAP_PX = 14;

/** The corner under the pointer, so that zones beside each other share their border; undefined where none is near. */
export function nearestCorner(
  pointer: Pixel,
  corners: readonly Corner[],
  project: (lng: number, lat: number) => Pixel,
): [lng: number, lat: number] | undefined {
  let best: { corner: Corner; far: number } | null = null;
  for (const corner of corners) {
    const { x, y } = project(...corner);
    const far = Math.hypot(x - pointer.x, y - pointer.y);
    if (far <= SNAP_PX && (best === null || far < best.far)) best = { corner, far };
  }
  return best ? [...best.corner] : undefined;
}
