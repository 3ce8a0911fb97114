import type { Branch } from '../branch/branch.schema.ts';
import { distanceMeters } from '../delivery-area/distance.ts';
import type { GeoPoint } from '../delivery-area/lng-lat.ts';
import { branchObstacles, type TakenOver, type TakingOver } from './branch-obstacles.ts';

/** An order that no branch is named for. */
export type OrderToRoute = TakenOver & {
  address: GeoPoint;
  /** Whether a branch has every dish of it. */
  canCook: (branchId: string) => boolean;
};

/**
 * The branches that may serve an address, the nearest first: those with the service and the zone, of these the ones that
 * are open, all of them where none is open (B27). `meters` is the distance as the crow flies.
 */
export function servingBranches<B extends Branch>(
  branches: readonly B[],
  order: Omit<OrderToRoute, 'canCook'>,
  terms: TakingOver,
): { branch: B; meters: number }[] {
  const found = branches.map((branch) => ({ branch, obstacles: branchObstacles(order, branch, terms) }));
  const serving = found.filter(
    ({ obstacles }) => !obstacles.some((one) => one === 'SERVICE' || one === 'ZONE'),
  );
  return preferred(serving, ({ obstacles }) => !obstacles.includes('CLOSED'))
    .map(({ branch }) => ({
      branch,
      meters: distanceMeters(order.address, { lat: branch.latitude, lon: branch.longitude }),
    }))
    .toSorted((one, other) => one.meters - other.meters);
}

/**
 * The branch that serves an address best: of those that may serve it the ones that can cook every dish, all of them where
 * none can, of these the nearest (B27). Null where no branch delivers there.
 */
export function bestBranch<B extends Branch>(
  branches: readonly B[],
  order: OrderToRoute,
  terms: TakingOver,
): { branch: B; meters: number } | null {
  const serving = servingBranches(branches, order, terms);
  return preferred(serving, ({ branch }) => order.canCook(branch.id))[0] ?? null;
}

/** The entries that fit; all where none does. */
function preferred<T>(entries: readonly T[], fits: (entry: T) => boolean): readonly T[] {
  const fitting = entries.filter(fits);
  return fitting.length > 0 ? fitting : entries;
}
