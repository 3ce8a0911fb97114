import { expect, test } from 'vitest';

import { checkMapSetup } from './check-map-setup.ts';

const leaflet = { mapType: 'LEAFLET', apiKey: null, tilesUrl: '/tiles/{z}/{x}/{y}.png' } as const;

test('D15 ERR-27 Leaflet needs no key', () => {
  expect(() => checkMapSetup(leaflet)).not.toThrow();
});

test('ERR-27 a regional service without its key, and an unknown option, are logged for the developer', () => {
  expect(() => checkMapSetup({ ...leaflet, mapType: 'YANDEX' })).toThrow('an API key is required for YANDEX');
  const misspelt = { ...leaflet, zoom: 1 };
  expect(() => checkMapSetup(misspelt)).toThrow('unknown option "zoom"');
});
