import { blockGuest, logCall, readRejection, unwrap } from '@dasturxon/core/api';
import type { BoardOrder } from '@dasturxon/core/staff';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';

type Put = (order: BoardOrder) => void;

/** What a rejection of the order does; read again when the order changes, and what was read stays: no button below jumps. */
export const useRejection = ({ id, version }: BoardOrder) =>
  useQuery({
    queryKey: ['rejection', id, version],
    queryFn: async ({ signal }) => unwrap(await api(readRejection, { params: { id }, signal })),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? keepPreviousData(before) : undefined),
  });

/**
 * Records a call that the guest did not answer. Its key is the version's, so that a double press is one call. It is pending
 * for that version alone: the live feed may show the call before its answer is here, and the next press is another call.
 */
export function useLogCall({ id, version }: BoardOrder, put: Put) {
  const log = useMutation({
    mutationFn: async (expectedVersion: number) =>
      unwrap(
        await api(logCall, {
          params: { id },
          body: { expectedVersion },
          idempotencyKey: `${id}.${expectedVersion}.call`,
        }),
      ),
    onSuccess: put,
  });
  return {
    error: log.error,
    isPending: log.isPending && log.variables === version,
    record: () => log.mutate(version),
  };
}

/** Blocks the guest of the order, or lifts the block. */
export const useBlockGuest = ({ id, version: expectedVersion }: BoardOrder, put: Put) =>
  useMutation({
    mutationFn: async (isBlocked: boolean) =>
      unwrap(
        await api(blockGuest, {
          params: { id },
          body: { isBlocked, expectedVersion },
          idempotencyKey: `${id}.${expectedVersion}.block.${isBlocked}`,
        }),
      ),
    onSuccess: put,
  });
