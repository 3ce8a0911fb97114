import { containsPoint, type Polygon } from './contains-point.ts';
import type { GeoPoint } from './lng-lat.ts';
import type { Region } from './region.schema.ts';

type Zone = { polygon?: Polygon | null };

/** Whether a point lies in any delivery region; without regions nowhere is (VAL-14, GEO-14). */
export function isDeliverable(regions: readonly Zone[], point: GeoPoint): boolean {
  return regions.some(({ polygon }) => containsPoint(polygon, point));
}

/**
 * The region a point lies in, or null. Where regions overlap the cheapest with a price wins, so that the
 * answer does not hang on the order of the list (IMP-16, D70).
 */
export function regionAt<R extends Zone & Pick<Region, 'price'>>(
  regions: readonly R[],
  point: GeoPoint,
): R | null {
  const around = regions.filter(({ polygon }) => containsPoint(polygon, point));
  return around.reduce<R | null>((best, region) => (best && !isCheaper(region, best) ? best : region), null);
}

function isCheaper(region: Pick<Region, 'price'>, than: Pick<Region, 'price'>): boolean {
  return region.price !== null && (than.price === null || region.price < than.price);
}

/** Whether a point passes the area check, which is made only for merchants that ask for it (VAL-14, SET-28). */
export function passesAreaCheck(
  regions: readonly Zone[],
  point: GeoPoint,
  settings: { shouldValidateDeliveryArea: boolean },
): boolean {
  return !settings.shouldValidateDeliveryArea || isDeliverable(regions, point);
}
