import { type Api, listRegions, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** Delivery regions of all cities; public, so guests get them too (D55). */
export const regionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['regions'],
    queryFn: async ({ signal }) => unwrap(await api(listRegions, { query: {}, signal })),
    staleTime: 10 * 60_000,
  });
