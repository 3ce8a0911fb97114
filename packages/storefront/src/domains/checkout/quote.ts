import { type Api, quoteOrder, type Sent, unwrap } from '@dasturxon/core/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A draft as it is sent: `OrderDraft` before the server reads it. */
export type SentDraft = Sent<typeof quoteOrder, 'body'>;

/** The server's price of an order; while a changed one is requested, the last answer stays. */
export const quoteQuery = (api: Api, draft: SentDraft) =>
  queryOptions({
    queryKey: ['quote', draft],
    queryFn: async ({ signal }) => unwrap(await api(quoteOrder, { body: draft, signal })),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    enabled: draft.cartItems.length > 0,
  });
