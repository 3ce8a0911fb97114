import {
  type ApiError,
  connectAggregator,
  connectCrm,
  connectTill,
  disconnectSystem,
  readSystems,
  type Sent,
  unwrap,
} from '@dasturxon/core/api';
import type { ConnectedSystems, RemovableSystem } from '@dasturxon/core/connections';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { newKey } from '../../api/new-key.ts';
import { queryClient } from '../../api/query-client.ts';

const KEY = ['connections', 'systems'];

/** The systems that the brand is connected to, without secrets. */
export const useSystems = () =>
  useQuery<ConnectedSystems, ApiError>({
    queryKey: KEY,
    queryFn: async ({ signal }) => unwrap(await api(readSystems, { signal })),
    staleTime: 0,
  });

const put = (systems: ConnectedSystems) => queryClient.setQueryData<ConnectedSystems>(KEY, systems);

/** Sets the account at the till, and how orders go there. */
export const useConnectTill = () =>
  useMutation<ConnectedSystems, ApiError, Sent<typeof connectTill, 'body'>>({
    mutationFn: async (body) => unwrap(await api(connectTill, { body, idempotencyKey: newKey() })),
    onSuccess: put,
  });

/** Lets an aggregator in. Its new secret is in the result alone. */
export const useConnectAggregator = () =>
  useMutation<
    { systems: ConnectedSystems; clientSecret: string | null },
    ApiError,
    Sent<typeof connectAggregator, 'body'>
  >({
    mutationFn: async (body) => unwrap(await api(connectAggregator, { body })),
    onSuccess: ({ systems }) => put(systems),
  });

/** Sets the account at amoCRM. */
export const useConnectCrm = () =>
  useMutation<ConnectedSystems, ApiError, Sent<typeof connectCrm, 'body'>>({
    mutationFn: async (body) => unwrap(await api(connectCrm, { body, idempotencyKey: newKey() })),
    onSuccess: put,
  });

/** Takes a system away. */
export const useDisconnect = () =>
  useMutation<ConnectedSystems, ApiError, RemovableSystem>({
    mutationFn: async (system) =>
      unwrap(await api(disconnectSystem, { body: { system }, idempotencyKey: newKey() })),
    onSuccess: put,
  });
