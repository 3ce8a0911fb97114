import { type ApiError, comparePayments, unwrap } from '@dasturxon/core/api';
import type { PaymentProvider, ProviderColumns, Reconciliation, ReportPeriod } from '@dasturxon/core/report';
import { useMutation } from '@tanstack/react-query';

import { api } from '../../api/api.ts';

/** A provider's file of some days; without columns they are found. */
export type PaymentFile = ReportPeriod & { provider: PaymentProvider; file: File; columns?: ProviderColumns };

/** A file with what came of it. */
export type ComparedFile = PaymentFile & { seen: Reconciliation };

const placesOf = (columns: ProviderColumns) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([column, at]) => (at === null ? [] : [[column, String(at)]])),
  );

/** What a call with a file asks, without its days. */
export const fileQuery = ({ provider, file, columns }: PaymentFile) => {
  const format = /\.csv$/i.test(file.name) ? ('csv' as const) : ('xlsx' as const);
  return { provider, format, ...(columns && placesOf(columns)) };
};

/** Compares a file with what was paid. Nothing of the file is kept. */
export const useComparedPayments = () =>
  useMutation<ComparedFile, ApiError, PaymentFile>({
    mutationFn: async (asked) => {
      const query = { ...fileQuery(asked), from: asked.from, to: asked.to };
      return { ...asked, seen: unwrap(await api(comparePayments, { query, body: asked.file })) };
    },
  });
