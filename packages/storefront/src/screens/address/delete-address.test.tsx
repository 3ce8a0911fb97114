import { anAddress, aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { guestAddressesAtom } from '../../domains/addresses/guest-addresses.ts';
import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { noticesAtom } from '../../store/notices.ts';
import {
  ADDRESS_LIST,
  addressSheet,
  atChooseAddress,
  home,
  office,
} from '../../testing/at-choose-address.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const confirm = () => within(screen.getByRole('dialog', { name: 'Are you sure?' }));

test('OV-18 ERR-30 GEO-10 a guest is asked first; No keeps it, Yes deletes it from the device', async () => {
  const { store, calls } = atChooseAddress({ saved: [office, home] });
  await addressSheet();
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
  const { calls } = atChooseAddress({
    isSignedIn: true,
    answers: {
      [ADDRESS_LIST]: () => list,
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

test('ERR-08 a failed deletion keeps the list and shows the reason', async () => {
  const { store } = atChooseAddress({
    isSignedIn: true,
    answers: { [ADDRESS_LIST]: [anAddress({ id: 'a-1', name: 'Home' })] },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete: Home' }));
  fireEvent.click(confirm().getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
  expect(screen.getByText('Home')).toBeTruthy();
});

test('GEO-11 deleting the current address forgets it and opens the map to pick a new one', async () => {
  const { store } = atChooseAddress({ saved: [office, home], current: home });
  await addressSheet();
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Home' }));
  fireEvent.click(confirm().getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(location.pathname).toBe('/address/delivery'));
  expect(store.get(orderDraftAtom).address).toBeNull();
});

test('GEO-10 a deleted address can be had back, and is the order’s again if it was', async () => {
  const { store } = atChooseAddress({ saved: [office, home], current: home });
  await addressSheet();
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
  const { store, calls } = atChooseAddress({
    isSignedIn: true,
    answers: {
      [ADDRESS_LIST]: [own],
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
