import {
  type ApiError,
  endStaffSession,
  openStaffSession,
  readStaffSession,
  requestCode,
  unwrap,
} from '@dasturxon/core/api';
import type { StaffSession } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';

async function readSession(): Promise<StaffSession | null> {
  const { data, error } = await api(readStaffSession);
  if (error?.status === 401) return null;
  if (error) throw error;
  return data;
}

/** The signed-in member of staff, or null. */
export const useSession = () =>
  useQuery<StaffSession | null, ApiError>({ queryKey: SESSION_KEY, queryFn: readSession });

/** Has a code sent to a phone. */
export const useRequestCode = () =>
  useMutation({ mutationFn: async (phone: string) => unwrap(await api(requestCode, { body: { phone } })) });

/** Signs in with the code. */
export const useSignIn = () =>
  useMutation({
    mutationFn: async (body: { phone: string; code: string }) =>
      unwrap(await api(openStaffSession, { body })),
    onSuccess: (session) => queryClient.setQueryData(SESSION_KEY, session),
  });

/** Signs out on this device; the page forgets what it has read. */
export const useSignOut = () =>
  useMutation({
    mutationFn: async () => unwrap(await api(endStaffSession)),
    onSuccess: () => {
      // The open page follows the session's own query, so that one stays and the others go.
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
      queryClient.setQueryData(SESSION_KEY, null);
    },
  });
