import {
  type ApiError,
  findCustomer,
  getOverall,
  getStopList,
  listHalls,
  listPaymentMethods,
  listSlots,
  placePhoneOrder,
  QUOTE_ERRORS,
  quotePhoneOrder,
  searchAddress,
  sendPaymentLink,
  unwrap,
} from '@dasturxon/core/api';
import type { FoundPlace } from '@dasturxon/core/address';
import type { OfferedServiceType, Quote } from '@dasturxon/core/order';
import type { BoardOrder } from '@dasturxon/core/staff';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';
import type { Dishes } from '../dishes/find-dishes.ts';
import { type Call, isPriceable, toDraft } from './call.ts';
import { soldDishes } from './sold-dishes.ts';

const MENU_FRESH_MS = 60_000;
/** A price is asked this long after the last change. */
const QUIET_MS = 300;

/** The value, once it has not changed for `QUIET_MS`. */
function useQuiet<T>(value: T): T {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}

/** The dishes that can be ordered at a branch; null while they are read. */
export function useDishes(branchId: string | null): Dishes | null {
  const { data: overall } = useQuery({
    queryKey: ['menu'],
    queryFn: async ({ signal }) => unwrap(await api(getOverall, { query: {}, signal })),
    staleTime: MENU_FRESH_MS,
  });
  const { data: stops } = useQuery({
    queryKey: ['stopped', branchId],
    queryFn: async ({ signal }) =>
      unwrap(await api(getStopList, { query: branchId === null ? {} : { branchId }, signal })),
    enabled: branchId !== null,
  });
  const products = overall?.products;
  const stopped = stops?.productIds;
  return useMemo(
    () => (products ? soldDishes(products, { branchId, stopped: new Set(stopped) }) : null),
    [products, stopped, branchId],
  );
}

/** Looks a guest up. No query key contains the phone, because keys are cached. */
export const useFindCustomer = () =>
  useMutation({
    mutationFn: async (phone: string) => unwrap(await api(findCustomer, { body: { phone } })),
  });

/** Places of a typed address. */
export function usePlaces(text: string): FoundPlace[] {
  const q = useQuiet(text.trim());
  const { data } = useQuery({
    queryKey: ['places', q],
    queryFn: async ({ signal }) => unwrap(await api(searchAddress, { query: { q }, signal })),
    enabled: q.length >= 3,
  });
  return q.length >= 3 && text.trim() !== '' ? (data ?? []) : [];
}

/** Days and times for a later order. */
export const useSlots = (serviceType: OfferedServiceType, branchId: string | null) =>
  useQuery({
    queryKey: ['slots', serviceType, branchId],
    queryFn: async ({ signal }) =>
      unwrap(
        await api(listSlots, { query: { serviceType, ...(branchId !== null && { branchId }) }, signal }),
      ),
  });

/** The payment methods of the brand's website, which a guest on the phone can use too. */
export const useMethods = () =>
  useQuery({
    queryKey: ['methods'],
    queryFn: async ({ signal }) =>
      unwrap(await api(listPaymentMethods, { query: { platform: 'WEB' }, signal })),
  });

/** The halls of a branch with their tables. */
export const useHalls = (branchId: string | null) =>
  useQuery({
    queryKey: ['halls', branchId],
    queryFn: async ({ signal }) => unwrap(await api(listHalls, { params: { id: branchId ?? '' }, signal })),
    enabled: branchId !== null,
  });

/**
 * What the order costs, by the guest's own quote; nothing while too little is known. `isCurrent`: it is the price of the
 * call as it is now, and not of the call before the last change.
 */
export function useQuote(call: Call) {
  const body = useMemo(() => ({ phone: call.phone, draft: toDraft(call) }), [call]);
  const current = JSON.stringify(body);
  const text = useQuiet(current);
  const query = useQuery<Quote, ApiError>({
    queryKey: ['quote', text],
    queryFn: async ({ signal }) =>
      unwrap(await api(quotePhoneOrder, { body: JSON.parse(text) as typeof body, signal })),
    enabled: isPriceable(call) && text === current,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error, isFetching, isPlaceholderData } = query;
  return { data, error, isCurrent: text === current && !isFetching && !isPlaceholderData };
}

/** Places the order, once however often it is pressed. */
export function usePlaceOrder() {
  const keyOf = useRepeatKeys();
  // A repetition after a lost answer has the body of the first try, although the price was read again since.
  const marks = useRef(new Map<string, Quote['mark']>());
  return useMutation<BoardOrder, ApiError, { call: Call; quote: Quote }>({
    mutationFn: async ({ call, quote: { mark, totalPrice } }) => {
      const asked = { phone: call.phone, name: call.name.trim() || null, draft: toDraft(call), totalPrice };
      const key = keyOf(asked);
      const quote = marks.current.get(key) ?? mark;
      marks.current.set(key, quote);
      const outcome = await api(placePhoneOrder, { body: { ...asked, quote }, idempotencyKey: key });
      if (outcome.error && QUOTE_ERRORS.includes(outcome.error.code)) marks.current.delete(key);
      return unwrap(outcome);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ['quote'] }),
  });
}

/** Sends the link to pay. */
export const useSendLink = (id: string) =>
  useMutation({ mutationFn: async () => unwrap(await api(sendPaymentLink, { params: { id } })) });
