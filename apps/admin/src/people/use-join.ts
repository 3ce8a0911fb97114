import { acceptInvite, type ApiError, readInvite, unwrap } from '@dasturxon/core/api';
import type { InviteOffer } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';

/** What the invitation of a link offers. */
export const useOffer = (token: string) =>
  useQuery<InviteOffer, ApiError>({
    queryKey: ['invite', token],
    queryFn: async ({ signal }) => unwrap(await api(readInvite, { body: { token }, signal })),
  });

type Accepted = { token: string; name: string; phone: string; code: string };

/** Accepts the invitation; the person is signed in. */
export const useAccept = () =>
  useMutation({
    mutationFn: async (body: Accepted) => unwrap(await api(acceptInvite, { body })),
    onSuccess: (session) => queryClient.setQueryData(SESSION_KEY, session),
  });
