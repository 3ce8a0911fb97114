import {
  type ApiError,
  beginTestOrder,
  endSetup,
  leaveSetupStep,
  readSetup,
  unwrap,
} from '@dasturxon/core/api';
import type { BrandSetup, SetupStep, StepState } from '@dasturxon/core/onboarding';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';

const KEY = ['set-up'];
/** While a test order is waited for, its state is asked for so often. */
const FOLLOW_MS = 2_000;

const keep = (setup: BrandSetup) => queryClient.setQueryData(KEY, setup);

/** How far the brand is. `isFollowed`: the page waits for its test order. */
export const useSetup = ({ isFollowed }: { isFollowed: boolean }) =>
  useQuery<BrandSetup, ApiError>({
    queryKey: KEY,
    queryFn: async ({ signal }) => unwrap(await api(readSetup, { signal })),
    ...(isFollowed && { refetchInterval: FOLLOW_MS }),
  });

/** Keeps how a step was left. */
export const useLeaveStep = () =>
  useMutation<BrandSetup, ApiError, { step: SetupStep; state: StepState }>({
    mutationFn: async (body) => unwrap(await api(leaveSetupStep, { body })),
    onSuccess: keep,
  });

/** For an hour the orders of a phone are test orders. */
export const useBeginTest = () =>
  useMutation<BrandSetup, ApiError, string>({
    mutationFn: async (phone) => unwrap(await api(beginTestOrder, { body: { phone } })),
    onSuccess: keep,
  });

/** Ends the set-up; the session shows no way to it any more. */
export const useEndSetup = () =>
  useMutation<BrandSetup, ApiError, void>({
    mutationFn: async () => unwrap(await api(endSetup)),
    onSuccess: async (setup) => {
      keep(setup);
      await queryClient.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
