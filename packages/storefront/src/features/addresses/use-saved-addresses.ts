import { type Address, deletionOf } from '@dasturxon/core/address';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { addressesQuery, deleteAddress } from '../../data/addresses.ts';
import { useApi } from '../../data/api.ts';
import { forgetChosenAddress } from '../../data/choose-address.ts';
import { merchantAtom } from '../../state/boot.ts';
import { forgetGuestAddressAtom, guestAddressesAtom } from '../../state/guest-addresses.ts';
import { orderDraftAtom } from '../../state/order-draft.ts';
import { sessionAtom } from '../../state/session.ts';

const NONE: readonly Address[] = [];

/** The saved addresses: a customer's from the server, a guest's from this device (GEO-08). */
export function useSavedAddresses() {
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const guests = useAtomValue(guestAddressesAtom);
  const current = useAtomValue(orderDraftAtom).address ?? null;
  const merchant = useAtomValue(merchantAtom).id;
  const fromServer = useQuery({
    ...addressesQuery(useApi(), { merchant, id: session?.user.id ?? '' }),
    enabled: session !== null,
  });
  const remove = useRemove(session !== null);

  return {
    addresses: session ? (fromServer.data ?? NONE) : guests,
    current,
    isPending: session !== null && fromServer.isPending,
    error: session ? fromServer.error : null,
    retry: () => void fromServer.refetch(),
    /** Deletes one; says what is open afterwards: the map when it was the current one (GEO-10, GEO-11). */
    remove: async (address: Address): Promise<'map' | 'list'> => {
      const { open } = deletionOf(address, current, session !== null);
      await remove(address);
      if (open === 'map') forgetChosenAddress(store);
      return open;
    },
  };
}

function useRemove(isSignedIn: boolean) {
  const api = useApi();
  const cache = useQueryClient();
  const forget = useSetAtom(forgetGuestAddressAtom);
  return async ({ id }: Address) => {
    if (id === null) return;
    if (!isSignedIn) return forget(id);
    await deleteAddress(api, id);
    await cache.invalidateQueries({ queryKey: ['addresses'] });
  };
}
