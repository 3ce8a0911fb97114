import {
  type ApiError,
  changeStaff,
  endSessionsOfStaff,
  inviteStaff,
  listInvites,
  listStaff,
  removeStaff,
  resetFactor,
  resetPin,
  unwrap,
  withdrawInvite,
} from '@dasturxon/core/api';
import type { StaffInvite, StaffMember, StaffRole } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';

const STAFF_KEY = ['staff'];
const INVITES_KEY = ['invites'];

/** The staff at the person's branches. */
export const useStaff = () =>
  useQuery<StaffMember[], ApiError>({
    queryKey: STAFF_KEY,
    queryFn: async ({ signal }) => unwrap(await api(listStaff, { signal })),
    staleTime: 0,
  });

/** Invitations that wait for their people. */
export const useInvites = () =>
  useQuery<StaffInvite[], ApiError>({
    queryKey: INVITES_KEY,
    queryFn: async ({ signal }) => unwrap(await api(listInvites, { signal })),
    staleTime: 0,
  });

const refreshStaff = () => queryClient.invalidateQueries({ queryKey: STAFF_KEY });
const refreshInvites = () => queryClient.invalidateQueries({ queryKey: INVITES_KEY });

/** Role and branches as they are chosen; null is every branch. */
export type ChosenRights = { role: StaffRole; branchIds: string[] | null };

/** Changes role and branches of a person. */
export const useChangeStaff = ({ id, role, branchIds }: StaffMember) =>
  useMutation({
    mutationFn: async (rights: ChosenRights) => {
      const body = { ...rights, expected: { role, branchIds } };
      return unwrap(await api(changeStaff, { params: { id }, body }));
    },
    onSettled: refreshStaff,
  });

const ACTIONS = { sessions: endSessionsOfStaff, factor: resetFactor, pin: resetPin, remove: removeStaff };
/** What is done to a person beside a change of rights. */
export type StaffAction = keyof typeof ACTIONS;

/** Ends sessions, resets the second step or the PIN, or takes a person off the staff. */
export const useStaffAction = (id: string) =>
  useMutation({
    mutationFn: async (action: StaffAction) => unwrap(await api(ACTIONS[action], { params: { id } })),
    onSettled: refreshStaff,
  });

/** Makes an invitation; the answer has the token of its link. */
export const useInvite = () =>
  useMutation({
    mutationFn: async (body: ChosenRights & { name: string }) => unwrap(await api(inviteStaff, { body })),
    onSuccess: refreshInvites,
  });

/** Withdraws an invitation. */
export const useWithdraw = () =>
  useMutation({
    mutationFn: async (id: string) => unwrap(await api(withdrawInvite, { params: { id } })),
    onSettled: refreshInvites,
  });
