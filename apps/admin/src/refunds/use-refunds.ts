import {
  finishRefund,
  listWaitingRefunds,
  readRefundTerms,
  refundAsStaff,
  unwrap,
  type ApiError,
} from '@dasturxon/core/api';
import { mayUse, type BoardOrder, type StaffSession, type WaitingRefund } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';

const REFUNDS = ['refunds'];
const REFRESH_MS = 15_000;

/** Whether a person may refund in this session: the role has the permission and the second factor is proven. */
export const mayRefund = ({ permissions, factor }: StaffSession): boolean =>
  permissions.includes('orders.refund') && mayUse(factor, 'orders.refund');

/** The refunds that have not been made, read again every 15 seconds. */
export const useWaitingRefunds = (session: StaffSession) =>
  useQuery<WaitingRefund[], ApiError>({
    queryKey: REFUNDS,
    queryFn: async ({ signal }) => unwrap(await api(listWaitingRefunds, { signal })),
    enabled: mayRefund(session),
    refetchInterval: REFRESH_MS,
  });

/** Records a refund that was made by hand. */
export function useFinishRefund(id: string) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (note: string) => {
      const body = { note };
      return unwrap(await api(finishRefund, { params: { id }, body, idempotencyKey: keyOf(body) }));
    },
    onSuccess: (left) => void queryClient.setQueryData(REFUNDS, left),
  });
}

const termsKey = ({ id, version }: BoardOrder) => ['refund-terms', id, version];

/** What the person may refund of an order. */
export const useRefundTerms = (order: BoardOrder, enabled: boolean) =>
  useQuery({
    queryKey: termsKey(order),
    queryFn: async ({ signal }) => unwrap(await api(readRefundTerms, { params: { id: order.id }, signal })),
    enabled,
    staleTime: 0,
  });

/** Refunds an order or a part of it. */
export function useRefund(order: BoardOrder) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: { amount: number | null; reason: string }) =>
      unwrap(await api(refundAsStaff, { params: { id: order.id }, body, idempotencyKey: keyOf(body) })),
    onSuccess: (terms) => {
      queryClient.setQueryData(termsKey(order), terms);
      void queryClient.invalidateQueries({ queryKey: REFUNDS });
    },
  });
}
