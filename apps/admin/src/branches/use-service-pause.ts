import { pauseService, unwrap } from '@dasturxon/core/api';
import type { PausedService } from '@dasturxon/core/branch';
import type { PauseChoice, StaffBranch } from '@dasturxon/core/staff';
import { useMutation } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { newKey } from '../api/new-key.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';

type Put = (branch: StaffBranch) => void;
type Pause = { service: PausedService; term: PauseChoice | null };

/** Pauses one service of a branch; a null term ends the pause. */
export function useServicePause(id: string, put: Put) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: Pause) => {
      const idempotencyKey = keyOf({ id, ...body });
      return unwrap(await api(pauseService, { params: { id }, body, idempotencyKey }));
    },
    onSuccess: put,
  });
}

/** Ends the pause of one service of a branch. */
export async function resumeServiceNow(id: string, service: PausedService, put: Put): Promise<void> {
  const body = { service, term: null };
  put(unwrap(await api(pauseService, { params: { id }, body, idempotencyKey: newKey() })));
}
