import {
  type ApiError,
  closePaymentDay,
  explainDifference,
  listPaymentDays,
  reopenPaymentDay,
  unwrap,
} from '@dasturxon/core/api';
import type { PaymentDay, PaymentDifference, PaymentProvider, ReportPeriod } from '@dasturxon/core/report';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { fileQuery, type PaymentFile } from './use-compared-payments.ts';

const KEY = 'paymentDays';

/** The closed days of a period. */
export const usePaymentDays = ({ from, to }: ReportPeriod) =>
  useQuery<readonly PaymentDay[], ApiError>({
    queryKey: [KEY, from, to],
    queryFn: async ({ signal }) => unwrap(await api(listPaymentDays, { query: { from, to }, signal })).days,
    staleTime: 0,
  });

/** A write after which the closed days are read again. */
function useDayWrite<Asked>(write: (asked: Asked) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation<unknown, ApiError, Asked>({
    mutationFn: write,
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Closes the day of a file. */
export const useCloseDay = () =>
  useDayWrite(async (asked: PaymentFile) => {
    const query = { ...fileQuery(asked), day: asked.from };
    return unwrap(await api(closePaymentDay, { query, body: asked.file }));
  });

type Reopened = { provider: PaymentProvider; day: string; reason: string };

/** Opens a closed day again. */
export const useReopenDay = () =>
  useDayWrite(async (body: Reopened) => unwrap(await api(reopenPaymentDay, { body })));

type Explained = { provider: PaymentProvider; difference: PaymentDifference; reason: string };

/** Explains a difference. */
export const useExplain = () =>
  useMutation<unknown, ApiError, Explained>({
    mutationFn: async ({ provider, difference: { kind, name, ours, theirs }, reason }) =>
      unwrap(await api(explainDifference, { body: { provider, kind, name, ours, theirs, reason } })),
  });
