import { pauseBranch, resumeBranch, unwrap } from '@dasturxon/core/api';
import type { PauseChoice, StaffBranch } from '@dasturxon/core/staff';
import { useMutation } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';

type Pause = { term: PauseChoice; reason: string };

/** Pauses a branch. */
export function usePause(id: string, put: (branch: StaffBranch) => void) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: Pause) => {
      const idempotencyKey = keyOf({ id, ...body });
      return unwrap(await api(pauseBranch, { params: { id }, body, idempotencyKey }));
    },
    onSuccess: put,
  });
}

type Put = (branch: StaffBranch) => void;

/** Ends the pause of a branch. */
export const resumeNow = async (id: string, put: Put): Promise<void> =>
  put(unwrap(await api(resumeBranch, { params: { id } })));

/** Ends the pause of a branch. */
export const useResume = ({ id }: StaffBranch, put: Put) =>
  useMutation({ mutationFn: () => resumeNow(id, put) });
