import { delayOrder, moveBoardOrder, openContact, unwrap } from '@dasturxon/core/api';
import { movesOf, type OrderStatus } from '@dasturxon/core/order';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useMutation, useMutationState } from '@tanstack/react-query';

import { api } from '../api/api.ts';

/** Steps that have a button; a courier is assigned elsewhere. */
const OFFERED: readonly OrderStatus[] = ['ACCEPTED', 'COOKING', 'DONE', 'ON_WAY', 'DELIVERED', 'CLOSED'];

/** The steps that this person may make with an order, the usual one first. */
export function stepsOf({ status, serviceType }: BoardOrder, { role }: StaffSession): readonly OrderStatus[] {
  const allowed = movesOf(role, status, serviceType);
  return OFFERED.filter((to) => allowed.includes(to) && !(status === 'ACCEPTED' && to === 'COOKING'));
}

/** Whether this person may reject or cancel an order. */
export const canReject = ({ status, serviceType }: BoardOrder, { role }: StaffSession): boolean =>
  movesOf(role, status, serviceType).includes('CANCELED');

export type Move = { to: OrderStatus; reason?: string; minutes?: number };

/** How long a card whose button has gone still says why the press failed. */
const ERROR_SHOWN_MS = 60_000;

const moveKey = ({ id }: BoardOrder) => ['move', id];

/** Why the newest move of an order failed; null where it did not. */
export const useMoveError = (order: BoardOrder): Error | null =>
  useMutationState({
    filters: { mutationKey: moveKey(order) },
    select: ({ state }) => state.error,
  }).at(-1) ?? null;

/** Moves an order. A press that is sent again has the key of the first, so it acts once. */
export const useMove = (order: BoardOrder, put: (order: BoardOrder) => void) =>
  useMutation({
    mutationKey: moveKey(order),
    gcTime: ERROR_SHOWN_MS,
    mutationFn: async (move: Move) => {
      const body = {
        to: move.to,
        reason: move.reason ?? null,
        minutes: (move.minutes ?? null) as null,
        expectedVersion: order.version,
      };
      const idempotencyKey = [order.id, order.version, move.to, move.reason, move.minutes].join('.');
      return unwrap(await api(moveBoardOrder, { params: { id: order.id }, body, idempotencyKey }));
    },
    onSuccess: put,
  });

/** Delays an order. */
export const useDelay = (order: BoardOrder, put: (order: BoardOrder) => void) =>
  useMutation({
    mutationFn: async (minutes: 10 | 20 | 30) => {
      const body = { minutes, expectedVersion: order.version };
      const idempotencyKey = [order.id, order.version, 'delay', minutes].join('.');
      return unwrap(await api(delayOrder, { params: { id: order.id }, body, idempotencyKey }));
    },
    onSuccess: put,
  });

/** Opens the phone of the guest. */
export const useContact = ({ id }: BoardOrder) =>
  useMutation({ mutationFn: async () => unwrap(await api(openContact, { params: { id } })) });
