import { readCustomer, searchCustomers, unwrap } from '@dasturxon/core/api';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';

/** Searches guests. Each search is counted and logged, so nothing repeats one by itself. */
export const useSearch = () =>
  useMutation({
    mutationFn: async (query: string) => unwrap(await api(searchCustomers, { body: { query } })),
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
