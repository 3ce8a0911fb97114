import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { addressesQuery } from '../../data/addresses.ts';
import { useApi } from '../../data/api.ts';
import { merchantAtom } from '../../state/boot.ts';
import { changeDraftAtom, orderDraftAtom } from '../../state/order-draft.ts';
import { sessionAtom } from '../../state/session.ts';

/**
 * Puts the entrance, floor and flat of a saved address back into the order: the one before took them out of the draft
 * (ST-07), and a courier would stand in front of the house.
 */
export function useSavedDoor(): void {
  const address = useAtomValue(orderDraftAtom).address ?? null;
  const change = useSetAtom(changeDraftAtom);
  const details = useSavedDetails(address && !address.details ? address.id : null);

  useEffect(() => {
    if (address && details) change({ address: { ...address, details } });
  }, [address, details, change]);
}

function useSavedDetails(id: string | null): string | null {
  const { id: merchant } = useAtomValue(merchantAtom);
  const session = useAtomValue(sessionAtom);
  const { data = [] } = useQuery({
    ...addressesQuery(useApi(), { merchant, id: session?.user.id ?? '' }),
    enabled: session !== null && id !== null,
  });
  return data.find((saved) => saved.id === id)?.details ?? null;
}
