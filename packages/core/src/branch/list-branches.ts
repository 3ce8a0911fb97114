import type { Branch } from './branch.schema.ts';
import { offersService } from './branch-services.ts';

type Listed = Pick<Branch, 'isActive' | 'deleted'>;

/** The branches that customers may see, as `/branches` lists them (VAL-16). */
export function activeBranches<B extends Listed>(branches: readonly B[]): B[] {
  return branches.filter(({ isActive, deleted }) => isActive && !deleted);
}

/** The branches of the branch picker: active ones where pick-up is switched on (VAL-16). */
export function pickupBranches<B extends Listed & Pick<Branch, 'settings'>>(branches: readonly B[]): B[] {
  return activeBranches(branches).filter((branch) => offersService(branch, 'PICK_UP'));
}

/** The branches of a city, or all of them while no city is chosen (OV-12). */
export function branchesOfCity<B extends Pick<Branch, 'cityId'>>(
  branches: readonly B[],
  cityId: string | null,
): B[] {
  return branches.filter((branch) => cityId === null || branch.cityId === cityId);
}
