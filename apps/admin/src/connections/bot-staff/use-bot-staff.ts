import {
  type ApiError,
  readBotStaff,
  type Sent,
  setBranchRules,
  setStaffGroup,
  testStaffGroup,
  unwrap,
} from '@dasturxon/core/api';
import type { BotStaff, ConnectionTest } from '@dasturxon/core/connections';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { newKey } from '../../api/new-key.ts';
import { queryClient } from '../../api/query-client.ts';

const KEY = ['connections', 'bot-staff'];

/** The staff groups of the brand and its branches, and the rules of each branch. */
export const useBotStaff = () =>
  useQuery<BotStaff, ApiError>({
    queryKey: KEY,
    queryFn: async ({ signal }) => unwrap(await api(readBotStaff, { signal })),
    staleTime: 0,
  });

const put = (staff: BotStaff) => queryClient.setQueryData<BotStaff>(KEY, staff);

/** Sets or removes a staff group. */
export const useSetGroup = () =>
  useMutation<BotStaff, ApiError, Sent<typeof setStaffGroup, 'body'>>({
    mutationFn: async (body) => unwrap(await api(setStaffGroup, { body, idempotencyKey: newKey() })),
    onSuccess: put,
  });

/** Sends a test message. It may change whether the bot is known to be in the group. */
export const useTestGroup = () =>
  useMutation<ConnectionTest, ApiError, Sent<typeof testStaffGroup, 'body'>>({
    mutationFn: async (body) => unwrap(await api(testStaffGroup, { body, idempotencyKey: newKey() })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });

/** Sets the rules of a branch. */
export const useSetRules = () =>
  useMutation<BotStaff, ApiError, Sent<typeof setBranchRules, 'body'>>({
    mutationFn: async (body) => unwrap(await api(setBranchRules, { body, idempotencyKey: newKey() })),
    onSuccess: put,
  });
