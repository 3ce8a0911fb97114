import { type ApiError, readStops, returnProduct, stopProduct, unwrap } from '@dasturxon/core/api';
import type { StopListSection, StopTerm } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';

const STOPS_KEY = 'stops';
/** What colleagues stop, and what returns by itself, is on the screen after so many milliseconds. */
const REFRESH_MS = 5_000;

/** The products of a branch with their stops. */
export const useStops = (branchId: string) =>
  useQuery<StopListSection[], ApiError>({
    queryKey: [STOPS_KEY, branchId],
    queryFn: async ({ signal }) => unwrap(await api(readStops, { params: { id: branchId }, signal })),
    refetchInterval: REFRESH_MS,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: [STOPS_KEY] });

/** A stop as it is chosen; without a branch it is for all of the person's. */
export type Stop = { branchId?: string; term: StopTerm; reason: string };

/** Takes a product off sale. */
export function useStop(id: string) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: Stop) => {
      const idempotencyKey = keyOf(body);
      return unwrap(await api(stopProduct, { params: { id }, body, idempotencyKey }));
    },
    onSuccess: refresh,
  });
}

/** Puts a product back on sale at a branch. */
export const useReturn = (id: string, branchId: string) =>
  useMutation({
    mutationFn: async () => unwrap(await api(returnProduct, { params: { id }, query: { branchId } })),
    onSuccess: refresh,
  });
