import { anAddress } from '@dasturxon/core/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { guestAddressesAtom } from '../../domains/addresses/guest-addresses.ts';
import { noticesAtom } from '../../store/notices.ts';
import { SEARCH, chorsu, home, openAddressMap, later } from '../../testing/at-address-map.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

test('GEO-18 K-14 the search has its cursor after 500 ms, and forgets what was typed when it closes', async () => {
  openAddressMap();
  const openSearch = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  openSearch();
  const input = screen.getByRole('textbox');
  await later(100);
  expect(document.activeElement).not.toBe(input);
  await later(500);
  expect(document.activeElement).toBe(input);

  fireEvent.change(input, { target: { value: 'Navoiy' } });
  await later(400);
  expect(await screen.findByText(chorsu.display_name)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  openSearch();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  expect(screen.queryByText(chorsu.display_name)).toBeNull();
});

test('OV-07 OV-08 K-06 the search waits 300 ms, its text can be cleared, and a result sets the address', async () => {
  const { map, asked } = openAddressMap();
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  const input = screen.getByRole('textbox');
  fireEvent.change(input, { target: { value: 'Nav' } });
  await later(50);
  fireEvent.change(input, { target: { value: 'Navoiy' } });
  await later(350);
  expect(asked('/geo/v1/search')).toHaveLength(1);

  expect(await screen.findByText('Navoiy 15')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input).toHaveProperty('value', '');
  fireEvent.change(input, { target: { value: 'Navoiy' } });
  await later(350);
  fireEvent.click(await screen.findByText(chorsu.display_name));
  expect(map.at()).toMatchObject({ lat: 41.32, lon: 69.23 });
  expect(await screen.findByText('Navoiy 15')).toBeTruthy();
});

test('ERR-29 ERR-08 a search without results shows a message; a failed one keeps the earlier results', async () => {
  let places: unknown = [chorsu];
  const { store } = openAddressMap({ answers: { [SEARCH]: () => places } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  const type = async (value: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
    await later(350);
  };
  await type('Navoiy');
  await screen.findByText('Navoiy 15');

  places = Response.json({ code: 'geocoder.failed' }, { status: 404 });
  await type('Navoiy 1');
  await waitFor(() => expect(store.get(noticesAtom).at(-1)?.title).toBe('Error in nominatim'));
  expect(screen.getByText('Navoiy 15')).toBeTruthy();

  places = [];
  await type('Qwerty');
  expect(await screen.findByText('nothing found')).toBeTruthy();
});

test('ERR-08 a failed search is not an empty result; the typed text can still be used', async () => {
  const down = () => Response.json({ code: 'geocoder.failed' }, { status: 404 });
  const { store, map } = openAddressMap({ answers: { [SEARCH]: down } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Navoiy 7' } });
  await later(350);
  await waitFor(() => expect(store.get(noticesAtom).at(-1)?.title).toBe('Error in nominatim'));
  expect(screen.queryByText('nothing found')).toBeNull();

  const before = map.at();
  fireEvent.click(await screen.findByRole('button', { name: /Navoiy 7/ }));
  expect(map.at()).toEqual(before);
  expect(screen.getByText('Navoiy 7')).toBeTruthy();
});

test('OV-07 an empty search offers the places chosen before, newest first, and the saved addresses', async () => {
  const { map, store, host } = openAddressMap({ answers: { [SEARCH]: [chorsu] } });
  act(() => store.set(guestAddressesAtom, [anAddress({ ...home, type: 'HOUSE', details: null })]));
  const openSearch = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  openSearch();
  await screen.findByRole('heading', { name: 'My addresses' });
  expect(screen.queryByRole('heading', { name: 'Recent places' })).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Navoiy' } });
  await later(350);
  fireEvent.click(await screen.findByText(chorsu.display_name));

  openSearch();
  expect(await screen.findByRole('heading', { name: 'Recent places' })).toBeTruthy();
  fireEvent.click(screen.getByText('Amir Temur [7]'));
  expect(map.at()).toMatchObject({ lat: 41.3111, lon: 69.2797 });

  openSearch();
  fireEvent.click(await screen.findByText(chorsu.display_name));
  expect(map.at()).toMatchObject({ lat: 41.32, lon: 69.23 });

  host.storage.remove('dasturxon:m-1:recent-places');
  openSearch();
  await screen.findByRole('heading', { name: 'My addresses' });
  expect(screen.queryByRole('heading', { name: 'Recent places' })).toBeNull();
});

test('OV-07 during a search placeholder rows fill its place', async () => {
  let answer = (_places: unknown) => {};
  openAddressMap({ answers: { [SEARCH]: () => new Promise((resolve) => (answer = resolve)) } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Navoiy' } });
  await later(350);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  answer([chorsu]);
  expect(await screen.findByText('Navoiy 15')).toBeTruthy();
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});

test('OV-08 on an Arabic page a foreign name keeps the order of its letters and numbers', async () => {
  const twelve = { ...chorsu, name: 'Amir Temur', display_name: '12, Amir Temur, Tashkent' };
  const known = { ...chorsu, lat: 41.3, name: 'شارع أمير تيمور', display_name: 'شارع أمير تيمور، طشقند' };
  openAddressMap({ language: 'ar', answers: { [SEARCH]: [twelve, known] } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Amir' } });
  await later(350);
  expect(await screen.findByText('\u206612, Amir Temur, Tashkent\u2069')).toBeTruthy();
  expect(screen.getByText(known.display_name)).toBeTruthy();
});
