import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { CITIES, SEARCH, twoCities, openAddressMap, later, save } from '../../testing/at-address-map.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

test('OV-05 GEO-01 one city is taken without a dropdown', async () => {
  openAddressMap();
  await later(100);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('OV-05 GEO-02 GEO-03 of several cities the first is selected, and another takes the pin to its middle', async () => {
  const { map } = openAddressMap({ answers: { [CITIES]: twoCities } });
  const city = await screen.findByRole('combobox', { name: 'City' });
  expect(city).toHaveProperty('value', 'city-1');

  map.rest(41.32, 69.23);
  await later(600);
  await screen.findByText('Navoiy [15]');
  fireEvent.change(city, { target: { value: 'city-2' } });
  expect(map.at()).toMatchObject({ lat: 39.65, lon: 66.97 });
  expect(screen.queryByText('Navoiy [15]')).toBeNull();
  expect(screen.getByText(/Move the map until the pin is at your door/)).toBeTruthy();
  expect(save()).toHaveProperty('disabled', true);
});

test('GEO-13 ENT-32 a place found in another city takes that city along', async () => {
  const registan = { name: 'Registan', lat: 39.654, lon: 66.975, display_name: 'Registan, Samarkand' };
  openAddressMap({ answers: { [CITIES]: twoCities, [SEARCH]: [registan] } });
  const city = await screen.findByRole('combobox', { name: 'City' });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Registan' } });
  await later(350);
  fireEvent.click(await screen.findByText(registan.display_name));
  expect(city).toHaveProperty('value', 'city-2');
});
