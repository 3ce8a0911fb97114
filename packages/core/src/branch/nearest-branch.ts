import { distanceMeters } from '../delivery-area/distance.ts';
import type { Branch } from './branch.schema.ts';

/**
 * The branch nearest to a point as the crow flies, with the distance in metres (GEO-25).
 * Of two equally near the earlier one is taken. Null when none is left.
 */
export function nearestBranch<B extends Pick<Branch, 'latitude' | 'longitude'>>(
  branches: readonly B[],
  point: { lat: number; lon: number },
): { branch: B; meters: number } | null {
  let nearest: { branch: B; meters: number } | null = null;
  for (const branch of branches) {
    const meters = distanceMeters(point, { lat: branch.latitude, lon: branch.longitude });
    if (nearest === null || meters < nearest.meters) nearest = { branch, meters };
  }
  return nearest;
}
