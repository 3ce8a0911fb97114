import { type Api, quoteOrder, type Sent, unwrap } from '@dasturxon/core/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What a quote is asked for: an order without its expectations. */
export type OrderDraft = Sent<typeof quoteOrder, 'body'>;

/** The server's price of an order; while a changed one is requested, the last answer stays. */
export const quoteQuery = (api: Api, draft: OrderDraft) =>
  queryOptions({
    queryKey: ['quote', draft],
    queryFn: async ({ signal }) => unwrap(await api(quoteOrder, { body: draft, signal })),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    enabled: draft.cartItems.length > 0,
  });
