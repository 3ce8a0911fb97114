import { type Api, listNotifications, readNotification, unwrap } from '@dasturxon/core/api';
import type { Notification } from '@dasturxon/core/content';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** Messages to a customer, newest first (SCR-14). */
export const notificationsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['notifications', userId],
    queryFn: async ({ signal }) => unwrap(await api(listNotifications, { params: { id: userId }, signal })),
  });

/** Marks messages as read, locally at once; those that the server did not confirm become unread again. */
export async function readNotifications(
  api: Api,
  cache: QueryClient,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> {
  const { queryKey } = notificationsQuery(api, userId);
  const mark = (isRead: boolean, which: ReadonlySet<string>) =>
    cache.setQueryData<Notification[]>(queryKey, (list) =>
      list?.map((one) => (which.has(one.id) ? { ...one, isRead } : one)),
    );
  mark(true, new Set(ids));
  const answers = await Promise.all(
    ids.map(async (id) => ({ id, ...(await api(readNotification, { params: { id } })) })),
  );
  const failed = answers.filter(({ error }) => error !== null);
  mark(false, new Set(failed.map(({ id }) => id)));
  if (failed[0]) throw failed[0].error;
}
