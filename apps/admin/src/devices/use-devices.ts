import {
  addDevice,
  type ApiError,
  enrolDevice,
  enterByPin,
  listDevices,
  readDevice,
  readPin,
  revokeDevice,
  setPin,
  unwrap,
} from '@dasturxon/core/api';
import type { OwnDevice, StaffDevice } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';
import { keepLastPerson } from '../session/last-person.ts';
import { enterSession } from '../session/session.ts';

const DEVICES_KEY = ['devices'];
const OWN_KEY = ['own-device'];
const PIN_KEY = ['pin'];

/** How often an open list is read again: a tablet appears in it while its code is still shown. */
const LIST_EVERY_MS = 5_000;

/** The shared tablets at the person's branches. */
export const useDevices = () =>
  useQuery<StaffDevice[], ApiError>({
    queryKey: DEVICES_KEY,
    queryFn: async ({ signal }) => unwrap(await api(listDevices, { signal })),
    staleTime: 0,
    refetchInterval: LIST_EVERY_MS,
  });

const refreshDevices = () => queryClient.invalidateQueries({ queryKey: DEVICES_KEY });

/** Makes the code of a new tablet. */
export const useAddDevice = () =>
  useMutation({
    mutationFn: async (body: { name: string; branchId: string }) => unwrap(await api(addDevice, { body })),
    onSuccess: refreshDevices,
  });

/** Revokes a tablet, or withdraws its code. */
export const useRevokeDevice = () =>
  useMutation({
    mutationFn: async (id: string) => unwrap(await api(revokeDevice, { params: { id } })),
    onSettled: refreshDevices,
  });

/** The shared tablet that this browser is; null for another browser. */
export const useOwnDevice = () =>
  useQuery<OwnDevice | null, ApiError>({
    queryKey: OWN_KEY,
    queryFn: async ({ signal }) => unwrap(await api(readDevice, { signal })),
    staleTime: 0,
  });

/** Reads again what this browser is: it may have been revoked. */
export const refreshOwnDevice = () => queryClient.invalidateQueries({ queryKey: OWN_KEY });

/** Enrols this browser; a session that it had has ended. */
export const useEnrol = () =>
  useMutation({
    mutationFn: async (code: string) => unwrap(await api(enrolDevice, { body: { code } })),
    onSuccess: (device) => {
      queryClient.setQueryData(OWN_KEY, device);
      queryClient.setQueryData(SESSION_KEY, null);
    },
  });

/** Enters by a PIN. */
export const useEnter = () =>
  useMutation({
    mutationFn: async (body: { userId: string; pin: string }) => unwrap(await api(enterByPin, { body })),
    onSuccess: (session) => {
      keepLastPerson(session.userId);
      return enterSession(session);
    },
    onError: (error) => {
      if ('status' in error && error.status === 401) void refreshOwnDevice();
    },
  });

/** Whether the person has a PIN. */
export const usePin = () =>
  useQuery<{ hasPin: boolean }, ApiError>({
    queryKey: PIN_KEY,
    queryFn: async ({ signal }) => unwrap(await api(readPin, { signal })),
    staleTime: 0,
  });

/** Sets the person's PIN. */
export const useSetPin = () =>
  useMutation({
    mutationFn: async (pin: string) => unwrap(await api(setPin, { body: { pin } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: PIN_KEY }),
  });
