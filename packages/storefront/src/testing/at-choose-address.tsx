import { anAddress, aUser } from '@dasturxon/core/testing';
import { render, screen } from '@testing-library/react';

import { guestAddressesAtom } from '../domains/addresses/guest-addresses.ts';
import { changeDraftAtom } from '../domains/checkout/order-draft.ts';
import { sessionAtom } from '../domains/session/session.ts';
import { go } from '../router/navigation.ts';
import { ChooseAddressScreen } from '../screens/address/choose-address-screen.tsx';
import { aBoot } from './boot-builder.ts';
import { type Answers, aStorefront } from './render-in-storefront.tsx';

/** The call for the addresses of the customer `user-1`, as the table of answers names it. */
export const ADDRESS_LIST = 'GET /users/v1/addresses/merchant/m-1/user/user-1';
export const office = anAddress({
  id: 'front-2',
  name: 'Office',
  houseNumber: '12',
  latitude: 41.33,
  longitude: 69.25,
});
export const home = anAddress({ id: 'front-1', name: 'Home' });

type Given = {
  saved?: ReturnType<typeof anAddress>[];
  isSignedIn?: boolean;
  serviceType?: 'DELIVERY' | 'PICK_UP';
  current?: ReturnType<typeof anAddress>;
  answers?: Answers;
  settings?: Record<string, unknown>;
  pageVariant?: 1 | 2;
};

/** Opens the saved addresses, as a guest on delivery unless stated otherwise. */
export function atChooseAddress({
  saved = [],
  isSignedIn = false,
  serviceType = 'DELIVERY',
  ...given
}: Given = {}) {
  const { current, answers = {}, settings = {}, pageVariant = 1 } = given;
  const switches = { deliveryActive: true, pickupActive: true, ...settings };
  const storefront = aStorefront({ boot: aBoot({ settings: switches, pageVariant }), answers });
  storefront.store.set(guestAddressesAtom, saved);
  storefront.store.set(changeDraftAtom, { serviceType });
  if (current) {
    const { name, streetName, houseNumber, comment, ...rest } = current;
    const localized = {
      name: name!,
      streetName: streetName!,
      houseNumber: houseNumber!,
      comment: comment ?? '',
    };
    storefront.store.set(changeDraftAtom, { address: { ...rest, ...localized } });
  }
  if (isSignedIn) storefront.store.set(sessionAtom, { token: 't-1', user: aUser() });
  go('/choose-address');
  render(storefront.around(<ChooseAddressScreen />));
  return storefront;
}

export const addressSheet = () => screen.findByRole('dialog', { name: 'my locations' });
