import { type Address, deletionOf } from '@dasturxon/core/address';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { addressesQuery, deleteAddress } from '../../domains/addresses/addresses.ts';
import { useApi } from '../../domains/session/api.ts';
import { forgetChosenAddress } from '../../domains/addresses/choose-address.ts';
import { merchantAtom } from '../../store/boot.ts';
import { forgetGuestAddressAtom, guestAddressesAtom } from '../../domains/addresses/guest-addresses.ts';
import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { sessionAtom } from '../../domains/session/session.ts';

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
    /** Deletes one; returns what opens afterwards: the map when it was the current one (GEO-10, GEO-11). */
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
