import { type ApiError, readSmsUsage, setSmsCosts, unwrap } from '@dasturxon/core/api';
import type { SmsCosts, SmsUsage } from '@dasturxon/core/connections';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { newKey } from '../../api/new-key.ts';
import { queryClient } from '../../api/query-client.ts';

const KEY = ['connections', 'sms'];

/** What SMS cost the brand. Each read asks the gateways. */
export const useSmsUsage = () =>
  useQuery<SmsUsage, ApiError>({
    queryKey: KEY,
    queryFn: async ({ signal }) => unwrap(await api(readSmsUsage, { signal })),
    staleTime: 0,
  });

/** Sets the price of a part and the most codes a day. */
export const useSetSmsCosts = () =>
  useMutation({
    mutationFn: async (body: SmsCosts) => unwrap(await api(setSmsCosts, { body, idempotencyKey: newKey() })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
