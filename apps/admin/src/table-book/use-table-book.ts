import {
  makeReservation,
  moveReservation,
  moveReservationTable,
  openReservationContact,
  readTableBook,
  type Sent,
  unwrap,
} from '@dasturxon/core/api';
import type { ReservationStatus } from '@dasturxon/core/content';
import type { StaffReservation } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';

/** The book is read again this often, in milliseconds: guests book and cancel meanwhile. */
const AGAIN_MS = 10_000;
const KEY = ['table-book'];

/** The book of a branch on a business day. */
export const useTableBook = (branch: string, date: string) =>
  useQuery({
    queryKey: [...KEY, branch, date],
    queryFn: async ({ signal }) => unwrap(await api(readTableBook, { query: { branch, date }, signal })),
    refetchInterval: AGAIN_MS,
    staleTime: 0,
  });

const onSettled = () => queryClient.invalidateQueries({ queryKey: KEY });

/** Moves a booking on from the state that is shown. */
export const useMoveReservation = ({ id, status }: StaffReservation) =>
  useMutation({
    mutationFn: async ({ to, reason = null }: { to: ReservationStatus; reason?: string | null }) =>
      unwrap(await api(moveReservation, { params: { id }, body: { from: status, to, reason } })),
    onSettled,
  });

/** Gives a booking another table or time. */
export const useMoveTable = (id: string) =>
  useMutation({
    mutationFn: async (body: Sent<typeof moveReservationTable, 'body'>) =>
      unwrap(await api(moveReservationTable, { params: { id }, body })),
    onSettled,
  });

/** Writes down a booking. The same one sent again after an error is written once. */
export function useMakeReservation() {
  const keyOf = useRepeatKeys();
  return useMutation({
    mutationFn: async (body: Sent<typeof makeReservation, 'body'>) =>
      unwrap(await api(makeReservation, { body, idempotencyKey: keyOf(body) })),
    onSettled,
  });
}

/** Opens the phone of a booking's guest. */
export const useReservationContact = (id: string) =>
  useMutation({
    mutationFn: async () => unwrap(await api(openReservationContact, { params: { id } })),
  });
