import { type Api, getCardForm, listCards, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** The customer's saved cards, numbers masked (ENT-44). */
export const cardsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['cards', userId],
    queryFn: async ({ signal }) => unwrap(await api(listCards, { signal })),
  });

/** Where this browser sends a card, past our server (D82). */
export const cardFormQuery = (api: Api) =>
  queryOptions({
    queryKey: ['card-form'],
    queryFn: async ({ signal }) => unwrap(await api(getCardForm, { signal })).form,
    staleTime: 5 * 60_000,
  });
