import { readOwnCash, reportDelivery, sendDoorPicture, takeDelivery, unwrap } from '@dasturxon/core/api';
import type { CourierStep } from '@dasturxon/core/dispatch';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';

const CASH = ['own-cash'];
const READ_EVERY_MS = 15_000;

/** The cash that the courier holds, in so'm. */
export const useOwnCash = () =>
  useQuery({
    queryKey: CASH,
    queryFn: async () => unwrap(await api(readOwnCash)).reduce((sum, { amount }) => sum + amount, 0),
    refetchInterval: READ_EVERY_MS,
  });

/** Takes a free order. */
export const useTake = ({ id, version }: BoardOrder, put: (order: BoardOrder) => void) =>
  useMutation({
    mutationFn: async () =>
      unwrap(await api(takeDelivery, { params: { id }, idempotencyKey: [id, version, 'take'].join('.') })),
    onSuccess: put,
  });

/** What a courier reports: the cash received, and the code that the guest has read out. */
export type Report = { step: CourierStep; cash: number; code?: string | null };

/** Reports a step. A press that is sent again has the key of the first, so it acts once. */
export const useReport = ({ id }: BoardOrder, put: (order: BoardOrder) => void) =>
  useMutation({
    mutationFn: async ({ step, cash, code = null }: Report) =>
      unwrap(
        await api(reportDelivery, {
          params: { id },
          body: { step, cash, code },
          idempotencyKey: [id, step, cash, code ?? ''].join('.'),
        }),
      ),
    onSuccess: (order) => {
      put(order);
      return queryClient.invalidateQueries({ queryKey: CASH });
    },
  });

/** Sends the photo of what was left at the door (BO-404). */
export const useDoorPicture = ({ id }: BoardOrder, put: (order: BoardOrder) => void) =>
  useMutation({
    mutationFn: async (file: File) => unwrap(await api(sendDoorPicture, { params: { id }, body: file })),
    onSuccess: put,
  });
