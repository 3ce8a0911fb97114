import { act, fireEvent, screen } from '@testing-library/react';
import type { MapKindProps } from '@dasturxon/ui/map-view';
import { afterEach, expect, test, vi } from 'vitest';

import { openEntry } from '../../router/history.ts';
import { aBoot, renderInStorefront } from '../../testing/index.ts';
import { LazyMap } from './lazy-map.tsx';

vi.mock('@dasturxon/ui/map-view', () => ({ MapView: () => <output>Leaflet</output> }));
vi.mock('@dasturxon/ui/map-yandex', () => ({
  YandexMapView: ({ drawing: { service, onFailure } }: MapKindProps) => (
    <button type="button" onClick={() => onFailure?.('REFUSED')}>
      {service?.src}
    </button>
  ),
}));

afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const brand = (more: object = {}) => ({
  ...aBoot({ settings: { mapType: 'YANDEX' } }),
  merchant: { ...aBoot().merchant, yandexMapKey: 'a-key' },
  mapsUrl: 'https://maps.example',
  ...more,
});
const show = (boot: ReturnType<typeof brand>) =>
  renderInStorefront(
    <LazyMap
      camera={{ center: { lat: 41.31, lon: 69.28 }, zoom: 14 }}
      tiles={{ url: '/tiles/{z}/{x}/{y}.png', attribution: '' }}
      labels={{ map: 'Map', zoomIn: '', zoomOut: '', locate: '', group: String }}
    />,
    { boot, answers: { 'POST /maps/v1/failures': null } },
  );

test('SET-32 D15 the merchant’s map is drawn with their key; one that fails becomes Leaflet, and the server is notified', async () => {
  const { calls } = show(brand());
  const map = await screen.findByText('https://maps.example/2.1/?apikey=a-key&lang=en_US&csp=true');
  fireEvent.click(map);
  expect(await screen.findByText('Leaflet')).toBeTruthy();
  expect(await calls.at(-1)?.json()).toEqual({ mapType: 'YANDEX', reason: 'REFUSED' });
});

test('SET-32 T68 a document whose policy has no map draws Leaflet and reports nothing', async () => {
  const { calls } = show(brand({ mapsUrl: undefined }));
  expect(await screen.findByText('Leaflet')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('T68 D80 after the script of a map, checkout opens in a new document', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  show(brand());
  await screen.findByText(/maps\.example/);
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.dataset['mapService'] = '';
  document.head.append(script);
  act(() => openEntry('/profile/orders/o-1', { depth: 1 }, { replace: false }));
  expect(reload).not.toHaveBeenCalled();
  act(() => openEntry('/checkout', { depth: 2 }, { replace: false }));
  expect(reload).toHaveBeenCalledOnce();
});
