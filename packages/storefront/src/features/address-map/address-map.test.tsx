import { aCity, aRegion } from '@dasturxon/core/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { LocationRefused } from '../../deps.ts';
import { noticesAtom } from '../../state/notices.ts';
import type { DraftAddress } from '../../state/order-draft.ts';
import { aBoot, aFakeMap, type Answers, renderInShop } from '../../testing/index.ts';
import { AddressMap } from './address-map.tsx';

const CITIES = 'GET /users/v1/cities/merchant/m-1';
const REVERSE = 'GET /geo/v1/reverse';
const SEARCH = 'GET /geo/v1/search';

const home: DraftAddress = {
  id: 'a-1',
  type: 'HOUSE',
  name: 'Home',
  latitude: 41.3111,
  longitude: 69.2797,
  streetName: 'Amir Temur',
  houseNumber: '7',
  details: null,
  cityId: 'city-1',
  comment: '',
};

const chorsu = { name: 'Navoiy 15', lat: 41.32, lon: 69.23, display_name: 'Navoiy 15, Chorsu, Tashkent' };
const found = { ...chorsu, streetName: 'Navoiy', houseNumber: '15' };
const twoCities = [
  aCity(),
  aCity({ id: 'city-2', name: { uz: '', ru: '', eng: 'Samarkand' }, latitude: 39.65, longitude: 66.97 }),
];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

type Given = {
  current?: DraftAddress | null;
  answers?: Answers;
  settings?: Record<string, unknown>;
  locate?: () => Promise<{ lat: number; lon: number }>;
};

const nowhere = () => Promise.reject(new LocationRefused('unavailable'));

function open({ current = null, answers = {}, settings = {}, locate = nowhere }: Given = {}) {
  const map = aFakeMap();
  const onSaved = vi.fn();
  const onClose = vi.fn();
  const shop = renderInShop(
    <AddressMap Map={map.Map} purpose="order" current={current} onClose={onClose} onSaved={onSaved} />,
    {
      boot: aBoot({ settings }),
      deps: { locate },
      answers: { [CITIES]: [aCity()], [REVERSE]: found, [SEARCH]: [chorsu], ...answers },
    },
  );
  const asked = (path: string) => shop.calls.filter(({ url }) => new URL(url).pathname === path);
  return { map, onSaved, onClose, asked, ...shop };
}

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const save = () => screen.getByRole('button', { name: /^(Save|Out of Service zone)$/ });

