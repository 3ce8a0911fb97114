import type { Api } from '@dasturxon/core/api';
import { activeBranches, type Branch, offersService } from '@dasturxon/core/branch';
import type { ServiceType } from '@dasturxon/core/order';
import type { QueryClient } from '@tanstack/react-query';

import { branchesQuery } from './branches.ts';

type ServingOf = { cache: QueryClient; api: Api; serviceType: ServiceType };

/** The active branches that serve customers this way (VAL-16). */
export async function servingBranches({ cache, api, serviceType }: ServingOf): Promise<Branch[]> {
  const branches = await cache.fetchQuery(branchesQuery(api));
  return activeBranches(branches).filter((branch) => offersService(branch, serviceType));
}
