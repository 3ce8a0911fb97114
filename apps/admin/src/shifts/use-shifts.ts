import { type ApiError, closeShift, listShifts, readShift, unwrap } from '@dasturxon/core/api';
import type { ClosedShift, ClosingRequest, ShiftReport } from '@dasturxon/core/shift';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';

const REFRESH_MS = 15_000;
const running = (branchId: string) => ['shift', branchId];
const closed = (branchId: string) => ['shifts', branchId];

/** The running shift of a branch, read again every 15 seconds. */
export const useShift = (branchId: string) =>
  useQuery<ShiftReport, ApiError>({
    queryKey: running(branchId),
    queryFn: async ({ signal }) => unwrap(await api(readShift, { params: { id: branchId }, signal })),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });

/** The closed shifts of a branch, the latest first. */
export const useClosedShifts = (branchId: string) =>
  useQuery<ClosedShift[], ApiError>({
    queryKey: closed(branchId),
    queryFn: async ({ signal }) => unwrap(await api(listShifts, { params: { id: branchId }, signal })),
    staleTime: 0,
  });

/** Closes the shift of a branch. `onClosed` is called also when the form of the closed shift is gone by then. */
export function useCloseShift(branchId: string, onClosed: (shift: ClosedShift) => void) {
  const keyOf = useRepeatKeys();
  const readAgain = () =>
    Promise.all(
      [running, closed].map((keyFor) => queryClient.invalidateQueries({ queryKey: keyFor(branchId) })),
    );
  return useMutation<ClosedShift, ApiError, ClosingRequest & { note: string }>({
    mutationFn: async (body) =>
      unwrap(await api(closeShift, { params: { id: branchId }, body, idempotencyKey: keyOf(body) })),
    onSuccess: onClosed,
    onSettled: readAgain,
  });
}
