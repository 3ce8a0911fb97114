import {
  type ApiError,
  askBrandDeletion,
  callOffBrandDeletion,
  readBrandDeletion,
  type Sent,
  unwrap,
} from '@dasturxon/core/api';
import type { BrandDeletion } from '@dasturxon/core/brand-file';
import type { StaffSession } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';

const KEY = ['brand deletion'];

const put = (deletion: BrandDeletion) => queryClient.setQueryData(KEY, deletion);

/** The planned deletion of the brand, and what it waits for. */
export const useDeletion = () =>
  useQuery<BrandDeletion, ApiError>({
    queryKey: KEY,
    queryFn: async ({ signal }) => unwrap(await api(readBrandDeletion, { signal })),
  });

/** Asks for the deletion. */
export const useAskDeletion = () =>
  useMutation<BrandDeletion, ApiError, Sent<typeof askBrandDeletion, 'body'>>({
    mutationFn: async (body) => unwrap(await api(askBrandDeletion, { body })),
    onSuccess: put,
  });

/** Calls it off. */
export const useCallOff = () =>
  useMutation<BrandDeletion, ApiError>({
    mutationFn: async () => unwrap(await api(callOffBrandDeletion)),
    onSuccess: (deletion) => {
      put(deletion);
      // The banner goes at once.
      queryClient.setQueryData<StaffSession | null>(
        SESSION_KEY,
        (session) => session && { ...session, deletionAt: null },
      );
    },
  });
