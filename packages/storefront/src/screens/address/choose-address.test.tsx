import { anAddress, aRegion } from '@dasturxon/core/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { go } from '../../router/navigation.ts';
import { noticesAtom } from '../../store/notices.ts';
import {
  ADDRESS_LIST,
  addressSheet,
  atChooseAddress,
  home,
  office,
} from '../../testing/at-choose-address.tsx';
import { aStorefront } from '../../testing/index.ts';
import { ChooseAddressScreen } from './choose-address-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [1, '/address/pickup'],
  [2, '/address/pickup2'],
] as const)('GEO-05 D4 pick-up opens the branch picker, on page variant %i at %s', (pageVariant, path) => {
  atChooseAddress({ serviceType: 'PICK_UP', pageVariant });
  expect(location.pathname).toBe(path);
});

test('SCR-07 RT-21 GEO-07 RT-24 a guest without saved addresses comes straight to the map', () => {
  atChooseAddress();
  expect(location.pathname).toBe('/address/delivery');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SCR-07 GEO-06 GEO-08 OV-17 ERR-32 a guest with saved addresses gets them from this device, with a bin each', async () => {
  const { calls } = atChooseAddress({ saved: [office, home] });
  const list = within(await addressSheet());

  expect(list.getByText('Office')).toBeTruthy();
  expect(list.getByText(/Amir Temur koʻchasi, 12/)).toBeTruthy();
  expect(list.getByRole('button', { name: 'Delete: Home' })).toBeTruthy();
  expect(list.getByRole('button', { name: 'Close' })).toBeTruthy();
  expect(calls.some(({ url }) => url.includes('/addresses/'))).toBe(false);
  fireEvent.click(list.getByRole('button', { name: 'Add a new address' }));
  expect(location.pathname).toBe('/address/delivery');
});

test('GEO-06 stored addresses count although they are read only when the screen is there', async () => {
  const storefront = aStorefront();
  storefront.host.storage.write('dasturxon:m-1:guest-addresses', JSON.stringify([home]));
  go('/choose-address');
  render(storefront.around(<ChooseAddressScreen />));

  expect(await addressSheet()).toBeTruthy();
  expect(location.pathname).toBe('/choose-address');
});

test('GEO-06 GEO-07 a customer without saved addresses goes on to the map, not to an empty list', async () => {
  atChooseAddress({ isSignedIn: true, answers: { [ADDRESS_LIST]: [] } });
  await waitFor(() => expect(location.pathname).toBe('/address/delivery'));
});

test('GEO-06 GEO-08 a customer gets their list from the server', async () => {
  const { calls } = atChooseAddress({ isSignedIn: true, answers: { [ADDRESS_LIST]: [home] } });

  expect(await screen.findByText('Home')).toBeTruthy();
  const call = calls.find(({ url }) => url.includes('/addresses/'))!;
  expect(call.headers.get('Authorization')).toBe('Bearer t-1');
});

test('ERR-08 a failed load of the list shows the reason and can be retried', async () => {
  let isDown = true;
  atChooseAddress({
    isSignedIn: true,
    answers: {
      [ADDRESS_LIST]: () => (isDown ? Response.json({ code: 'notFound' }, { status: 404 }) : [home]),
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(again);

  expect(await screen.findByText('Home')).toBeTruthy();
});

test('GEO-09 K-15 a tap makes it the order’s address, and 100 ms later the overlay closes', async () => {
  const back = vi.spyOn(history, 'go').mockImplementation(() => {});
  const { store } = atChooseAddress({ saved: [office, home] });
  fireEvent.click(within(await addressSheet()).getByText('Office'));

  expect(store.get(orderDraftAtom)).toMatchObject({
    serviceType: 'DELIVERY',
    address: { id: 'front-2', latitude: 41.33, houseNumber: '12' },
  });
  await act(() => vi.advanceTimersByTimeAsync(110));
  expect(back).toHaveBeenCalledWith(-1);
});

test('GEO-22 K-08 the saved address within 0.000099 degrees of the current one is marked as current', async () => {
  const near = { ...home, latitude: home.latitude + 0.00009, longitude: home.longitude - 0.00009 };
  atChooseAddress({ saved: [office, home], current: near });
  const list = within(await addressSheet());

  expect(list.getByText('Home').closest('button')?.getAttribute('aria-current')).toBe('true');
  expect(list.getByText('Office').closest('button')?.getAttribute('aria-current')).toBeNull();
});

test('ERR-09 ERR-10 one outside every zone stays in the list with the reason, and a tap does not take it', async () => {
  const far = anAddress({ id: 'front-3', name: 'Dacha', latitude: 41.9, longitude: 69.9 });
  const { store } = atChooseAddress({
    saved: [far, home],
    settings: { shouldValidateDeliveryArea: true },
    answers: { 'GET /users/v1/region': [aRegion()] },
  });
  expect(await screen.findByText('Out of service zone')).toBeTruthy();
  fireEvent.click(screen.getByText('Dacha'));

  expect(store.get(noticesAtom).at(-1)?.text).toBe(
    'Delivery to the address you selected is currently unavailable. Please select another address.',
  );
  expect(store.get(orderDraftAtom).address ?? null).toBeNull();
});

test('TEN-06 from delivery to pick-up is one tap, where the merchant offers both', async () => {
  const { store } = atChooseAddress({ saved: [home] });
  fireEvent.click(within(await addressSheet()).getByRole('radio', { name: 'Pick-up' }));

  expect(location.pathname).toBe('/address/pickup');
  expect(store.get(orderDraftAtom).serviceType).toBe('PICK_UP');
});
