import type { MapKindProps, MapLook } from '@dasturxon/ui/map-view';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInStorefront } from '../../testing/index.ts';
import { LazyMap } from './lazy-map.tsx';

vi.mock('@dasturxon/ui/map-view', () => ({
  MapView: ({ tiles, drawing: { look } }: MapKindProps) => (
    <>
      <output>{tiles.url}</output>
      <pre>{JSON.stringify(look)}</pre>
    </>
  ),
}));

afterEach(() => {
  delete document.documentElement.dataset['scheme'];
  vi.unstubAllGlobals();
});

const TILES = '/tiles/{z}/{x}/{y}.png';

/** The map's own file is on its way when this appears, and has come a moment later. */
const aMap = () => (
  <LazyMap
    camera={{ center: { lat: 41.31, lon: 69.28 }, zoom: 14 }}
    tiles={{ url: TILES, attribution: '' }}
    labels={{ map: 'Map', zoomIn: '', zoomOut: '', locate: '', group: String }}
  />
);

test('K-05 the loading state goes 400 ms after the map has loaded', async () => {
  vi.useFakeTimers();
  renderInStorefront(aMap());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(TILES)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(399));
  expect(screen.queryByText('Loading')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Loading')).toBeNull();
  vi.useRealTimers();
});

test('K-11 K-13 K-18 the map moves in 500 ms, fits after 500 ms and draws areas in blue, 4 px, translucent', async () => {
  renderInStorefront(aMap());
  const look = JSON.parse((await screen.findByText(/strokeColor/)).textContent) as MapLook;
  expect(look).toEqual({
    area: { strokeWidth: 4, strokeColor: '#1E6FFF', fillColor: '#1E6FFF', fillOpacity: 0.12 },
    moveMs: 500,
    fitAfterMs: 500,
  });
});

test.each([
  ['a dark brand on a light system', 'dark', false, `${TILES}?dark=1`],
  ['a light page on a dark system', 'light', true, TILES],
  ['the system alone', undefined, true, `${TILES}?dark=1`],
  ['nothing dark', undefined, false, TILES],
])('SET-21 the map is drawn for the night where the page is: %s', async (_, written, isSystemDark, tiles) => {
  if (written) document.documentElement.dataset['scheme'] = written;
  vi.stubGlobal('matchMedia', () => ({
    matches: isSystemDark,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderInStorefront(aMap());
  expect(await screen.findByText(tiles)).toBeTruthy();
});
