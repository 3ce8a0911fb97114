import { aRegion } from '@dasturxon/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aBoot, aFakeMap, type Answers, renderInStorefront } from '../../testing/index.ts';
import { DeliveryTerms } from './delivery-terms.tsx';

const REGIONS = 'GET /users/v1/region';
const METHODS = 'GET /payments/v1/methods';
const zones = [
  aRegion({ name: 'Markaz', price: 12_000 }),
  aRegion({ id: 'r-2', name: 'Chekka', price: null }),
];

function show(answers: Answers, settings: Record<string, unknown> = { deliveryActive: true }) {
  const map = aFakeMap();
  renderInStorefront(<DeliveryTerms Map={map.Map} />, { boot: aBoot({ settings }), answers });
  return map;
}

test('RT-04 D3 delivery zones on a map with their prices, and the ways to pay', async () => {
  const map = show({ [REGIONS]: zones, [METHODS]: [{ id: 'p-1', name: 'x', type: 'CASH' }] });
  expect((await screen.findByText('Markaz')).parentElement?.textContent).toMatch(/12\s000/);
  expect(screen.getByText('Chekka').parentElement?.textContent).toContain('by distance');
  expect(map.props().polygons?.[0]?.[0]).toEqual({ lat: 41.28, lon: 69.2 });
  expect(await screen.findByText('Cash')).toBeTruthy();
});

test('BO-397 a zone with hours names them, one that is always served has none', async () => {
  const evening = aRegion({
    id: 'r-3',
    name: 'Kechki',
    days: ['MONDAY', 'FRIDAY'],
    from: '18:00',
    until: '23:30',
  });
  show({ [REGIONS]: [...zones, evening], [METHODS]: [] });
  expect((await screen.findByText(/Mon, Fri · .*18:00–23:30/)).closest('li')?.textContent).toContain(
    'Kechki',
  );
  expect(screen.getByText('Markaz').closest('li')?.textContent).not.toContain('00:00');
});

test('SET-01 without delivery there are no zones', async () => {
  show(
    { [REGIONS]: zones, [METHODS]: [{ id: 'p-1', name: 'x', type: 'CASH' }] },
    { deliveryActive: false, pickupActive: true },
  );
  await screen.findByText('Cash');
  expect(screen.queryByText('Markaz')).toBeNull();
});

test('ERR-08 what does not come is left out', async () => {
  show({});
  await waitFor(() => expect(screen.queryByText('Where we deliver')).toBeNull());
});
