import {
  type ApiError,
  AUDIT_PAGE,
  type AuditEntry,
  exportAudit,
  listAudit,
  unwrap,
} from '@dasturxon/core/api';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';

import { api } from '../api/api.ts';

/** What the audit log is searched for; an empty text is no condition. */
export type AuditSearch = { person: string; action: string; orderNumber: string; day: string };

/** The search of an address. */
export const readSearch = (search: URLSearchParams): AuditSearch => ({
  person: search.get('person') ?? '',
  action: search.get('action') ?? '',
  orderNumber: search.get('order') ?? '',
  day: search.get('day') ?? '',
});

/** The address of a search; an empty condition is left out. */
export function toAddress({ person, action, orderNumber, day }: AuditSearch): URLSearchParams {
  const given = { person, action, order: orderNumber, day };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
}

const given = (search: AuditSearch) =>
  Object.fromEntries(Object.entries(search).filter(([, text]) => text !== ''));

/** The entries of the audit log that match, page by page, newest first. */
export const useAudit = (search: AuditSearch) =>
  useInfiniteQuery<AuditEntry[], ApiError, AuditEntry[], unknown[], number | null>({
    queryKey: ['audit', search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...given(search), ...(pageParam !== null && { before: String(pageParam) }) };
      return unwrap(await api(listAudit, { query, signal }));
    },
    initialPageParam: null,
    getNextPageParam: (page) => (page.length < AUDIT_PAGE ? null : (page.at(-1)?.id ?? null)),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Reads every entry that matches, for a file. */
export const useAuditExport = () =>
  useMutation<AuditEntry[], ApiError, AuditSearch>({
    mutationFn: async (search) => unwrap(await api(exportAudit, { query: given(search) })),
  });
