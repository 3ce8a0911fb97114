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
      labels={{ map: 'Map', zoomIn: '', zoomOut: '', locate: '' }}
    />,
  );
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toMatch(/The map is not loading/);
});

test('SET-32 ERR-27 a map service without an adapter or key: Leaflet is used, and the log states it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = vi.fn();
  vi.stubGlobal('reportError', error);
  const map = (
    <LazyMap
      camera={{ center: { lat: 41.31, lon: 69.28 }, zoom: 14 }}
      tiles={{ url: '/tiles/{z}/{x}/{y}.png', attribution: '' }}
      labels={{ map: 'Map', zoomIn: '', zoomOut: '', locate: '' }}
    />
  );
  renderInStorefront(map, { boot: aBoot({ settings: { mapType: 'LEAFLET' } }) });
  expect(warn.mock.calls.length + error.mock.calls.length).toBe(0);
  renderInStorefront(map, { boot: aBoot({ settings: { mapType: 'YANDEX' } }) });
  expect(warn.mock.calls).toEqual([['Maps: an API key is required for YANDEX, Leaflet stands in']]);
  const merchant = { ...aBoot().merchant, yandexMapKey: 'key' };
  renderInStorefront(map, { boot: aBoot({ merchant, settings: { mapType: 'YANDEX' } }) });
  expect(warn).toHaveBeenCalledTimes(2);
  expect(error).not.toHaveBeenCalled();
  expect(warn).toHaveBeenLastCalledWith('Maps: no adapter for YANDEX, Leaflet stands in');
});
