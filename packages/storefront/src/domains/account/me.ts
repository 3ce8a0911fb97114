import {
  type Api,
  deleteAccount as deleteAccountEndpoint,
  getMe,
  type Sent,
  unwrap,
  updateUser,
} from '@dasturxon/core/api';
import type { User } from '@dasturxon/core/auth';
import { queryOptions } from '@tanstack/react-query';

import { apiOf } from '../session/api.ts';
import { keepUser } from './device-accounts.ts';
import { cacheOf } from '../session/query-cache.ts';
import { leaveSession } from './begin-session.ts';
import type { Store } from '../../store/store.ts';

/** What a customer may change of themselves. */
export type ProfileChange = Sent<typeof updateUser, 'body'>;

/** The signed-in customer's data from the server (API-13). */
export const meQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['me', userId],
    queryFn: async ({ signal }) => unwrap(await api(getMe, { signal })),
  });

/** Changes the customer's profile, and what this device holds of it (API-14). */
export async function saveProfile(store: Store, id: string, change: ProfileChange): Promise<User> {
  const api = apiOf(store);
  const user = unwrap(await api(updateUser, { params: { id }, body: change }));
  keepUser(store, user);
  cacheOf(store).setQueryData(meQuery(api, id).queryKey, user);
  return user;
}

/** Deletes the account on the server, and then leaves it here (SES-15). */
export async function deleteAccount(store: Store): Promise<void> {
  unwrap(await apiOf(store)(deleteAccountEndpoint));
  leaveSession(store);
}
