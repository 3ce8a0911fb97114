import { saveKitchen, unwrap } from '@dasturxon/core/api';
import type { KitchenSetup, TicketAction } from '@dasturxon/core/kitchen';
import type { BoardOrder, StaffBranch } from '@dasturxon/core/staff';
import { useMutation } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';
import { useWrite } from '../offline/use-offline.ts';

/** Finishes or recalls a ticket or a line of it; without a network the action is queued, and the result is null. */
export function useTicketAction({ id, number }: BoardOrder, put: (order: BoardOrder) => void) {
  const write = useWrite();
  return useMutation({
    mutationFn: ({ kind: action, station, lineId }: TicketAction) => {
      const decided = { kind: 'TICKET' as const, orderId: id, action, station, lineId };
      return write({ write: decided, label: String(number), expectedVersion: null });
    },
    onSuccess: (order) => order && put(order),
  });
}

/** Saves the stations of a branch. */
export function useSaveKitchen(id: string, put: (branch: StaffBranch) => void) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (setup: KitchenSetup) =>
      unwrap(await api(saveKitchen, { params: { id }, body: setup, idempotencyKey: keyOf({ id, setup }) })),
    onSuccess: put,
  });
}
