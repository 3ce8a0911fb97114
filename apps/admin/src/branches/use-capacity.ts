import { setCapacity, unwrap } from '@dasturxon/core/api';
import type { StaffBranch } from '@dasturxon/core/staff';
import { useMutation } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';

/** Sets how many later orders a slot of tonight takes; null returns to the usual number. */
export function useCapacity(id: string, put: (branch: StaffBranch) => void) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (orders: number | null) => {
      const idempotencyKey = keyOf({ id, orders });
      return unwrap(await api(setCapacity, { params: { id }, body: { orders }, idempotencyKey }));
    },
    onSuccess: put,
  });
}
