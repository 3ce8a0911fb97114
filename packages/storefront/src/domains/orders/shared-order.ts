import { type Api, readSharedOrder, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** How often an open link is read again while its page is visible. */
const EVERY_MS = 10_000;

/** An order as its link shows it. */
export const sharedOrderQuery = (api: Api, id: string, mark: string) =>
  queryOptions({
    queryKey: ['orders', 'shared', id, mark],
    queryFn: async ({ signal }) =>
      unwrap(await api(readSharedOrder, { params: { id }, query: { mark }, signal })),
    refetchInterval: EVERY_MS,
  });
