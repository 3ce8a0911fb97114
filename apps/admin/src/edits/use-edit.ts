import { editOrder, quoteEdit, readOrderProducts, swapLine, unwrap, withdrawEdit } from '@dasturxon/core/api';
import type { Product } from '@dasturxon/core/catalog';
import type { NewHandover } from '@dasturxon/core/order';
import type { BoardOrder, STOP_CHOICES } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';
import { indexDishes } from '../dishes/find-dishes.ts';
import type { toItems } from './edited-lines.ts';

const searchable = (sections: readonly { products: readonly Product[] }[]) =>
  indexDishes(sections.flatMap(({ products }) => products));

/** The dishes that can be added to an order now, ready to be searched. */
export const useAddable = ({ id }: BoardOrder) =>
  useQuery({
    queryKey: ['addable', id],
    queryFn: async ({ signal }) => unwrap(await api(readOrderProducts, { params: { id }, signal })),
    select: searchable,
  });

/** What an edit makes of an order: all of its lines, and another hand-over; null keeps that. */
export type EditChange = {
  cartItems: ReturnType<typeof toItems>;
  bears: boolean;
  handover: NewHandover | null;
};

/** What the edit costs, by the server, while `enabled`. `isReady`: these are its sums. */
export const useEditQuote = ({ id, version }: BoardOrder, change: EditChange, enabled: boolean) => {
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['edit', id, version, change],
    queryFn: async ({ signal }) => unwrap(await api(quoteEdit, { params: { id }, body: change, signal })),
    enabled,
    staleTime: 0,
    // The sums of the last edit stay until the new ones come, so that nothing jumps.
    placeholderData: (before) => before,
  });
  const sums = enabled && !error ? data : undefined;
  return { sums, error: enabled ? error : null, isReady: sums !== undefined && !isPlaceholderData };
};

/** An edit as it is sent. */
export type SentEdit = EditChange & { consent: 'GUEST' | 'PHONE' | 'CHOICE'; totalPrice: number };

/** Proposes an edit, or applies one that was agreed to by phone. */
export function useEdit({ id, version }: BoardOrder, put: (order: BoardOrder) => void) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (edit: SentEdit) => {
      const body = { ...edit, expectedVersion: version };
      return unwrap(await api(editOrder, { params: { id }, body, idempotencyKey: keyOf(body) }));
    },
    onSuccess: put,
  });
}

export type AskedSwap = { lineId: string; stop: (typeof STOP_CHOICES)[number] | null };

/** Asks the guest what to have instead of a line that has run out. */
export function useSwap({ id, version }: BoardOrder, put: (order: BoardOrder) => void) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (asked: AskedSwap) => {
      const body = { ...asked, expectedVersion: version };
      return unwrap(await api(swapLine, { params: { id }, body, idempotencyKey: keyOf(body) }));
    },
    onSuccess: put,
  });
}

/** Takes back the edit that waits for the guest. */
export const useWithdraw = ({ id }: BoardOrder, put: (order: BoardOrder) => void) =>
  useMutation({
    mutationFn: async () => unwrap(await api(withdrawEdit, { params: { id } })),
    onSuccess: put,
  });
