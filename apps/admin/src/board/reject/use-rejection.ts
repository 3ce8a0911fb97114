import { blockGuest, logCall, readRejection, unwrap } from '@dasturxon/core/api';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';

type Put = (order: BoardOrder) => void;

/** What a rejection of the order does; read again when the order changes. */
export const useRejection = ({ id, version }: BoardOrder) =>
  useQuery({
    queryKey: ['rejection', id, version],
    queryFn: async ({ signal }) => unwrap(await api(readRejection, { params: { id }, signal })),
  });

/** Records a call that the guest did not answer. Its key is the version's, so that a double press is one call. */
export const useLogCall = ({ id, version: expectedVersion }: BoardOrder, put: Put) =>
  useMutation({
    mutationFn: async () =>
      unwrap(
        await api(logCall, {
          params: { id },
          body: { expectedVersion },
          idempotencyKey: `${id}.${expectedVersion}.call`,
        }),
      ),
    onSuccess: put,
  });

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
