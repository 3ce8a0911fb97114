import { aBranch, aCity, anAddress, aUser } from '@dasturxon/core/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { guestAddressesAtom } from '../../domains/addresses/guest-addresses.ts';
import { nearestBranchAtom } from '../../domains/branches/nearest-branch.ts';
import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { aFakeMap, type Answers, aStorefront } from '../../testing/index.ts';
import { AddressMap } from './address-map.tsx';
import type { Purpose } from './use-save-location.ts';

const SAVE = 'POST /users/v1/addresses/user/user-1';
const CLOSEST = 'GET /users/v1/branches/merchant/m-1/closest';
const found = {
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
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

type Given = {
  purpose?: Purpose;
  isSignedIn?: boolean;
  answers?: Answers;
  /** The place is searched for by this text, not chosen on the map. */
  search?: string;
};

async function chooseByName(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: name } });
  await later(350);
  fireEvent.click(await screen.findByText('15, Navoiy'));
}

/** The form, open at a place in Navoiy street, with a name and a floor filled in. */
async function openForm({ purpose = 'order', isSignedIn = false, answers = {}, search }: Given = {}) {
  const map = aFakeMap();
  const onSaved = vi.fn();
  const storefront = aStorefront({
    answers: {
      'GET /users/v1/cities/merchant/m-1': [aCity()],
      'GET /geo/v1/reverse': found,
      [CLOSEST]: aBranch({ distance: 900 }),
      ...answers,
    },
  });
  if (isSignedIn) storefront.store.set(sessionAtom, { token: 't-1', user: aUser() });
  render(
    storefront.around(
      <AddressMap Map={map.Map} purpose={purpose} current={null} onClose={() => {}} onSaved={onSaved} />,
    ),
  );
  await later(0);
  if (search) await chooseByName(search);
  else map.rest(41.32, 69.23);
  await later(600);
  await screen.findByText(/^Navoiy/);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const form = within(screen.getByRole('dialog', { name: 'add new location' }));
  fireEvent.click(form.getByRole('button', { name: 'Work' }));
  fireEvent.change(form.getByLabelText('Floor'), { target: { value: '4' } });
  const submit = () => fireEvent.submit(form.getByLabelText('Floor').closest('form')!);
  return { ...storefront, onSaved, form, submit };
}

test('GEO-17 K-15 TEN-05 a guest keeps the address on the device and in the order, and 100 ms later all closes', async () => {
  const { store, onSaved, submit, host } = await openForm();
  vi.useRealTimers();
  vi.useFakeTimers();
  submit();
  await later(99);
  expect(onSaved).not.toHaveBeenCalled();
  await later(1);
  expect(onSaved).toHaveBeenCalledOnce();

  const [kept] = store.get(guestAddressesAtom);
  const expected = {
    name: 'Work',
    streetName: 'Navoiy',
    houseNumber: '15',
    latitude: 41.32,
    longitude: 69.23,
  };
  expect(kept).toMatchObject({ ...expected, cityId: 'city-1', details: '{"floor":"4"}' });
  expect(store.get(orderDraftAtom)).toMatchObject({
    serviceType: 'DELIVERY',
    address: { ...expected, id: kept!.id },
  });
  expect(host.storage.keys().some((key) => key.endsWith(':guest-addresses'))).toBe(true);
});

test('GEO-25 D56 the branch that delivers there is looked up and kept', async () => {
  const { store, submit, calls } = await openForm();
  submit();
  await waitFor(() => expect(store.get(nearestBranchAtom)).toMatchObject({ id: 'branch-1', distance: 900 }));

  const call = calls.find(({ url }) => url.includes('/closest'))!;
  const { lat, lon, type } = Object.fromEntries(new URL(call.url).searchParams);
  expect({ lat, lon, type }).toEqual({ lat: '41.32', lon: '69.23', type: 'DELIVERY' });
});

test('ERR-06 a failed lookup of the nearest branch clears the one there was', async () => {
  const { store, submit } = await openForm({ answers: { [CLOSEST]: undefined } });
  store.set(nearestBranchAtom, { id: 'old', name: aBranch().name, distance: null });
  submit();

  await waitFor(() => expect(store.get(nearestBranchAtom)).toBeNull());
});

