import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { LocationRefused } from '../../hosts/deps.ts';
import { noticesAtom } from '../../store/notices.ts';
import { openAddressMap, later } from '../../testing/at-address-map.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

test('GEO-07 without an address the phone is asked where it is, and its place is shown with its street', async () => {
  const { map } = openAddressMap({ locate: () => Promise.resolve({ lat: 41.320_000_3, lon: 69.23 }) });

  expect(await screen.findByText('Navoiy [15]')).toBeTruthy();
  expect(map.at()).toMatchObject({ lat: 41.32, lon: 69.23, zoom: 17 });
});

test('GEO-07 a place that comes after the map was moved by hand does not pull it back', async () => {
  let answer: (point: { lat: number; lon: number }) => void = () => {};
  const { map } = openAddressMap({ locate: () => new Promise((resolve) => (answer = resolve)) });
  map.rest(41.4, 69.4);
  await act(async () => answer({ lat: 41.32, lon: 69.23 }));

  expect(map.at()).toMatchObject({ lat: 41.4, lon: 69.4 });
});

test('ERR-26 a refused location asks for the permission once, and the map stays in the middle of the city', async () => {
  const locate = vi.fn(() => Promise.reject(new LocationRefused('denied')));
  const { map, store } = openAddressMap({ locate });
  await later(3000);

  expect(store.get(noticesAtom).map(({ text }) => text)).toEqual(['Please allow location detection!']);
  expect(locate).toHaveBeenCalledOnce();
  expect(map.at()).toMatchObject({ lat: 41.32, lon: 69.24 });
});
