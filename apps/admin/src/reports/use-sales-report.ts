import { type ApiError, readSalesReport, unwrap } from '@dasturxon/core/api';
import type { ReportPeriod, SalesReport } from '@dasturxon/core/report';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';

/** What is asked: a period, and one branch; an empty text is all of the person's. */
export type Asked = ReportPeriod & { branch: string };

/** What was sold in a period. What was shown before stays until the next has come. */
export const useSalesReport = ({ from, to, branch }: Asked) =>
  useQuery<SalesReport, ApiError>({
    queryKey: ['salesReport', from, to, branch],
    queryFn: async ({ signal }) =>
      unwrap(await api(readSalesReport, { query: { from, to, ...(branch && { branch }) }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
