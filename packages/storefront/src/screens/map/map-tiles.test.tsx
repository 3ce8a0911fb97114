import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInShop } from '../../testing/index.ts';
import { LazyMap } from './lazy-map.tsx';

vi.mock('@dasturxon/ui/map-view', () => ({
  MapView: ({ tileUrl }: { tileUrl: string }) => <output>{tileUrl}</output>,
}));

afterEach(() => {
  delete document.documentElement.dataset['scheme'];
  vi.unstubAllGlobals();
});

const TILES = '/tiles/{z}/{x}/{y}.png';

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
  renderInShop(
    <LazyMap
      label="Map"
      center={{ lat: 41.31, lon: 69.28 }}
      zoom={14}
      tileUrl={TILES}
      attribution=""
      words={{ zoomIn: '', zoomOut: '', locate: '' }}
    />,
  );
  expect(await screen.findByText(tiles)).toBeTruthy();
});
