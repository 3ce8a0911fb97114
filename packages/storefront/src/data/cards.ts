import { type Api, endpoints, unwrap } from '@dasturxon/core/api';
import type { Card } from '@dasturxon/core/payment';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { settingsAtom } from '../state/boot.ts';
import { sessionAtom } from '../state/session.ts';
import { useApi } from './api.ts';

/** The customer's saved cards, numbers masked (ENT-44). */
export const cardsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['cards', userId],
    queryFn: async ({ signal }) => unwrap(await api(endpoints.listCards, { signal })),
  });

/** Where this browser sends a card, past our server (D82). */
export const cardFormQuery = (api: Api) =>
  queryOptions({
    queryKey: ['card-form'],
    queryFn: async ({ signal }) => unwrap(await api(endpoints.getCardForm, { signal })).form,
    staleTime: 5 * 60_000,
  });

const NONE: readonly Card[] = [];

/** Cards that can pay; none for a guest, and where the merchant keeps no cards (SET-25). */
export function useSavedCards(): readonly Card[] {
  const api = useApi();
  const userId = useAtomValue(sessionAtom)?.user.id ?? '';
  const isOffered = useAtomValue(settingsAtom).payments.includes('card');
  const { data } = useQuery({ ...cardsQuery(api, userId), enabled: isOffered && userId !== '' });
  return data?.filter((card) => card.isVerified) ?? NONE;
}
