import {
  adjustPoints,
  type ApiError,
  blockCustomer,
  eraseCustomer,
  openCustomerContact,
  readCustomer,
  searchCustomers,
  unblockCustomer,
  unwrap,
} from '@dasturxon/core/api';
import type { GuestSegment } from '@dasturxon/core/promo';
import type { AdjustReason, BlockReason, CustomerCard } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';

/** Searches guests. Each search is counted and logged, so nothing repeats one by itself. */
export const useSearch = () =>
  useMutation({
    mutationFn: async (body: { query: string; segment: GuestSegment | null }) =>
      unwrap(await api(searchCustomers, { body })),
  });

/** The key of a guest's card in the cache. */
export const cardKey = (id: string) => ['customer', id];

/** The card of a guest: read once when it is opened, since each reading is counted and logged, and forgotten when it is closed. */
export const useCustomer = (id: string) =>
  useQuery({
    queryKey: cardKey(id),
    queryFn: async ({ signal }) => unwrap(await api(readCustomer, { params: { id }, signal })),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** Puts what a write answered into the open card: it is not read again, since each reading is logged. */
const patchCard = (id: string, change: Partial<CustomerCard>) =>
  queryClient.setQueryData<CustomerCard>(cardKey(id), (card) => card && { ...card, ...change });

/** Opens the phone of a guest: counted and logged. */
export const useCustomerContact = (id: string) =>
  useMutation({ mutationFn: async () => unwrap(await api(openCustomerContact, { params: { id } })) });

/** Deletes the account of a guest. */
export const useErase = (id: string) =>
  useMutation<unknown, ApiError, void>({
    mutationFn: async () => unwrap(await api(eraseCustomer, { params: { id } })),
  });

/** Blocks a guest. */
export function useBlock(id: string) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: { reason: BlockReason; until: string | null }) =>
      unwrap(await api(blockCustomer, { params: { id }, body, idempotencyKey: keyOf(body) })),
    onSuccess: (block) => patchCard(id, { block }),
  });
}

/** Lifts the block of a guest. */
export const useUnblock = (id: string) =>
  useMutation({
    mutationFn: async () => unwrap(await api(unblockCustomer, { params: { id } })),
    onSuccess: (block) => patchCard(id, { block }),
  });

/** Adds points to a guest, or takes them. */
export function useAdjust(id: string) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: { amount: number; reason: AdjustReason }) =>
      unwrap(await api(adjustPoints, { params: { id }, body, idempotencyKey: keyOf(body) })),
    onSuccess: (points) => patchCard(id, { points }),
  });
}
