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
import { sessionAtom } from '../session/session.ts';
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

const acceptances = new WeakMap<Store, { of: string; outcome: Promise<void> }>();

/**
 * Accepts an invitation, once for the sign-in and the sheet that both ask for it. One that the server refuses is forgotten;
 * one that it did not get stays for later.
 */
export function accept(store: Store, code: string): Promise<void> {
  const of = `${store.get(sessionAtom)?.user.id} ${code}`;
  const known = acceptances.get(store);
  if (known?.of === of) return known.outcome;
  const outcome = send(store, code).catch((error: unknown) => {
    if (!isRefused(error)) acceptances.delete(store);
    throw error;
  });
  acceptances.set(store, { of, outcome });
  return outcome;
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 429;

async function send(store: Store, code: string): Promise<void> {
  store.set(invitationAtom, code);
  try {
    unwrap(await apiOf(store)(acceptInvitation, { body: { code } }));
    store.set(invitationAtom, null);
  } catch (error) {
    if (isRefused(error)) store.set(invitationAtom, null);
    throw error;
  }
}
