import { type Address, type AddressDetails, formatAddressDetails } from '@dasturxon/core/address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useRef } from 'react';

import { saveAddress } from '../../domains/addresses/addresses.ts';
import { useApi } from '../../domains/session/api.ts';
import { chooseAddress } from '../../domains/addresses/choose-address.ts';
import { guestAddressesAtom, keepGuestAddressAtom } from '../../domains/addresses/guest-addresses.ts';
import { newId } from '../../store/new-id.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { useCloseSoon } from '../../store/use-close-soon.ts';
import type { Pin, Street } from './picked-place.ts';

/** What the new-location form gives. */
export type Location = { name: string; details: AddressDetails };

type Saving = { address: Address; inputMode: Pin['inputMode'] };

/** Whether the address is for the order too, or only for the list of the profile (GEO-17). */
export type Purpose = 'order' | 'profile';

/**
 * Keeps an address: on the server for a customer, on the device for a guest; for an order it becomes the order's.
 * The form stays with everything in it when that fails. `done` is called 100 ms after it succeeded (K-15).
 */
export function useSaveLocation(purpose: Purpose, done: () => void) {
  const store = useStore();
  const keep = useKeep();
  const close = useCloseSoon(done);
  const saving = useMutation({
    mutationFn: ({ address }: Saving) => keep(address),
    onSuccess: (address, { inputMode }) => {
      if (purpose === 'order') chooseAddress(store, address, inputMode);
      close();
    },
  });
  return {
    isBusy: saving.isPending || saving.isSuccess,
    error: saving.error,
    save: (pin: Pin, street: Street, location: Location) =>
      saving.mutate({ address: toAddress(pin, street, location), inputMode: pin.inputMode }),
  };
}

function useKeep() {
  const api = useApi();
  const cache = useQueryClient();
  const session = useAtomValue(sessionAtom);
  useAtomValue(guestAddressesAtom);
  const keepOnDevice = useSetAtom(keepGuestAddressAtom);
  const keyFor = useKeyFor();

  return async (address: Address): Promise<Address> => {
    if (!session) return keepOnDevice({ address, unique: newId() });
    const userId = session.user.id;
    const saved = await saveAddress(api, { userId, address, idempotencyKey: keyFor(address) });
    void cache.invalidateQueries({ queryKey: ['addresses'] });
    return saved;
  };
}

/** The same key for the same address, so that a retry saves it once; a changed one is a new request. */
function useKeyFor() {
  const last = useRef({ text: '', key: '' });
  return (address: Address) => {
    const text = JSON.stringify(address);
    if (last.current.text !== text) last.current = { text, key: newId() };
    return last.current.key;
  };
}

function toAddress({ center, cityId }: Pin, street: Street, { name, details }: Location): Address {
  return {
    id: null,
    type: details.floor || details.entrance ? 'APARTMENT' : 'HOUSE',
    name: name.trim() || null,
    ...street,
    details: formatAddressDetails(details),
    description: null,
    latitude: center.lat,
    longitude: center.lon,
    cityId,
    comment: null,
    createdDate: null,
    lastModifiedDate: null,
  };
}