test('OV-01 OV-02 OV-03 the chooser has a pinned map with geolocation, a way back and a search', async () => {
  const { map, onClose } = open();

  expect(screen.getByLabelText('Choose an address on the map')).toBeTruthy();
  expect(map.props()).toMatchObject({ centerPin: true, words: { locate: 'Where am I', zoomIn: 'Zoom in' } });
  expect(map.props().onLocate).toBeTypeOf('function');
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('GEO-12 OV-04 the pin starts on the current address, whose street shows its house in brackets', async () => {
  const { map, asked } = open({ current: home });

  expect(map.at()).toMatchObject({ lat: 41.3111, lon: 69.2797 });
  expect(screen.getByText('Amir Temur [7]')).toBeTruthy();
  await later(1000);
  expect(asked('/geo/v1/reverse')).toHaveLength(0);
});

test('K-07 K-09 D50 without an address and a city the map starts in Tashkent, near enough to see streets', () => {
  const { map } = open({ answers: { [CITIES]: [] } });

  expect(map.at()).toEqual({ lat: 41.31, lon: 69.28, zoom: 14 });
});

test('GEO-13 GEO-23 the street is asked for once the map has rested 500 ms, at a centre of 6 decimals', async () => {
  const { map, asked } = open();
  await later(0);
  map.pull();
  map.rest(41.320_000_4, 69.230_000_4);

  await later(100);
  expect(asked('/geo/v1/reverse')).toHaveLength(0);
  expect(screen.getByText('Looking for the street…')).toBeTruthy();
  await later(500);
  const [call] = asked('/geo/v1/reverse');
  expect(Object.fromEntries(new URL(call!.url).searchParams)).toMatchObject({ lat: '41.32', lon: '69.23' });
  expect(await screen.findByText('Navoiy [15]')).toBeTruthy();
  expect(map.at()).toMatchObject({ lat: 41.32, lon: 69.23, zoom: 15 });
});

test('GEO-13 a finger that pulls again calls the lookup off, and a move of the product itself asks nothing', async () => {
  const { map, asked } = open();
  await later(0);
  map.rest(41.32, 69.23);
  await later(100);
  map.pull();
  await later(1000);
  map.rest(41.4, 69.4, { byUser: false });
  await later(1000);

  expect(asked('/geo/v1/reverse')).toHaveLength(0);
});

test('GEO-15 Save is disabled while no street is known', async () => {
  const nothing = { ...found, streetName: null, houseNumber: null };
  const { map } = open({ answers: { [REVERSE]: nothing } });
  expect(save()).toHaveProperty('disabled', true);

  map.rest(41.32, 69.23);
  await later(600);
  expect(await screen.findByText(/No street is known here/)).toBeTruthy();
  expect(save()).toHaveProperty('disabled', true);
});

test('VAL-14 OV-06 ERR-33 D49 GEO-14 outside every zone the disabled button says so, inside it can be pressed', async () => {
  const { map } = open({
    current: home,
    settings: { shouldValidateDeliveryArea: true },
    answers: { 'GET /users/v1/region': [aRegion()] },
  });
  await waitFor(() => expect(map.props().polygons).toHaveLength(1));
  expect(save()).toHaveProperty('disabled', false);

  map.rest(41.5, 69.5);
  await later(600);
  expect(await screen.findByRole('button', { name: 'Out of Service zone' })).toHaveProperty('disabled', true);
});

test('GEO-24 K-13 D55 zones are drawn for guests too, with their stored pairs flipped', async () => {
  const { map } = open({
    settings: { shouldValidateDeliveryArea: true },
    answers: { 'GET /users/v1/region': [aRegion()] },
  });

  await waitFor(() => expect(map.props().polygons?.[0]?.[0]).toEqual({ lat: 41.28, lon: 69.2 }));
});

test('D48 GEO-12 zones are not even loaded where the orders settings switch the area check off', async () => {
  const { asked } = open({
    settings: { shouldValidateDeliveryArea: true },
    answers: { 'GET /orders/v1/merchant/settings': { shouldValidateDeliveryArea: false } },
  });
  await later(100);

  expect(asked('/orders/v1/merchant/settings')).toHaveLength(1);
  await waitFor(() => expect(save().textContent).toBe('Save'));
});

test('ERR-08 zones that could not be loaded leave the view as it is', async () => {
  open({
    current: home,
    settings: { shouldValidateDeliveryArea: true },
    answers: { 'GET /users/v1/region': () => Response.json({ code: 'server.failed' }, { status: 500 }) },
  });
  await later(100);

  expect(save()).toHaveProperty('disabled', false);
});

test('ERR-05 a failed lookup is said, the place is kept, and the street can still be typed', async () => {
  const { map, store } = open({
    answers: {
      [REVERSE]: () => Response.json({ code: 'geocoder.failed', description: {} }, { status: 404 }),
      [SEARCH]: [],
    },
  });
  map.rest(41.32, 69.23);
  await later(600);

  await waitFor(() => expect(store.get(noticesAtom).at(-1)?.title).toBe('Error in nominatim'));
  expect(store.get(noticesAtom).at(-1)?.text).toMatch(/report it to us, or try again later/i);
  expect(map.at()).toMatchObject({ lat: 41.32, lon: 69.23 });

  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Kichik halqa 3' } });
  await later(400);
  fireEvent.click(await screen.findByText('Kichik halqa 3'));
  expect(map.at()).toMatchObject({ lat: 41.32, lon: 69.23 });
  expect(save()).toHaveProperty('disabled', false);
});

test('GEO-07 without an address the phone is asked where it is, and its place is shown with its street', async () => {
  const { map } = open({ locate: () => Promise.resolve({ lat: 41.320_000_3, lon: 69.23 }) });

  expect(await screen.findByText('Navoiy [15]')).toBeTruthy();
  expect(map.at()).toMatchObject({ lat: 41.32, lon: 69.23, zoom: 17 });
});

test('GEO-07 a place that comes after the map was moved by hand does not pull it back', async () => {
  let answer: (point: { lat: number; lon: number }) => void = () => {};
  const { map } = open({ locate: () => new Promise((resolve) => (answer = resolve)) });
  map.rest(41.4, 69.4);
  await act(async () => answer({ lat: 41.32, lon: 69.23 }));

  expect(map.at()).toMatchObject({ lat: 41.4, lon: 69.4 });
});

test('ERR-26 a refused location asks for the permission once, and the map stays in the middle of the city', async () => {
  const locate = vi.fn(() => Promise.reject(new LocationRefused('denied')));
  const { map, store } = open({ locate });
  await later(3000);

  expect(store.get(noticesAtom).map(({ text }) => text)).toEqual(['Please allow location detection!']);
  expect(locate).toHaveBeenCalledOnce();
  expect(map.at()).toMatchObject({ lat: 41.32, lon: 69.24 });
});

test('OV-05 GEO-01 one city is taken without a dropdown', async () => {
  open();
  await later(100);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('OV-05 GEO-02 GEO-03 of several cities the first is selected, and another takes the pin to its middle', async () => {
  const { map } = open({ answers: { [CITIES]: twoCities } });
  const city = await screen.findByRole('combobox', { name: 'City' });
  expect(city).toHaveProperty('value', 'city-1');

  map.rest(41.32, 69.23);
  await later(600);
  await screen.findByText('Navoiy [15]');
  fireEvent.change(city, { target: { value: 'city-2' } });
  expect(map.at()).toMatchObject({ lat: 39.65, lon: 66.97 });
  expect(screen.queryByText('Navoiy [15]')).toBeNull();
  expect(screen.getByText(/Move the map until the pin stands at your door/)).toBeTruthy();
  expect(save()).toHaveProperty('disabled', true);
});

test('GEO-13 ENT-32 a place found in another city takes that city along', async () => {
  const registan = { name: 'Registan', lat: 39.654, lon: 66.975, display_name: 'Registan, Samarkand' };
  open({ answers: { [CITIES]: twoCities, [SEARCH]: [registan] } });
  const city = await screen.findByRole('combobox', { name: 'City' });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Registan' } });
  await later(350);
  fireEvent.click(await screen.findByText(registan.display_name));
  expect(city).toHaveProperty('value', 'city-2');
});

test('GEO-18 K-14 the search has its cursor after 500 ms, and forgets what was typed when it closes', async () => {
  open();
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
  const { map, asked } = open();
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

test('ERR-29 ERR-08 a search without results says so; a failed one leaves the results it had', async () => {
  let places: unknown = [chorsu];
  const { store } = open({ answers: { [SEARCH]: () => places } });
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

  places = [];
  await type('Qwerty');
  expect(await screen.findByText('nothing found')).toBeTruthy();
});

test('GEO-16 OV-09 OV-10 ERR-31 Save opens a form with no name, the street as a caption and the house as the office', async () => {
  open({ current: home });
  fireEvent.click(save());

  const form = within(screen.getByRole('dialog', { name: 'add new location' }));
  expect(form.getByLabelText('Name of the place')).toHaveProperty('value', '');
  expect(form.getByText('Amir Temur [7]')).toBeTruthy();
  expect(form.getByLabelText('Apartment or office')).toHaveProperty('value', '7');
  for (const label of ['Intercom', 'Entrance', 'Floor'])
    expect(form.getByLabelText(label)).toHaveProperty('value', '');
  expect(form.getByRole('button', { name: 'Save' })).toBeTruthy();
});
