import { estimateService, handInCash, readDispatch, setCourier, unwrap } from '@dasturxon/core/api';
import type { DispatchState, HeldCash } from '@dasturxon/core/dispatch';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';

const KEY = ['dispatch'];
/** Positions change without an order changing: they are read this often. */
const READ_EVERY_MS = 5_000;

/** Couriers, their cash and positions. */
export const useDispatch = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async () => unwrap(await api(readDispatch)),
    refetchInterval: READ_EVERY_MS,
  });

/** Whom orders go to: an own courier, the courier service, or none yet. */
export type Receiver = { provider: 'OWN' | 'YANDEX' | null; courierId: string | null };

async function give(order: BoardOrder, { provider, courierId }: Receiver): Promise<BoardOrder> {
  const { id, version, courierId: expectedCourierId } = order;
  // Null is a courier to take from; the type of an optional field leaves it out.
  const body = { provider, courierId: courierId as null, expectedCourierId: expectedCourierId as null };
  const idempotencyKey = [id, version, provider, courierId, expectedCourierId].join('.');
  return unwrap(await api(setCourier, { params: { id }, body, idempotencyKey }));
}

/** Gives orders to one receiver, one after the other. The first that fails stops it; those before it keep their courier. */
export const useGive = (put: (order: BoardOrder) => void) =>
  useMutation({
    mutationFn: async ({ orders, to }: { orders: readonly BoardOrder[]; to: Receiver }) => {
      for (const order of orders) put(await give(order, to));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });

/** What the courier service asks for an order. */
export const useEstimate = ({ id }: BoardOrder, isAsked: boolean) =>
  useQuery({
    queryKey: ['estimate', id],
    queryFn: async () => unwrap(await api(estimateService, { params: { id } })),
    enabled: isAsked,
  });

/** Takes the cash that a courier hands in. */
export function useHandIn(courierId: string) {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: HeldCash) =>
      unwrap(
        await api(handInCash, {
          params: { id: courierId },
          body,
          idempotencyKey: keyOf({ courierId, body }),
        }),
      ),
    onSuccess: (courier) =>
      queryClient.setQueryData<DispatchState>(
        KEY,
        (state) =>
          state && {
            ...state,
            couriers: state.couriers.map((one) => (one.id === courier.id ? courier : one)),
          },
      ),
  });
}
