import { aBranch, aCity } from '@dasturxon/core/testing';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { aBoot, aFakeMap, renderInStorefront } from '../../testing/index.ts';
import { AddressPickup2Screen, AddressPickupScreen } from './address-pickup-screen.tsx';

const map = aFakeMap();
vi.mock('@dasturxon/ui/map-view', () => ({ MapView: (props: MapViewProps) => <map.Map {...props} /> }));

const answers = {
  'GET /users/v1/branches/full': [aBranch()],
  'GET /users/v1/cities/merchant/m-1': [aCity()],
};

test('RT-22 D4 the pick-up page shows the map first', async () => {
  renderInStorefront(<AddressPickupScreen />, { answers });
  expect(await screen.findByLabelText('Branches on the map')).toBeTruthy();
  expect(document.title).toBe('Pick-up branch');
});

test('RT-23 D4 its second variant shows the list first', async () => {
  renderInStorefront(<AddressPickup2Screen />, { answers });
  expect(await screen.findByRole('radio', { name: /Chorsu/ })).toBeTruthy();
  expect(screen.queryByLabelText('Branches on the map')).toBeNull();
});

test('TEN-06 RT-22 from pick-up to delivery is one tap, where the merchant offers both', async () => {
  const settings = { deliveryActive: true, pickupActive: true };
  const { store } = renderInStorefront(<AddressPickup2Screen />, { answers, boot: aBoot({ settings }) });
  fireEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));

  expect(location.pathname).toBe('/choose-address');
  expect(store.get(orderDraftAtom).serviceType).toBe('DELIVERY');
});
