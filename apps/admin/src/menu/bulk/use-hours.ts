import { type ApiError, promosDraftCalls, readPromosDraft, unwrap } from '@dasturxon/core/api';
import type { FieldValue, SavedDraft } from '@dasturxon/core/drafts';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { useRepeatKeys } from '../../api/use-repeat-keys.ts';
import { refreshDraft } from '../../drafts/draft-source.ts';
import { promosView, timesOf } from '../../promotions/promo-view.ts';

/** The hours of dishes in their draft, and its revision. */
export function useHours() {
  return useQuery({
    queryKey: ['draft', 'promos', 'hours'],
    queryFn: async ({ signal }) => {
      const draft = unwrap(await api(readPromosDraft, { signal }));
      const times = timesOf(promosView(draft, draft)).filter(({ isThere }) => isThere);
      return { revision: draft.revision, times };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

type Saved = { id: string; fields: Readonly<Record<string, FieldValue>>; base: number };

/** Puts fields of a rule of the menu by time into the draft of the promotions. */
export function useSaveHours() {
  const keyOf = useRepeatKeys();
  return useMutation<SavedDraft, ApiError, Saved>({
    mutationFn: async ({ id, fields, base }) => {
      const patches = Object.entries(fields).map(([field, value]) => {
        const ref = { entity: 'menuTime' as const, id, field };
        return { ...ref, value, base };
      });
      const body = { patches };
      return unwrap(await api(promosDraftCalls.save, { body, idempotencyKey: keyOf(body) }));
    },
    onSettled: () => refreshDraft('promos'),
  });
}
