import { type Api, listFullBranches, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** All branches of the merchant with their hours and settings. */
export const branchesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['branches', 'full'],
    queryFn: async ({ signal }) => unwrap(await api(listFullBranches, { query: {}, signal })),
    staleTime: 5 * 60_000,
  });
