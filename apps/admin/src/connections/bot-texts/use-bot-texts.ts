import { type ApiError, readBotTexts, type Sent, setBotMenu, setBotText, unwrap } from '@dasturxon/core/api';
import type { BotTexts } from '@dasturxon/core/connections';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { newKey } from '../../api/new-key.ts';
import { queryClient } from '../../api/query-client.ts';

const KEY = ['connections', 'bot-texts'];

/** The button of the bot and its texts to guests. */
export const useBotTexts = () =>
  useQuery<BotTexts, ApiError>({
    queryKey: KEY,
    queryFn: async ({ signal }) => unwrap(await api(readBotTexts, { signal })),
    staleTime: 0,
  });

const put = (texts: BotTexts) => queryClient.setQueryData<BotTexts>(KEY, texts);

/** Sets where the button leads. */
export const useSetMenu = () =>
  useMutation<BotTexts, ApiError, Sent<typeof setBotMenu, 'body'>>({
    mutationFn: async (body) => unwrap(await api(setBotMenu, { body, idempotencyKey: newKey() })),
    onSuccess: put,
  });

/** Sets the own texts of a message. */
export const useSetText = () =>
  useMutation<BotTexts, ApiError, Sent<typeof setBotText, 'body'>>({
    mutationFn: async (body) => unwrap(await api(setBotText, { body, idempotencyKey: newKey() })),
    onSuccess: put,
  });
