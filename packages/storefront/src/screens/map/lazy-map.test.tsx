import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { aBoot, renderInStorefront } from '../../testing/index.ts';
import { LazyMap } from './lazy-map.tsx';

vi.mock('@dasturxon/ui/map-view', () => new Promise(() => {}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('K-12 a map that has not loaded after 5 s shows a message', async () => {
  renderInStorefront(
    <LazyMap
      camera={{ center: { lat: 41.31, lon: 69.28 }, zoom: 14 }}
      tiles={{ url: '/tiles/{z}/{x}/{y}.png', attribution: '' }}
      labels={{ map: 'Map', zoomIn: '', zoomOut: '', locate: '', group: String }}
    />,
  );
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toMatch(/The map is not loading/);
});

test('SET-32 ERR-27 a map service without a key: Leaflet is used, and both logs state it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const map = (
    <LazyMap
      camera={{ center: { lat: 41.31, lon: 69.28 }, zoom: 14 }}
      tiles={{ url: '/tiles/{z}/{x}/{y}.png', attribution: '' }}
      labels={{ map: 'Map', zoomIn: '', zoomOut: '', locate: '', group: String }}
    />
  );
  renderInStorefront(map, { boot: aBoot({ settings: { mapType: 'LEAFLET' } }) });
  expect(warn).not.toHaveBeenCalled();
  const { calls } = renderInStorefront(map, {
    boot: aBoot({ settings: { mapType: 'YANDEX' } }),
    answers: { 'POST /maps/v1/failures': null },
  });
  expect(warn.mock.calls).toEqual([['Maps: an API key is required for YANDEX, Leaflet stands in']]);
  await act(() => vi.advanceTimersByTimeAsync(0));
  const [report] = calls;
  expect(new URL(report!.url).pathname).toBe('/maps/v1/failures');
  expect(await report!.json()).toEqual({ mapType: 'YANDEX', reason: 'NO_KEY' });
});
