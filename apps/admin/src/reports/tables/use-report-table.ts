import { type ApiError, readReportTable, unwrap } from '@dasturxon/core/api';
import type { ReportRows, ReportTableName } from '@dasturxon/core/report';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import type { Asked } from '../use-sales-report.ts';

/** The rows of a table for a period; null: nothing is asked. What was shown before stays until the next has come. */
export const useReportTable = (table: ReportTableName, asked: Asked | null) =>
  useQuery<ReportRows, ApiError>({
    queryKey: ['reportTable', table, asked?.from, asked?.to, asked?.branch],
    queryFn: async ({ signal }) => {
      const { from, to, branch } = asked!;
      const query = { table, from, to, ...(branch && { branch }) };
      return unwrap(await api(readReportTable, { query, signal }));
    },
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
