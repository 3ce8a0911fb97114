import { type Api, endpoints, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** Cities the merchant serves. */
export const citiesQuery = (api: Api, merchant: string) =>
  queryOptions({
    queryKey: ['cities', merchant],
    queryFn: async ({ signal }) => unwrap(await api(endpoints.listCities, { params: { merchant }, signal })),
    staleTime: 10 * 60_000,
  });
