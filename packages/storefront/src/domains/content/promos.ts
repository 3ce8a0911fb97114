import { type Api, listPromos, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** Codes that a customer may try (SCR-08). */
export const promosQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['promos', userId],
    queryFn: async ({ signal }) => unwrap(await api(listPromos, { params: { id: userId }, signal })),
    staleTime: 60_000,
  });
