import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { lazyModule } from '../../../lazy/lazy-module.ts';
import { useApi } from '../../../domains/session/api.ts';
import { merchantAtom } from '../../../store/boot.ts';
import { changeDraftAtom, orderDraftAtom } from '../../../domains/checkout/order-draft.ts';
import { sessionAtom } from '../../../domains/session/session.ts';

const addresses = lazyModule(() => import('../../../domains/addresses/addresses.ts'));

/**
 * Restores entrance, floor and flat from a saved address: the previous order cleared them from the draft (ST-07).
 * Renders nothing.
 */
export function RestoreDetails(): null {
  const address = useAtomValue(orderDraftAtom).address ?? null;
  const change = useSetAtom(changeDraftAtom);
  const details = useSavedDetails(address && !address.details ? address.id : null);

  useEffect(() => {
    if (address && details) change({ address: { ...address, details } });
  }, [address, details, change]);
  return null;
}

function useSavedDetails(id: string | null): string | null {
  const { id: merchant } = useAtomValue(merchantAtom);
  const session = useAtomValue(sessionAtom);
  const api = useApi();
  const cache = useQueryClient();
  const { data = null } = useQuery({
    queryKey: ['addresses', 'details', merchant, session?.user.id, id],
    queryFn: async () => {
      const { addressesQuery } = await addresses.load();
      const whose = { merchant, id: session?.user.id ?? '' };
      const saved = await cache.fetchQuery(addressesQuery(api, whose));
      return saved.find((one) => one.id === id)?.details ?? null;
    },
    enabled: session !== null && id !== null,
  });
  return data;
}
