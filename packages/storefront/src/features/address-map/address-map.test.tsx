import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { noticesAtom } from '../../store/notices.ts';
import {
  CITIES,
  REVERSE,
  SEARCH,
  home,
  found,
  openAddressMap,
  later,
  save,
} from '../../testing/at-address-map.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

test('OV-01 OV-02 OV-03 the chooser has a pinned map with geolocation, a way back and a search', async () => {
  const { map, onClose } = openAddressMap();

  expect(screen.getByLabelText('Choose an address on the map')).toBeTruthy();
  expect(map.props()).toMatchObject({
    centerPin: true,
    labels: { locate: 'My location', zoomIn: 'Zoom in' },
  });
  expect(map.props().locate?.onLocate).toBeTypeOf('function');
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('GEO-12 OV-04 the pin starts on the current address, whose street shows its house in brackets', async () => {
  const { map, asked } = openAddressMap({ current: home });

  expect(map.at()).toMatchObject({ lat: 41.3111, lon: 69.2797 });
  expect(screen.getByText('Amir Temur [7]')).toBeTruthy();
  await later(1000);
  expect(asked('/geo/v1/reverse')).toHaveLength(0);
});

test('K-07 K-09 D50 without an address and a city the map starts in Tashkent, near enough to see streets', () => {
  const { map } = openAddressMap({ answers: { [CITIES]: [] } });

  expect(map.at()).toEqual({ lat: 41.31, lon: 69.28, zoom: 14 });
});

test('GEO-13 GEO-23 the street is asked for once the map has rested 500 ms, at a centre of 6 decimals', async () => {
  const { map, asked } = openAddressMap();
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
  const { map, asked } = openAddressMap();
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
  const { map } = openAddressMap({ answers: { [REVERSE]: nothing } });
  expect(save()).toHaveProperty('disabled', true);

  map.rest(41.32, 69.23);
  await later(600);
  expect(await screen.findByText(/No street found here/)).toBeTruthy();
  expect(save()).toHaveProperty('disabled', true);
});

test('ERR-05 a failed lookup shows an error, the place is kept, and the street can still be typed', async () => {
  const { map, store } = openAddressMap({
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

test('GEO-16 OV-09 OV-10 ERR-31 Save opens a form with no name, the street as a caption and the house as the office', async () => {
  openAddressMap({ current: home });
  fireEvent.click(save());

  const form = within(screen.getByRole('dialog', { name: 'add new location' }));
  expect(form.getByLabelText('Name of the place')).toHaveProperty('value', '');
  expect(form.getByText('Amir Temur [7]')).toBeTruthy();
  expect(form.getByLabelText('Apartment or office')).toHaveProperty('value', '7');
  for (const label of ['Intercom', 'Entrance', 'Floor'])
    expect(form.getByLabelText(label)).toHaveProperty('value', '');
  expect(form.getByRole('button', { name: 'Save' })).toBeTruthy();
});
