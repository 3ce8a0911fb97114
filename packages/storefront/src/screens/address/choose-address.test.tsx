import { anAddress, aRegion, aUser } from '@dasturxon/core/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { go } from '../../router/navigation.ts';
import { guestAddressesAtom } from '../../domains/addresses/guest-addresses.ts';
import { noticesAtom } from '../../store/notices.ts';
import { changeDraftAtom, orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { aBoot, type Answers, aStorefront } from '../../testing/index.ts';
import { ChooseAddressScreen } from './choose-address-screen.tsx';

const LIST = 'GET /users/v1/addresses/merchant/m-1/user/user-1';
const office = anAddress({
  id: 'front-2',
  name: 'Office',
  houseNumber: '12',
  latitude: 41.33,
  longitude: 69.25,
});
const home = anAddress({ id: 'front-1', name: 'Home' });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

type Given = {
  saved?: ReturnType<typeof anAddress>[];
  isSignedIn?: boolean;
  serviceType?: 'DELIVERY' | 'PICK_UP';
  current?: ReturnType<typeof anAddress>;
  answers?: Answers;
  settings?: Record<string, unknown>;
  pageVariant?: 1 | 2;
};

function ask({ saved = [], isSignedIn = false, serviceType = 'DELIVERY', ...given }: Given = {}) {
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

const sheet = () => screen.findByRole('dialog', { name: 'my locations' });
const confirm = () => within(screen.getByRole('dialog', { name: 'Are you sure?' }));

test.each([
  [1, '/address/pickup'],
  [2, '/address/pickup2'],
] as const)('GEO-05 D4 pick-up opens the branch picker, on page variant %i at %s', (pageVariant, path) => {
  ask({ serviceType: 'PICK_UP', pageVariant });
  expect(location.pathname).toBe(path);
});

test('SCR-07 RT-21 GEO-07 RT-24 a guest without saved addresses comes straight to the map', () => {
  ask();
  expect(location.pathname).toBe('/address/delivery');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SCR-07 GEO-06 GEO-08 OV-17 ERR-32 a guest with saved addresses gets them from this device, with a bin each', async () => {
  const { calls } = ask({ saved: [office, home] });
  const list = within(await sheet());

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

  expect(await sheet()).toBeTruthy();
  expect(location.pathname).toBe('/choose-address');
});

test('GEO-06 GEO-07 a customer without saved addresses goes on to the map, not to an empty list', async () => {
  ask({ isSignedIn: true, answers: { [LIST]: [] } });
  await waitFor(() => expect(location.pathname).toBe('/address/delivery'));
});

test('GEO-06 GEO-08 a customer gets their list from the server', async () => {
  const { calls } = ask({ isSignedIn: true, answers: { [LIST]: [home] } });

  expect(await screen.findByText('Home')).toBeTruthy();
  const call = calls.find(({ url }) => url.includes('/addresses/'))!;
  expect(call.headers.get('Authorization')).toBe('Bearer t-1');
});

test('ERR-08 a list that does not load says why and can be asked for again', async () => {
  let isDown = true;
  ask({
    isSignedIn: true,
    answers: { [LIST]: () => (isDown ? Response.json({ code: 'notFound' }, { status: 404 }) : [home]) },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(again);

  expect(await screen.findByText('Home')).toBeTruthy();
});

test('GEO-09 K-15 a tap makes it the order’s address, and 100 ms later the overlay closes', async () => {
  const back = vi.spyOn(history, 'go').mockImplementation(() => {});
  const { store } = ask({ saved: [office, home] });
  fireEvent.click(within(await sheet()).getByText('Office'));

  expect(store.get(orderDraftAtom)).toMatchObject({
    serviceType: 'DELIVERY',
    address: { id: 'front-2', latitude: 41.33, houseNumber: '12' },
  });
  await act(() => vi.advanceTimersByTimeAsync(110));
  expect(back).toHaveBeenCalledWith(-1);
});

test('GEO-22 K-08 the saved address within 0.000099 degrees of the current one is marked as current', async () => {
  const near = { ...home, latitude: home.latitude + 0.00009, longitude: home.longitude - 0.00009 };
  ask({ saved: [office, home], current: near });
  const list = within(await sheet());

  expect(list.getByText('Home').closest('button')?.getAttribute('aria-current')).toBe('true');
  expect(list.getByText('Office').closest('button')?.getAttribute('aria-current')).toBeNull();
});

test('ERR-09 ERR-10 one outside every zone stays in the list with the reason, and a tap does not take it', async () => {
  const far = anAddress({ id: 'front-3', name: 'Dacha', latitude: 41.9, longitude: 69.9 });
  const { store } = ask({
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

test('OV-18 ERR-30 GEO-10 a guest is asked first; No keeps it, Yes deletes it from the device', async () => {
  const { store, calls } = ask({ saved: [office, home] });
  await sheet();
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Home' }));
  expect(confirm().getByText('Home')).toBeTruthy();
  expect(confirm().getByText(/Amir Temur koʻchasi, 7/)).toBeTruthy();
  fireEvent.click(confirm().getByRole('button', { name: 'No' }));
  expect(store.get(guestAddressesAtom)).toHaveLength(2);

  fireEvent.click(screen.getByRole('button', { name: 'Delete: Home' }));
  fireEvent.click(confirm().getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(store.get(guestAddressesAtom)).toEqual([office]));
  expect(location.pathname).toBe('/choose-address');
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('GEO-10 a customer’s is deleted on the server, and the list is asked for again', async () => {
  let list = [anAddress({ id: 'a-1', name: 'Home' }), anAddress({ id: 'a-2', name: 'Office' })];
  const { calls } = ask({
    isSignedIn: true,
    answers: {
      [LIST]: () => list,
      'DELETE /users/v1/addresses/a-1': () => {
        list = list.slice(1);
        return new Response(null, { status: 204 });
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete: Home' }));
  fireEvent.click(confirm().getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(screen.queryByText('Home')).toBeNull());
  expect(screen.getByText('Office')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('ERR-08 a deletion that fails leaves the list and says why', async () => {
  const { store } = ask({ isSignedIn: true, answers: { [LIST]: [anAddress({ id: 'a-1', name: 'Home' })] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete: Home' }));
  fireEvent.click(confirm().getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
  expect(screen.getByText('Home')).toBeTruthy();
});

test('GEO-11 deleting the current address forgets it and opens the map to pick a new one', async () => {
  const { store } = ask({ saved: [office, home], current: home });
  await sheet();
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Home' }));
  fireEvent.click(confirm().getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(location.pathname).toBe('/address/delivery'));
  expect(store.get(orderDraftAtom).address).toBeNull();
});

test('GEO-10 a deleted address can be had back, and is the order’s again if it was', async () => {
  const { store } = ask({ saved: [office, home], current: home });
  await sheet();
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Home' }));
  fireEvent.click(confirm().getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.text).toBe('Home was removed'));
  expect(store.get(orderDraftAtom).address).toBeNull();
  store.get(noticesAtom)[0]?.action?.onAction();
  await waitFor(() => expect(store.get(guestAddressesAtom).map(({ name }) => name)).toContain('Home'));
  await waitFor(() => expect(store.get(orderDraftAtom).address).toMatchObject({ name: 'Home' }));
});

test('GEO-10 a customer’s comes back by being saved again', async () => {
  const own = anAddress({ id: 'a-1', name: 'Home' });
  const { store, calls } = ask({
    isSignedIn: true,
    answers: {
      [LIST]: [own],
      'DELETE /users/v1/addresses/a-1': () => new Response(null, { status: 204 }),
      [`POST /users/v1/addresses/user/${aUser().id}`]: anAddress({ id: 'a-9', name: 'Home' }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete: Home' }));
  fireEvent.click(confirm().getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
  store.get(noticesAtom)[0]?.action?.onAction();
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
});

test('TEN-06 from delivery to pick-up is one tap, where the merchant offers both', async () => {
  const { store } = ask({ saved: [home] });
  fireEvent.click(within(await sheet()).getByRole('radio', { name: 'Pick-up' }));

  expect(location.pathname).toBe('/address/pickup');
  expect(store.get(orderDraftAtom).serviceType).toBe('PICK_UP');
});
