import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { atBranchPicker, branchRadio, chorsu, mainBranch } from '../../testing/at-branch-picker.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('OV-12 OV-13 D4 map and list show the same choice; the selected marker is highlighted', async () => {
  const { map } = atBranchPicker({ firstView: 'map' });
  await waitFor(() => expect(map.props().markers).toHaveLength(3));
  const lit = () =>
    map
      .props()
      .markers!.filter((marker) => marker.highlighted)
      .map(({ id }) => id);
  expect(lit()).toEqual(['main']);
  expect(map.props().markers!.find(({ id }) => id === 'closed')).toMatchObject({ disabled: true });

  fireEvent.click(screen.getByRole('radio', { name: 'List' }));
  fireEvent.click(await branchRadio(/Chorsu/));
  fireEvent.click(screen.getByRole('radio', { name: 'Map' }));
  expect(lit()).toEqual(['chorsu']);
});

test('OV-13 OV-14 the branch to be selected is below the map, with its hours and address', async () => {
  const { map } = atBranchPicker({ firstView: 'map' });
  await waitFor(() => expect(map.props().markers).toHaveLength(3));
  expect(screen.getByText('Center').parentElement?.textContent).toMatch(/Center.*09:00–23:00.*Navoiy/);

  act(() => map.props().events?.onMarker?.('chorsu'));
  const below = screen.getAllByText('Chorsu').find((one) => one.closest('[role="status"]'));
  expect(below?.parentElement?.textContent).toMatch(/Chorsu.*09:00–23:00.*Navoiy/);
});

test('GEO-21 K-10 K-18 the branch map starts far away and is given every branch to fit', async () => {
  const { map } = atBranchPicker({ firstView: 'map', branches: [chorsu, mainBranch] });
  await waitFor(() => expect(map.props().camera.fit).toHaveLength(2));

  expect(map.props().camera.fit).toContainEqual({ lat: 41.31, lon: 69.28 });
  expect(map.at().zoom).toBe(10);
});

test('OV-16 a marker opens the branch: hours, address, a number to call, and choosing it', async () => {
  const { map, store } = atBranchPicker({ firstView: 'map' });
  await waitFor(() => expect(map.props().markers).toHaveLength(3));
  act(() => map.props().events?.onMarker?.('chorsu'));
  const detail = within(screen.getByRole('dialog', { name: 'Chorsu' }));

  expect(detail.getByText(/09:00–23:00/)).toBeTruthy();
  expect(detail.getByText('Navoiy koʻchasi 15')).toBeTruthy();
  expect(detail.getByRole('link', { name: /71 200 00 00/ }).getAttribute('href')).toBe('tel:+998712000000');
  expect(
    detail.getByText('\u2066+998 71 200 00 00\u2069'),
    'left to right on an Arabic page too',
  ).toBeTruthy();
  fireEvent.click(detail.getByRole('button', { name: 'Select' }));
  expect(store.get(orderDraftAtom).branchId).toBe('chorsu');
});

test('OV-16 GEO-20 the details of a closed branch can be read but not chosen', async () => {
  atBranchPicker();
  fireEvent.click(await screen.findByRole('button', { name: 'Details: Sergeli' }));
  const detail = within(screen.getByRole('dialog', { name: 'Sergeli' }));

  expect(detail.getByText('Today is a holiday')).toBeTruthy();
  expect(detail.getByRole('button', { name: 'Select' })).toHaveProperty('disabled', true);
});
