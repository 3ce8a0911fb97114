import { delayOrder, moveBoardOrder, openContact, unwrap } from '@dasturxon/core/api';
import {
  canChangeHandover,
  canEditOrder,
  isStepBack,
  movesOf,
  type OrderStatus,
} from '@dasturxon/core/order';
import {
  type BoardOrder,
  type DelayMinutes,
  type kitchenLoads,
  OFFLINE_MOVES,
  type RejectionLever,
  type StaffSession,
  type STOP_CHOICES,
  suggestedMinutes,
} from '@dasturxon/core/staff';
import { type MutationOptions, useMutation, useMutationState } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';
import { useWrite } from '../offline/use-offline.ts';

/** Steps that have a button; a courier is assigned elsewhere. */
const OFFERED: readonly OrderStatus[] = ['ACCEPTED', 'COOKING', 'DONE', 'ON_WAY', 'DELIVERED', 'CLOSED'];

/** The steps that this person may make with an order, the usual one first. */
export function stepsOf({ status, serviceType }: BoardOrder, { role }: StaffSession): readonly OrderStatus[] {
  const allowed = movesOf(role, status, serviceType);
  return OFFERED.filter(
    (to) => allowed.includes(to) && !isStepBack(status, to) && !(status === 'ACCEPTED' && to === 'COOKING'),
  );
}

/** Whether this person may reject or cancel an order. */
export const canReject = ({ status, serviceType }: BoardOrder, { role }: StaffSession): boolean =>
  movesOf(role, status, serviceType).includes('CANCELED');

/** Whether this person may change the lines of an order now. */
export const mayEdit = (order: BoardOrder, { permissions }: StaffSession): boolean =>
  permissions.includes('orders.edit') && order.edit === null && canEditOrder(order).ok;

/** Whether this person may change the service, the address or the time of an order now. */
export const mayMove = (order: BoardOrder, session: StaffSession): boolean =>
  mayEdit(order, session) && canChangeHandover({ ...order, isBeingFetched: order.delivery !== null }).ok;

/** `stop`: dishes that go off sale with a rejection as sold out. `lever`: what a rejection does to the branch. */
export type Move = {
  to: OrderStatus;
  reason?: string;
  minutes?: number;
  stop?: { productIds: string[]; term: (typeof STOP_CHOICES)[number] } | null;
  lever?: RejectionLever | null;
};

/** The orders in each kitchen, by branch id. */
export type KitchenLoads = ReturnType<typeof kitchenLoads>;

/**
 * The usual next step of an order, with the suggested time where that is promised; null without a step. `load` is the number
 * of orders that its kitchen has.
 */
export function nextMove(order: BoardOrder, session: StaffSession, load: number): Move | null {
  const [to] = stepsOf(order, session);
  if (to === undefined) return null;
  if (to !== 'ACCEPTED' || order.atTime !== null) return { to };
  const branch = session.branches.find(({ id }) => id === order.branchId);
  return { to, minutes: suggestedMinutes(order, { measured: branch?.measured ?? [], load }) };
}

/** How long a card without its button still shows the error of the last press. */
const ERROR_SHOWN_MS = 60_000;

const moveKey = ({ id }: BoardOrder) => ['move', id];

/** Why the newest move of an order failed; null where it did not. */
export const useMoveError = (order: BoardOrder): Error | null =>
  useMutationState({
    filters: { mutationKey: moveKey(order) },
    select: ({ state }) => state.error,
  }).at(-1) ?? null;

type Put = (order: BoardOrder) => void;

/** How an order is moved. Without a network a move that may wait is queued, and the result is null. */
function useMoveOptions(put: Put) {
  const write = useWrite();
  const keyOf = useRepeatKeys();
  return (order: BoardOrder): MutationOptions<BoardOrder | null, Error, Move> => ({
    mutationKey: moveKey(order),
    gcTime: ERROR_SHOWN_MS,
    mutationFn: async ({ to, reason = null, minutes = null, stop = null, lever = null }) => {
      const { id: orderId, version: expectedVersion } = order;
      if (OFFLINE_MOVES.includes(to)) {
        const decided = { kind: 'MOVE' as const, orderId, to, minutes };
        return write({ write: decided, label: String(order.number), expectedVersion });
      }
      const body = { to, reason, minutes, stop, lever, expectedVersion };
      const plain = [orderId, expectedVersion, to, reason, minutes].join('.');
      const idempotencyKey = stop || lever ? keyOf({ plain, ...stop, lever }) : plain;
      return unwrap(await api(moveBoardOrder, { params: { id: orderId }, body, idempotencyKey }));
    },
    onSuccess: (moved) => moved && put(moved),
  });
}

/** Moves an order. A press that is sent again has the key of the first, so it acts once. */
export const useMove = (order: BoardOrder, put: Put) => useMutation(useMoveOptions(put)(order));

/** Moves any order, such as by a key; its card shows the error. A move that is being made is not made again. */
export function useMoveNow(put: Put): (order: BoardOrder, move: Move) => void {
  const options = useMoveOptions(put);
  return (order, move) => {
    if (queryClient.isMutating({ mutationKey: moveKey(order) }) > 0) return;
    void queryClient
      .getMutationCache()
      .build(queryClient, options(order))
      .execute(move)
      .catch(() => undefined);
  };
}

/** Delays an order. */
export const useDelay = (order: BoardOrder, put: (order: BoardOrder) => void) =>
  useMutation({
    mutationFn: async (minutes: DelayMinutes) => {
      const body = { minutes, expectedVersion: order.version };
      const idempotencyKey = [order.id, order.version, 'delay', minutes].join('.');
      return unwrap(await api(delayOrder, { params: { id: order.id }, body, idempotencyKey }));
    },
    onSuccess: put,
  });

/** Opens the phone of the guest. */
export const useContact = ({ id }: BoardOrder) =>
  useMutation({ mutationFn: async () => unwrap(await api(openContact, { params: { id } })) });
