import { type ApiError, readBotWords, type Sent, setBotMenu, setBotText, unwrap } from '@dasturxon/core/api';
import type { BotWords } from '@dasturxon/core/connections';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { newKey } from '../../api/new-key.ts';
import { queryClient } from '../../api/query-client.ts';

const KEY = ['connections', 'bot-words'];

/** The button of the bot and its texts to guests. */
export const useBotWords = () =>
  useQuery<BotWords, ApiError>({
    queryKey: KEY,
    queryFn: async ({ signal }) => unwrap(await api(readBotWords, { signal })),
    staleTime: 0,
  });

const put = (words: BotWords) => queryClient.setQueryData<BotWords>(KEY, words);

/** Sets where the button leads. */
export const useSetMenu = () =>
  useMutation<BotWords, ApiError, Sent<typeof setBotMenu, 'body'>>({
    mutationFn: async (body) => unwrap(await api(setBotMenu, { body, idempotencyKey: newKey() })),
    onSuccess: put,
  });

/** Sets the own texts of a message. */
export const useSetText = () =>
  useMutation<BotWords, ApiError, Sent<typeof setBotText, 'body'>>({
    mutationFn: async (body) => unwrap(await api(setBotText, { body, idempotencyKey: newKey() })),
    onSuccess: put,
  });
