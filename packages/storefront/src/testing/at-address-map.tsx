import type { Language } from '@dasturxon/core/kernel';
import { aCity } from '@dasturxon/core/testing';
import { act, screen } from '@testing-library/react';
import { type Mock, vi } from 'vitest';

import { LocationRefused } from '../hosts/deps.ts';
import { AddressMap } from '../features/address-map/address-map.tsx';
import type { DraftAddress } from '../domains/checkout/order-draft.ts';
import { aBoot, aFakeMap, type Answers, renderInStorefront } from './index.ts';

type Given = {
  current?: DraftAddress | null;
  answers?: Answers;
  settings?: Record<string, unknown>;
  language?: Language;
  locate?: () => Promise<{ lat: number; lon: number }>;
};

const nowhere = () => Promise.reject(new LocationRefused('unavailable'));

/** The calls of the address map, as the table of answers names them. */
export const CITIES = 'GET /users/v1/cities/merchant/m-1';
export const REVERSE = 'GET /geo/v1/reverse';
export const SEARCH = 'GET /geo/v1/search';

/** An address that is chosen already. */
export const home: DraftAddress = {
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

/** What a search finds. */
export const chorsu = {
  name: 'Navoiy 15',
  lat: 41.32,
  lon: 69.23,
  display_name: 'Navoiy 15, Chorsu, Tashkent',
};

/** The street at the pin. */
export const found = { ...chorsu, streetName: 'Navoiy', houseNumber: '15' };

/** A merchant of two cities. */
export const twoCities = [
  aCity(),
  aCity({ id: 'city-2', name: { uz: '', ru: '', eng: 'Samarkand' }, latitude: 39.65, longitude: 66.97 }),
];

/** The map over a page, with a fake Leaflet that a test moves. */
export function openAddressMap({
  current = null,
  answers = {},
  settings = {},
  language = 'eng',
  locate = nowhere,
}: Given = {}) {
  const map = aFakeMap();
  const onSaved: Mock = vi.fn();
  const onClose: Mock = vi.fn();
  const storefront = renderInStorefront(
    <AddressMap Map={map.Map} purpose="order" current={current} onClose={onClose} onSaved={onSaved} />,
    {
      boot: aBoot({ settings, language }),
      deps: { locate },
      answers: { [CITIES]: [aCity()], [REVERSE]: found, [SEARCH]: [chorsu], ...answers },
    },
  );
  const asked = (path: string) => storefront.calls.filter(({ url }) => new URL(url).pathname === path);
  return { map, onSaved, onClose, asked, ...storefront };
}

/** So many milliseconds on. */
export const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The button below the map. */
export const save = () => screen.getByRole('button', { name: /^(Save|Out of Service zone)$/ });
