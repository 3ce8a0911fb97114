import { aRegion } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { home, openAddressMap, later, save } from '../../testing/at-address-map.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

test('VAL-14 OV-06 ERR-33 D49 GEO-14 outside every zone the disabled button shows why, inside it can be pressed', async () => {
  const { map } = openAddressMap({
    current: home,
    settings: { shouldValidateDeliveryArea: true },
    answers: { 'GET /users/v1/region': [aRegion()] },
  });
  await waitFor(() => expect(map.props().polygons).toHaveLength(1));
  expect(save()).toHaveProperty('disabled', false);

  map.rest(41.5, 69.5);
  await later(600);
  expect(await screen.findByRole('button', { name: 'Out of Service zone' })).toHaveProperty('disabled', true);
});

test('VAL-14 OV-06 outside every zone the nearest one can be shown; nothing is chosen by that', async () => {
  const { map } = openAddressMap({
    current: home,
    settings: { shouldValidateDeliveryArea: true },
    answers: { 'GET /users/v1/region': [aRegion()] },
  });
  await waitFor(() => expect(map.props().polygons).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Show the area' })).toBeNull();

  map.rest(41.5, 69.5);
  await later(600);
  fireEvent.click(await screen.findByRole('button', { name: 'Show the area' }));
  const lats = aRegion().polygon.map(([, lat]) => lat);
  expect(map.at().lat).toBeCloseTo((Math.min(...lats) + Math.max(...lats)) / 2);
  expect(save()).toHaveProperty('disabled', true);
  expect(screen.getByText('Move the map until the pin is at your door')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show the area' })).toBeNull();
});

test('GEO-24 K-13 D55 zones are drawn for guests too, with their stored pairs flipped', async () => {
  const { map } = openAddressMap({
    settings: { shouldValidateDeliveryArea: true },
    answers: { 'GET /users/v1/region': [aRegion()] },
  });

  await waitFor(() => expect(map.props().polygons?.[0]?.[0]).toEqual({ lat: 41.28, lon: 69.2 }));
});

test('D48 GEO-12 zones are not even loaded where the orders settings switch the area check off', async () => {
  const { asked } = openAddressMap({
    settings: { shouldValidateDeliveryArea: true },
    answers: { 'GET /orders/v1/merchant/settings': { shouldValidateDeliveryArea: false } },
  });
  await later(100);

  expect(asked('/orders/v1/merchant/settings')).toHaveLength(1);
  await waitFor(() => expect(save().textContent).toBe('Save'));
});

test('ERR-08 zones that could not be loaded leave the view as it is', async () => {
  openAddressMap({
    current: home,
    settings: { shouldValidateDeliveryArea: true },
    answers: { 'GET /users/v1/region': () => Response.json({ code: 'server.failed' }, { status: 500 }) },
  });
  await later(100);

  expect(save()).toHaveProperty('disabled', false);
});
