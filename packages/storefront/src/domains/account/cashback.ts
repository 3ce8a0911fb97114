import { type Api, getCashback, readLoyalty, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** The points of a customer, one so'm each (D40). */
export const cashbackQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['cashback', userId],
    queryFn: async ({ signal }) => unwrap(await api(getCashback, { signal })),
    enabled: userId !== '',
    // An order that closes changes it at any moment.
    staleTime: 0,
  });

/** How a customer earns points (B31). */
export const loyaltyQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['loyalty', userId],
    queryFn: async ({ signal }) => unwrap(await api(readLoyalty, { signal })),
    enabled: userId !== '',
    // An order that closes changes it at any moment.
    staleTime: 0,
  });
