import { type Api, endSessions as endSessionsEndpoint, listSessions, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** Where the account is signed in (D84). */
export const devicesQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['devices', userId],
    queryFn: async ({ signal }) => unwrap(await api(listSessions, { signal })),
  });

/** Signs one device out, or without an id every other one (D84). */
export async function endSessions(api: Api, id: string | null): Promise<void> {
  unwrap(await api(endSessionsEndpoint, { query: id === null ? {} : { id } }));
}
