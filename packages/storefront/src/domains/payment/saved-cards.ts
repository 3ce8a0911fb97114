import type { Card } from '@dasturxon/core/payment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { lazyModule } from '../../lazy/lazy-module.ts';
import { settingsAtom } from '../../store/boot.ts';
import { sessionAtom } from '../session/session.ts';
import { useApi } from '../session/api.ts';

const cardsModule = lazyModule(() => import('./cards.ts'));

const NONE: readonly Card[] = [];

/**
 * Cards that can pay; empty for a guest, and for a merchant that stores no cards, where the calls are not loaded
 * (SET-25).
 */
export function useSavedCards(): readonly Card[] {
  const api = useApi();
  const cache = useQueryClient();
  const userId = useAtomValue(sessionAtom)?.user.id ?? '';
  const isOffered = useAtomValue(settingsAtom).payments.includes('card');
  const { data } = useQuery({
    queryKey: ['cards', userId, 'saved'],
    queryFn: async () => {
      const { cardsQuery } = await cardsModule.load();
      return cache.fetchQuery(cardsQuery(api, userId));
    },
    enabled: isOffered && userId !== '',
  });
  return data?.filter((card) => card.isVerified) ?? NONE;
}
