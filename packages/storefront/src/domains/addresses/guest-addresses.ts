import {
  addGuestAddress,
  type Address,
  deleteGuestAddress,
  parseGuestAddresses,
} from '@dasturxon/core/address';
import { atom } from 'jotai';

import { savedAtom } from '../../store/saved-atom.ts';

/** Addresses stored only on this device, newest first (TEN-05, SES-06). */
export const guestAddressesAtom = savedAtom<readonly Address[]>({
  name: 'guest-addresses',
  initial: [],
  parse: parseGuestAddresses,
});

/** Keeps an address on this device and gives it back with its id; `unique` makes that id (VAL-09). */
export const keepGuestAddressAtom = atom(
  null,
  (get, set, { address, unique }: { address: Address; unique: string }): Address => {
    const list = addGuestAddress(get(guestAddressesAtom), address, unique);
    set(guestAddressesAtom, list);
    return list[0]!;
  },
);

/** Removes an address from this device (GEO-10). */
export const forgetGuestAddressAtom = atom(null, (_get, set, id: string) =>
  set(guestAddressesAtom, (list) => deleteGuestAddress(list, id)),
);
