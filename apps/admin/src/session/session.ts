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
import { takeFirstBoard } from '../board/first-board.ts';
import { forgetLastContact, recallLastContact } from '../offline/connection.ts';
import { wipeShell } from '../offline/keep-shell.ts';
import { dropSnapshot, ownerOf, readSnapshot, wipe } from '../offline/office-store.ts';
import { forgetLastPerson, wasTouched } from './last-person.ts';

/** Removes orders and guests from the device once the session has ended; queued writes stay for their person. */
export const forget = (): Promise<void> => dropSnapshot().catch(() => undefined);

async function readSession(): Promise<StaffSession | null> {
  const { data, error } = await api(readStaffSession);
  if (error === null) {
    const kept = await readSnapshot().catch(() => null);
    if (kept && ownerOf(kept.session) !== ownerOf(data)) await forget();
    return data;
  }
  if (error.status === 401) return null;
  // Without a network the person goes on with what the device has kept; the stream asks for the session again.
  const kept = error.status === 0 || error.status >= 502 ? await readSnapshot().catch(() => null) : null;
  // A shared tablet that is locked stays locked: only the server can compare a PIN.
  if (kept === null || (kept.session.isShared && !wasTouched())) throw error;
  recallLastContact();
  return kept.session;
}

/** Requests the session while the messages load, so that both arrive together on a slow network. */
export const prefetchSession = (): Promise<void> =>
  queryClient.prefetchQuery({ queryKey: SESSION_KEY, queryFn: readSession });

/**
 * The signed-in member of staff, or null. Not read again when the person comes back to the page: that would take away
 * recovery codes that they went to write down.
 */
export const useSession = () =>
  useQuery<StaffSession | null, ApiError>({
    queryKey: SESSION_KEY,
    queryFn: readSession,
    refetchOnWindowFocus: false,
  });

/** Has a code sent to a phone. */
export const useRequestCode = () =>
  useMutation({ mutationFn: async (phone: string) => unwrap(await api(requestCode, { body: { phone } })) });

/** Shows the pages of a person who has just signed in; what the device kept of another one is removed. */
export async function enterSession(session: StaffSession): Promise<void> {
  const kept = await readSnapshot().catch(() => null);
  if (kept && ownerOf(kept.session) !== ownerOf(session)) await forget();
  void takeFirstBoard();
  queryClient.setQueryData(SESSION_KEY, session);
}

/** Signs in with the code. */
export const useSignIn = () =>
  useMutation({
    mutationFn: async (body: { phone: string; code: string }) =>
      unwrap(await api(openStaffSession, { body })),
    onSuccess: enterSession,
  });

/** Clears the loaded data and shows the sign-in. */
export function leaveSession(): void {
  // The open page follows the session's own query, so that one stays and the others go.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
  queryClient.setQueryData(SESSION_KEY, null);
}

/** Signs out on this device and clears what was loaded and kept, with the writes that were not sent. */
export const useSignOut = (session: StaffSession) =>
  useMutation({
    mutationFn: async () => {
      unwrap(await api(endStaffSession));
      await wipe(ownerOf(session)).catch(() => undefined);
      forgetLastContact();
      wipeShell();
    },
    onSuccess: () => {
      forgetLastPerson();
      leaveSession();
    },
  });
