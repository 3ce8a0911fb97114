import { type ApiError, bulkMenuDraft, unwrap } from '@dasturxon/core/api';
import type { BulkChange, BulkScope, SavedDraft } from '@dasturxon/core/drafts';
import { useMutation } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { useRepeatKeys } from '../../api/use-repeat-keys.ts';
import { putSaved, refreshDraft } from '../../drafts/draft-source.ts';

type Bulk = { scope: BulkScope; change: BulkChange; expectedVersion: number };

/** Changes many products of the draft. After a refusal the preview is of the newest draft. */
export function useBulk() {
  const keyOf = useRepeatKeys();
  return useMutation<SavedDraft, ApiError, Bulk>({
    mutationFn: async (body) => unwrap(await api(bulkMenuDraft, { body, idempotencyKey: keyOf(body) })),
    onSuccess: (saved) => putSaved('menu', saved),
    onError: () => refreshDraft('menu'),
  });
}
