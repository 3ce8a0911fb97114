import { type ApiError, openPreview, unwrap } from '@dasturxon/core/api';
import { MINUTE_MS } from '@dasturxon/core/kernel';
import { useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';

/** A token lasts longer than this: frames that are reloaded always have a good one. */
const RENEW_MS = 10 * MINUTE_MS;

/** The token of the preview of the draft, at a time or now, renewed before it ends. */
export const usePreview = (at: string | null) =>
  useQuery<{ token: string; site: string | null }, ApiError>({
    queryKey: ['preview', at],
    queryFn: async ({ signal }) =>
      unwrap(await api(openPreview, { query: at === null ? {} : { at }, signal })),
    refetchInterval: RENEW_MS,
    staleTime: RENEW_MS,
    placeholderData: (before) => before,
  });
