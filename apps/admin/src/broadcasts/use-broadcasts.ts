import {
  type ApiError,
  cancelBroadcast,
  countAudience,
  createBroadcast,
  listBroadcasts,
  testBroadcast,
  unwrap,
} from '@dasturxon/core/api';
import type { Broadcast, BroadcastAudience, BroadcastMessage, Broadcasts } from '@dasturxon/core/broadcast';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { newKey } from '../api/new-key.ts';
import { queryClient } from '../api/query-client.ts';

const KEY = ['broadcasts'];
/** How often a broadcast that goes on is read again. */
const FOLLOW_MS = 2_000;
const IDLE_MS = 30_000;

const isOn = ({ state }: Broadcast) => state === 'PLANNED' || state === 'SENDING';

/** The last broadcasts; those that go on are followed. */
export const useBroadcasts = () =>
  useQuery<Broadcasts, ApiError>({
    queryKey: KEY,
    queryFn: async ({ signal }) => unwrap(await api(listBroadcasts, { signal })),
    refetchInterval: ({ state }) => (state.data?.broadcasts.some(isOn) ? FOLLOW_MS : IDLE_MS),
  });

/** How many guests an audience has. */
export const useAudience = (audience: BroadcastAudience) =>
  useQuery<number, ApiError>({
    queryKey: ['broadcast audience', audience],
    queryFn: async ({ signal }) => unwrap(await api(countAudience, { body: { audience }, signal })).count,
    staleTime: 0,
  });

/** Sends a message to oneself. */
export const useTest = () =>
  useMutation<unknown, ApiError, BroadcastMessage>({
    mutationFn: async (message) => unwrap(await api(testBroadcast, { body: { message } })),
  });

/** What is sent, to whom, and when; null: now. */
export type Planned = { message: BroadcastMessage; audience: BroadcastAudience; at: string | null };

/** Plans a broadcast. A repeated press after a lost answer is the same broadcast: the key is of the form. */
export const useSend = () =>
  useMutation<Broadcast, ApiError, Planned & { key?: string }>({
    mutationFn: async ({ key = newKey(), ...body }) =>
      unwrap(await api(createBroadcast, { body, idempotencyKey: key })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });

/** Stops a broadcast. */
export const useCancel = () =>
  useMutation<Broadcast, ApiError, string>({
    mutationFn: async (id) => unwrap(await api(cancelBroadcast, { params: { id } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
