import {
  acceptInvitation,
  type Api,
  ApiError,
  readInvitation,
  readReferral,
  unwrap,
} from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

import { apiOf } from '../session/api.ts';
import type { Store } from '../../store/store.ts';
import { invitationAtom } from './invitation-atom.ts';

/** The page that an invitation opens. */
export const invitationPath = (code: string): string => `/?invite=${code}`;

/** The own invitation and what it has brought; null where the brand has none (B31). */
export const referralQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['referral', userId],
    queryFn: async ({ signal }) => unwrap(await api(readReferral, { signal })),
    enabled: userId !== '',
  });

/** What an invitation gives. */
export const invitationQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: async ({ signal }) => unwrap(await api(readInvitation, { params: { code }, signal })),
    retry: false,
  });

/** Accepts an invitation. One that the server refuses is forgotten; one that it did not get stays for later. */
export async function accept(store: Store, code: string): Promise<void> {
  try {
    unwrap(await apiOf(store)(acceptInvitation, { body: { code } }));
    store.set(invitationAtom, null);
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 429)
      store.set(invitationAtom, null);
    throw error;
  }
}
