import {
  type ApiError,
  checkCloneSub,
  cloneBrand,
  readCloneOffer,
  type Sent,
  unwrap,
} from '@dasturxon/core/api';
import type { CloneOffer } from '@dasturxon/core/brand-file';
import type { SubCheck } from '@dasturxon/core/onboarding';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../api/api.ts';
import { newKey } from '../api/new-key.ts';

/** What a copy of the brand needs. */
export const useCloneOffer = () =>
  useQuery<CloneOffer, ApiError>({
    queryKey: ['clone offer'],
    queryFn: async ({ signal }) => unwrap(await api(readCloneOffer, { signal })),
  });

/** Whether a short name is free; asked anew for each name. */
export const useCloneSubCheck = (sub: string) =>
  useQuery<SubCheck, ApiError>({
    queryKey: ['clone sub', sub],
    queryFn: async ({ signal }) => unwrap(await api(checkCloneSub, { body: { sub }, signal })),
    enabled: sub !== '',
    staleTime: 0,
  });

type Wanted = Sent<typeof cloneBrand, 'body'>;

/** Makes the copy; the answer names where its owner goes on. One key for the page: what is sent again makes no second brand. */
export function useClone() {
  const [idempotencyKey] = useState(newKey);
  return useMutation<{ goTo: string }, ApiError, Wanted>({
    mutationFn: async (body) => unwrap(await api(cloneBrand, { body, idempotencyKey })),
  });
}
