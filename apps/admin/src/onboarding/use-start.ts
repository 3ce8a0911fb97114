import {
  type ApiError,
  acceptOwner,
  checkBrandSub,
  makeOwnBrand,
  readBrandInvite,
  type Sent,
  unwrap,
} from '@dasturxon/core/api';
import type { BrandInviteOffer, SubCheck } from '@dasturxon/core/onboarding';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';

/** What the link of a new owner offers. */
export const useBrandInvite = (token: string) =>
  useQuery<BrandInviteOffer, ApiError>({
    queryKey: ['brand invite', token],
    queryFn: async ({ signal }) => unwrap(await api(readBrandInvite, { body: { token }, signal })),
  });

/** Whether a short name is free; asked anew for each name. */
export const useSubCheck = (token: string, sub: string) =>
  useQuery<SubCheck, ApiError>({
    queryKey: ['brand sub', token, sub],
    queryFn: async ({ signal }) => unwrap(await api(checkBrandSub, { body: { token, sub }, signal })),
    enabled: sub !== '',
    staleTime: 0,
  });

type Wanted = Sent<typeof makeOwnBrand, 'body'>;

/** Makes the brand; the answer names where its owner goes on. */
export const useMakeBrand = () =>
  useMutation<{ goTo: string }, ApiError, Wanted>({
    mutationFn: async (body) => unwrap(await api(makeOwnBrand, { body })),
  });

type Accepted = { token: string; name: string; phone: string; code: string };

/** Becomes the owner of the brand; the person is signed in. */
export const useAcceptOwner = () =>
  useMutation({
    mutationFn: async (body: Accepted) => unwrap(await api(acceptOwner, { body })),
    onSuccess: (session) => queryClient.setQueryData(SESSION_KEY, session),
  });
