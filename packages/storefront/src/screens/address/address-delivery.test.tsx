import { aCity, anAddress } from '@dasturxon/core/testing';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { go } from '../../router/navigation.ts';
import { cameFromListAtom } from '../../domains/addresses/came-from-list.ts';
import { guestAddressesAtom } from '../../domains/addresses/guest-addresses.ts';
import { aFakeMap, aStorefront } from '../../testing/index.ts';
import { AddressDeliveryScreen } from './address-delivery-screen.tsx';
import { ProfileAddressCreateScreen } from './profile-address-create-screen.tsx';
import { ProfileAddressScreen } from './profile-address-screen.tsx';

const map = aFakeMap();
vi.mock('@dasturxon/ui/map-view', () => ({ MapView: (props: MapViewProps) => <map.Map {...props} /> }));

const navoiy = {
  name: 'Navoiy',
  lat: 41.32,
  lon: 69.23,
  display_name: '',
  streetName: 'Navoiy',
  houseNumber: '15',
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function aStorefrontWithStreets() {
  return aStorefront({
    answers: { 'GET /users/v1/cities/merchant/m-1': [aCity()], 'GET /geo/v1/reverse': navoiy },
    deps: { locate: () => new Promise(() => {}) },
  });
}

async function saveHere() {
  await screen.findByLabelText('Choose an address on the map');
  map.rest(41.32, 69.23);
  await act(() => vi.advanceTimersByTimeAsync(600));
  await screen.findByText('Navoiy [15]');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const form = within(screen.getByRole('dialog', { name: 'add new location' }));
  fireEvent.submit(form.getByLabelText('Floor').closest('form')!);
}

test('OV-01 RT-24 the chooser is a full-height drawer', async () => {
  render(aStorefrontWithStreets().around(<AddressDeliveryScreen />));
  expect(screen.getByRole('dialog', { name: 'Delivery address' }).className).toContain('full');
  expect(await screen.findByLabelText('Choose an address on the map')).toBeTruthy();
});

test.each([
  ['from the page it was opened on', false, -1],
  ['from the list of saved addresses under it, too', true, -2],
] as const)('GEO-17 saving leads back %s', async (_, cameFromList, steps) => {
  go('/choose-address');
  go('/address/delivery');
  const gone = vi.spyOn(history, 'go').mockImplementation(() => {});
  const storefront = aStorefrontWithStreets();
  storefront.store.set(cameFromListAtom, cameFromList);
  render(storefront.around(<AddressDeliveryScreen />));
  await saveHere();

  await waitFor(() => expect(gone).toHaveBeenCalledWith(steps));
  expect(storefront.store.get(cameFromListAtom)).toBe(false);
});

test('RT-36 GEO-17 an address made in the profile joins the list and leads back to it', async () => {
  go('/profile/address');
  go('/profile/address/create');
  const gone = vi.spyOn(history, 'go').mockImplementation(() => {});
  const storefront = aStorefrontWithStreets();
  render(storefront.around(<ProfileAddressCreateScreen />));
  await saveHere();

  await waitFor(() => expect(gone).toHaveBeenCalledWith(-1));
  expect(storefront.store.get(guestAddressesAtom)).toMatchObject([{ streetName: 'Navoiy' }]);
});

test('RT-35 the addresses of the profile have a page of their own', async () => {
  const storefront = aStorefrontWithStreets();
  storefront.store.set(guestAddressesAtom, [anAddress({ id: 'front-1', name: 'Home' })]);
  render(storefront.around(<ProfileAddressScreen />));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My addresses');
  expect(await screen.findByText('Home')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add a new address' }));
  expect(location.pathname).toBe('/profile/address/create');
});
