import { type ApiError, fixFinding, readFindings, unwrap } from '@dasturxon/core/api';
import type { BrandFindings, CheckUpScope } from '@dasturxon/core/brand-doctor';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { newKey } from '../api/new-key.ts';
import { queryClient } from '../api/query-client.ts';

const KEY = ['doctor'];

export type Finding = BrandFindings['findings'][number];

/** Examines the brand when the page opens. */
export const useFindings = (scope: CheckUpScope = 'ALL') =>
  useQuery<BrandFindings, ApiError>({
    queryKey: [...KEY, scope],
    queryFn: async ({ signal }) => unwrap(await api(readFindings, { query: { scope }, signal })),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Mends a finding, and examines again. */
export const useMend = () =>
  useMutation<{ isMended: boolean }, ApiError, Finding>({
    mutationFn: async ({ code, where: { kind, id } }) =>
      unwrap(await api(fixFinding, { body: { code, kind, id }, idempotencyKey: newKey() })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
