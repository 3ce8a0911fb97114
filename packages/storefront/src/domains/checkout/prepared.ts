import { type Api, readPrepared, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** The basket that an assistant's link holds (C7). */
export const preparedQuery = (api: Api, link: string) =>
  queryOptions({
    queryKey: ['agents', 'prepared', link],
    queryFn: async ({ signal }) => unwrap(await api(readPrepared, { query: { link }, signal })),
    staleTime: Infinity,
  });
