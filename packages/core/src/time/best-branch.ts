import type { Branch } from '../branch/branch.schema.ts';
import { nearestBranch } from '../branch/nearest-branch.ts';
import type { GeoPoint } from '../delivery-area/lng-lat.ts';
import { branchObstacles, type TakenOver, type TakingOver } from './branch-obstacles.ts';

/** An order that no branch is named for. */
export type OrderToRoute = TakenOver & {
  address: GeoPoint;
  /** Whether a branch has every dish of it. */
  canCook: (branchId: string) => boolean;
};

/**
 * The branch that serves an address best: of those with the service and the zone the ones that are open, of these the
 * ones that can cook every dish, of these the nearest (B27). Null where no branch delivers there.
 */
export function bestBranch<B extends Branch>(
  branches: readonly B[],
  order: OrderToRoute,
  terms: TakingOver,
): { branch: B; meters: number } | null {
  const found = branches.map((branch) => ({ branch, obstacles: branchObstacles(order, branch, terms) }));
  const serving = found.filter(
    ({ obstacles }) => !obstacles.some((one) => one === 'SERVICE' || one === 'ZONE'),
  );
  const open = preferred(serving, ({ obstacles }) => !obstacles.includes('CLOSED'));
  const cooking = preferred(open, ({ branch }) => order.canCook(branch.id));
  return nearestBranch(
    cooking.map(({ branch }) => branch),
    order.address,
  );
}

/** The entries that fit; all where none does. */
function preferred<T>(entries: readonly T[], fits: (entry: T) => boolean): readonly T[] {
  const fitting = entries.filter(fits);
  return fitting.length > 0 ? fitting : entries;
}
