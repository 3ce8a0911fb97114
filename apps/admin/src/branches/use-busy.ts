import { endBusy, setBusy, unwrap } from '@dasturxon/core/api';
import type { BUSY_MINUTES } from '@dasturxon/core/branch';
import type { BusyTerm, StaffBranch } from '@dasturxon/core/staff';
import { useMutation } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';

type Busy = { minutes: (typeof BUSY_MINUTES)[number]; term: BusyTerm };

/** Adds minutes to what a branch promises. */
export function useSetBusy(id: string, put: (branch: StaffBranch) => void) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: Busy) => {
      const idempotencyKey = keyOf({ id, ...body });
      return unwrap(await api(setBusy, { params: { id }, body, idempotencyKey }));
    },
    onSuccess: put,
  });
}

/** Ends the busy time of a branch. */
export const useEndBusy = ({ id }: StaffBranch, put: (branch: StaffBranch) => void) =>
  useMutation({
    mutationFn: async () => unwrap(await api(endBusy, { params: { id } })),
    onSuccess: put,
  });
