import { aBranch, aCity, everyDay, hours } from '@dasturxon/core/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { chosenBranchAtom } from '../../domains/branches/chosen-branch.ts';
import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import {
  atBranchPicker,
  branchRadio,
  called,
  chorsu,
  closed,
  mainBranch,
  selectButton,
} from '../../testing/at-branch-picker.tsx';
import { aFakeMap, aStorefront } from '../../testing/index.ts';
import { BranchPicker } from './branch-picker.tsx';

const cities = [
  aCity(),
  aCity({ id: 'city-2', name: called('Samarkand'), latitude: 39.65, longitude: 66.97 }),
];
const away = aBranch({ id: 'away', name: called('Registan'), cityId: 'city-2' });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('OV-11 the picker is a sheet of limited height with a back button and a title', async () => {
  const { onClose } = atBranchPicker();
  const dialog = screen.getByRole('dialog', { name: 'Pick-up branch' });
  const sheet = within(dialog);

  expect(dialog.className).toContain('limited');
  fireEvent.click(sheet.getByRole('button', { name: 'Back' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('OV-14 FMT-08 VAL-15 D38 a row has the name in the page’s language, today’s hours and the address', async () => {
  atBranchPicker();
  const row = await branchRadio(/Chorsu/);

  expect(row.closest('label')?.textContent).toContain('09:00–23:00');
  expect(row.closest('label')?.textContent).toContain('Navoiy koʻchasi 15');
});

test('OV-15 GEO-20 ERR-17 VAL-15 a branch with a day off is greyed, labelled and cannot be chosen', async () => {
  atBranchPicker();
  const row = await branchRadio(/Sergeli/);

  expect(row).toHaveProperty('disabled', true);
  expect(row.closest('label')?.textContent).toMatch(/Closed.*Today is a holiday/);
});

test('VAL-15 a day without an entry counts as a holiday', async () => {
  atBranchPicker({ branches: [aBranch({ workHours: [hours('TUESDAY')] })] });

  expect(await branchRadio(/Today is a holiday/)).toHaveProperty('disabled', true);
});

test('VAL-16 only active branches with pick-up are listed', async () => {
  const noPickup = aBranch({ id: 'kitchen', name: called('Kitchen') });
  noPickup.settings = { ...noPickup.settings, pickupEnabled: false };
  atBranchPicker({
    branches: [chorsu, noPickup, aBranch({ id: 'old', name: called('Old'), isActive: false })],
  });
  await branchRadio(/Chorsu/);

  expect(screen.queryByText('Kitchen')).toBeNull();
  expect(screen.queryByText('Old')).toBeNull();
});

test('OV-15 ERR-29 without any branch the page shows that nothing was found', async () => {
  atBranchPicker({ branches: [] });
  expect(await screen.findByText('nothing found')).toBeTruthy();
  expect(selectButton()).toHaveProperty('disabled', true);
});

test.each([
  ['the order’s', { branchId: 'chorsu' }, [mainBranch, chorsu], 'chorsu'],
  ['else the main one', {}, [chorsu, mainBranch], 'main'],
  ['else the first', {}, [chorsu, closed], 'chorsu'],
])('GEO-19 the branch that is selected first is %s', async (_, draft, branches, id) => {
  const { store } = atBranchPicker({ draft, branches });
  await screen.findAllByRole('radio', { name: /Chorsu|Center/ });
  fireEvent.click(selectButton());

  expect(store.get(orderDraftAtom).branchId).toBe(id);
});

test('GEO-20 K-15 confirming stores the branch for pick-up and closes 100 ms later', async () => {
  const { store, onClose } = atBranchPicker();
  fireEvent.click(await branchRadio(/Chorsu/));
  expect(store.get(orderDraftAtom).branchId ?? null).toBeNull();
  fireEvent.click(selectButton());

  expect(store.get(orderDraftAtom)).toMatchObject({
    branchId: 'chorsu',
    serviceType: 'PICK_UP',
    cityId: 'city-1',
  });
  expect(store.get(chosenBranchAtom)).toEqual({ id: 'chorsu', name: called('Chorsu') });
  await act(() => vi.advanceTimersByTimeAsync(110));
  expect(onClose).toHaveBeenCalledOnce();
});

test('GEO-20 K-15 a double tap on Select closes the picker once, not the page below it', async () => {
  const { onClose } = atBranchPicker();
  await branchRadio(/Chorsu/);
  fireEvent.click(selectButton());
  await act(() => vi.advanceTimersByTimeAsync(60));
  fireEvent.click(selectButton());
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(onClose).toHaveBeenCalledOnce();
});

test('GEO-20 a closed branch that is preselected cannot be confirmed', async () => {
  const { store } = atBranchPicker({ draft: { branchId: 'closed' } });
  await branchRadio(/Sergeli/);

  expect(selectButton()).toHaveProperty('disabled', true);
  fireEvent.click(selectButton());
  expect(store.get(orderDraftAtom).branchId).toBe('closed');
  expect(store.get(chosenBranchAtom)).toBeNull();
});

test('OV-12 one city shows no dropdown', async () => {
  atBranchPicker();
  await branchRadio(/Chorsu/);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('OV-12 GEO-19 D31 of several cities the selected one is first, else the main one; another shows its branches', async () => {
  atBranchPicker({ cities, branches: [chorsu, away], mainCityId: 'city-2' });
  expect(await branchRadio(/Registan/)).toBeTruthy();
  const city = screen.getByRole('combobox', { name: 'City' });
  expect(city).toHaveProperty('value', 'city-2');

  fireEvent.change(city, { target: { value: 'city-1' } });
  expect(await branchRadio(/Chorsu/)).toBeTruthy();
  expect(screen.queryByText('Registan')).toBeNull();
});

test('ERR-08 a failed load of branches shows the reason and can be retried', async () => {
  const storefront = aStorefront();
  render(storefront.around(<BranchPicker Map={aFakeMap().Map} firstView="list" onClose={() => {}} />));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Select' }), 'one thing to do, and room for it').toBeNull();
});

test.each(['list', 'map'] as const)(
  'T37 on the %s a branch that is closed at this hour shows when it opens',
  async (firstView) => {
    const evening = aBranch({
      id: 'evening',
      isMain: true,
      workHours: everyDay({ open: '18:00', close: '23:00' }),
    });
    atBranchPicker({ branches: [evening], firstView });
    expect(await screen.findByText(/Opens at 18:00/)).toBeTruthy();
    expect(selectButton()).toHaveProperty('disabled', false);
  },
);
