import { type Api, endpoints, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** Where the account is signed in (D84). */
export const devicesQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['devices', userId],
    queryFn: async ({ signal }) => unwrap(await api(endpoints.listSessions, { signal })),
  });

/** Signs one device out, or without an id every other one (D84). */
export async function endSessions(api: Api, id: string | null): Promise<void> {
  unwrap(await api(endpoints.endSessions, { query: id === null ? {} : { id } }));
}
