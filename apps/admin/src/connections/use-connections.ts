import {
  type ApiError,
  connectBot,
  connectPayment,
  connectSms,
  readConnections,
  testConnection,
  unwrap,
} from '@dasturxon/core/api';
import type { ConnectedProvider, Connections, TestedConnection } from '@dasturxon/core/connections';
import type { SmsGateway } from '@dasturxon/core/merchant';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { newKey } from '../api/new-key.ts';
import { queryClient } from '../api/query-client.ts';

const KEY = ['connections'];

/** What the brand is connected to, without secrets. */
export const useConnections = () =>
  useQuery<Connections, ApiError>({
    queryKey: KEY,
    queryFn: async ({ signal }) => unwrap(await api(readConnections, { signal })),
    staleTime: 0,
  });

const put = (connections: Connections) => queryClient.setQueryData<Connections>(KEY, connections);

type Payment = { type: ConnectedProvider; fields: Record<string, string>; isOn: boolean; accept?: string };

/** Sets fields of an account, and offers the provider to guests or not. */
export const useConnectPayment = () =>
  useMutation({
    mutationFn: async (body: Payment) =>
      unwrap(await api(connectPayment, { body, idempotencyKey: newKey() })),
    onSuccess: put,
  });

/** Sets the account at an SMS gateway. */
export const useConnectSms = () =>
  useMutation({
    mutationFn: async (body: { gateway: SmsGateway; username: string; password: string }) =>
      unwrap(await api(connectSms, { body, idempotencyKey: newKey() })),
    onSuccess: put,
  });

/** Sets the token of the bot. */
export const useConnectBot = () =>
  useMutation({
    mutationFn: async (token: string) =>
      unwrap(await api(connectBot, { body: { token }, idempotencyKey: newKey() })),
    onSuccess: put,
  });

/** Tests a connection. A provider's card shows the result also later. */
export const useTestConnection = () =>
  useMutation({
    mutationFn: async (kind: TestedConnection) =>
      unwrap(await api(testConnection, { body: { kind }, idempotencyKey: newKey() })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
