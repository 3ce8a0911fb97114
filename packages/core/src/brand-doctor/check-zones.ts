import { offersService } from '../branch/branch-services.ts';
import { zonesOfBranch } from '../branch/delivery-branches.ts';
import { activeBranches } from '../branch/list-branches.ts';
import { overlaps } from '../delivery-area/crossing.ts';
import { isDeliverable } from '../delivery-area/delivery-regions.ts';
import type { Region } from '../delivery-area/region.schema.ts';
import { shapeProblem } from '../delivery-area/zone-shape.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { finding, type Finding } from './finding.ts';
import { placeOf } from './names.ts';

/** The shape of one zone. */
function checkShape(brand: CheckedBrand, region: Region): Finding[] {
  const where = placeOf(brand, 'region', region);
  const problem = shapeProblem(region.polygon);
  if (problem === 'empty') return [finding('zone.empty', where)];
  return problem === 'crossing' ? [finding('zone.crossesItself', where)] : [];
}

/** Zones that share an area at different prices: the guest pays the lower one (D70). */
function checkOverlaps(brand: CheckedBrand): Finding[] {
  return brand.regions.flatMap((region, at) =>
    brand.regions
      .slice(at + 1)
      .filter(({ price, polygon }) => price !== region.price && overlaps(region.polygon, polygon))
      .map((other) =>
        finding('zone.overlap', placeOf(brand, 'region', region), {
          other: placeOf(brand, 'region', other).name,
        }),
      ),
  );
}

/** Zones: their shapes, overlaps and branches, and branches outside their own zones. */
export function checkZones(brand: CheckedBrand): Finding[] {
  const { settings, regions, cities } = brand;
  if (!settings.services.includes('DELIVERY')) return [];
  if (regions.length === 0)
    return settings.features.deliveryArea
      ? [finding('zone.none', placeOf(brand, 'setting', { id: 'shouldValidateDeliveryArea' }))]
      : [];
  const branches = activeBranches(brand.branches).filter((branch) => offersService(branch, 'DELIVERY'));
  const served = new Set(branches.flatMap((branch) => zonesOfBranch(branch, { cities, regions })));
  const outside = branches.filter((branch) => {
    const zones = zonesOfBranch(branch, { cities, regions });
    const point = { lat: branch.latitude, lon: branch.longitude };
    return zones.length > 0 && !isDeliverable(zones, point);
  });
  return [
    ...regions.flatMap((region) => checkShape(brand, region)),
    ...checkOverlaps(brand),
    ...regions
      .filter((region) => !served.has(region))
      .map((region) => finding('zone.noBranch', placeOf(brand, 'region', region))),
    ...outside.map((branch) => finding('branch.outsideZone', placeOf(brand, 'branch', branch))),
  ];
}
