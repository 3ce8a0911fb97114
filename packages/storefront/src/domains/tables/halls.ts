import { type Api, listHalls, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** Halls and tables of a branch, to book and to eat at (D81, IMP-12). */
export const hallsQuery = (api: Api, branchId: string | null) =>
  queryOptions({
    queryKey: ['halls', branchId],
    queryFn: async ({ signal }) => unwrap(await api(listHalls, { params: { id: branchId ?? '' }, signal })),
    enabled: branchId !== null,
    staleTime: 5 * 60_000,
  });