test('VAL-09 GEO-17 a customer saves it on the server without an id, under a key; the order gets the server’s', async () => {
  let sent: { body: unknown; key: string | null } | null = null;
  const { store, submit, onSaved } = await openForm({
    isSignedIn: true,
    answers: {
      [SAVE]: async (request: Request) => {
        sent = { body: await request.json(), key: request.headers.get('Idempotency-Key') };
        return anAddress({ id: 'a-9', streetName: 'Navoiy' });
      },
    },
  });
  submit();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());

  expect(sent!.body).toMatchObject({ streetName: 'Navoiy', name: 'Work', latitude: 41.32 });
  expect(sent!.body).not.toHaveProperty('id');
  expect(sent!.key).toBeTruthy();
  expect(store.get(orderDraftAtom).address?.id).toBe('a-9');
  expect(store.get(guestAddressesAtom)).toEqual([]);
});

test('ERR-08 when saving fails the form stays with what was typed, and a retry goes under the same key', async () => {
  const keys: (string | null)[] = [];
  let answer: unknown = () =>
    Response.json({ code: 'server.failed', description: { eng: 'Later, please' } }, { status: 404 });
  const { form, submit, onSaved, store } = await openForm({
    isSignedIn: true,
    answers: {
      [SAVE]: (request: Request) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return typeof answer === 'function' ? answer() : answer;
      },
    },
  });
  submit();
  expect(await form.findByText('Later, please')).toBeTruthy();
  expect(form.getByLabelText('Floor')).toHaveProperty('value', '4');
  expect(store.get(orderDraftAtom).address ?? null).toBeNull();

  answer = anAddress();
  submit();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(new Set(keys).size).toBe(1);
});

test('GEO-17 an address for the profile leaves the order’s own alone', async () => {
  const { store, submit, onSaved } = await openForm({ purpose: 'profile' });
  submit();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());

  expect(store.get(guestAddressesAtom)).toHaveLength(1);
  expect(store.get(orderDraftAtom).address ?? null).toBeNull();
});

test('GEO-16 an office that the guest has touched is kept, also where it is the house number', async () => {
  const { store, submit, form } = await openForm();
  const office = form.getByLabelText('Apartment or office');
  fireEvent.change(office, { target: { value: '' } });
  fireEvent.change(office, { target: { value: '15' } });
  submit();
  await later(100);
  expect(store.get(guestAddressesAtom)[0]?.details).toBe('{"office":"15","floor":"4","isOfficeTyped":true}');
});

test('GEO-16 an address with neither house nor landmark asks for one, once', async () => {
  const nameless = { ...found, houseNumber: null };
  const { store, submit, form } = await openForm({ answers: { 'GET /geo/v1/reverse': nameless } });
  submit();
  expect(form.getByLabelText('House or landmark')).toBeTruthy();
  expect(store.get(guestAddressesAtom)).toHaveLength(0);
  submit();
  await later(100);
  expect(store.get(guestAddressesAtom)).toHaveLength(1);
});

test('GEO-16 the landmark is kept for the courier', async () => {
  const nameless = { ...found, houseNumber: null };
  const { store, submit, form } = await openForm({ answers: { 'GET /geo/v1/reverse': nameless } });
  submit();
  fireEvent.change(form.getByLabelText('House or landmark'), { target: { value: 'Behind the school' } });
  submit();
  await later(100);
  expect(store.get(guestAddressesAtom)[0]?.details).toContain('Behind the school');
});

test('GEO-16 a house that is still being looked up is waited for before a landmark is asked for', async () => {
  let answer: (response: Response) => void = () => {};
  const reverse = () => new Promise<Response>((resolve) => (answer = resolve));
  const { store, submit, form } = await openForm({
    answers: {
      'GET /geo/v1/search': [{ ...found, display_name: '15, Navoiy', houseNumber: null }],
      'GET /geo/v1/reverse': reverse,
    },
    search: 'Navoiy 15',
  });
  submit();
  expect(form.queryByLabelText('House or landmark')).toBeNull();
  expect(form.getByRole('button', { name: 'Saving' })).toBeTruthy();
  await act(async () => answer(Response.json(found)));
  await waitFor(() => expect(store.get(guestAddressesAtom)).toMatchObject([{ houseNumber: '15' }]));
  expect(form.queryByLabelText('House or landmark')).toBeNull();
});
