import { type Api, getOrder, listActiveOrders, listOrders, PAGE_SIZE, unwrap } from '@dasturxon/core/api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

import { readEarlyOrders } from './early-orders-atom.ts';

/** One order with its history. */
export const orderQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async ({ signal }) => unwrap(await api(getOrder, { params: { id }, signal })),
  });

/** How often a list of active orders on the screen is read again. */
export const ACTIVE_ORDERS_REFRESH_MS = 15_000;
/** The polling interval of an order while its event stream fails. */
export const ORDER_POLL_MS = 10_000;

/** The orders of a customer that are under way (BOOT-07): those that came with the menu, until they are asked for anew. */
export const activeOrdersQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['orders', 'active', userId],
    queryFn: async ({ signal }) => unwrap(await api(listActiveOrders, { params: { id: userId }, signal })),
    initialData: () => {
      const early = v.safeParse(listActiveOrders.answer, readEarlyOrders(userId));
      return early.success ? early.output : undefined;
    },
    // Since then an order may have been placed.
    initialDataUpdatedAt: 0,
    enabled: userId !== '',
  });

/** The finished orders of a customer, page by page, newest first. */
export const archivedOrdersQuery = (api: Api, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'archive', userId],
    queryFn: async ({ signal, pageParam }) => {
      const query = { page: pageParam, size: PAGE_SIZE, onlyArchive: true };
      return unwrap(await api(listOrders, { params: { id: userId }, query, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? null : pages.length),
    enabled: userId !== '',
  });
