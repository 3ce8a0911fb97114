import { aBranch, aCity, everyDay, hours } from '@dasturxon/core/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { chosenBranchAtom } from '../../domains/branches/chosen-branch.ts';
import { changeDraftAtom, orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { aBoot, aFakeMap, aStorefront } from '../../testing/index.ts';
import { BranchPicker } from './branch-picker.tsx';

type Branch = ReturnType<typeof aBranch>;
const called = (eng: string) => ({ uz: `${eng} uz`, ru: `${eng} ru`, eng });

const chorsu = aBranch({ id: 'chorsu', name: called('Chorsu') });
const main = aBranch({ id: 'main', name: called('Center'), isMain: true, latitude: 41.31, longitude: 69.28 });
const closed = aBranch({
  id: 'closed',
  name: called('Sergeli'),
  workHours: everyDay().map((day) => (day.weekName === 'MONDAY' ? { ...day, isDayOff: true } : day)),
});
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

type Given = {
  branches?: Branch[];
  firstView?: 'map' | 'list';
  cities?: unknown[];
  draft?: object;
  mainCityId?: string;
};

function open({ branches = [chorsu, main, closed], firstView = 'list', draft = {}, ...given }: Given = {}) {
  const map = aFakeMap();
  const onClose = vi.fn();
  const boot = aBoot();
  boot.merchant = { ...boot.merchant, mainCityId: given.mainCityId ?? null };
  const storefront = aStorefront({
    boot,
    answers: {
      'GET /users/v1/branches/full': branches,
      'GET /users/v1/cities/merchant/m-1': given.cities ?? [aCity()],
    },
  });
  storefront.store.set(changeDraftAtom, draft);
  render(storefront.around(<BranchPicker Map={map.Map} firstView={firstView} onClose={onClose} />));
  return { ...storefront, map, onClose };
}

const radio = (name: RegExp) => screen.findByRole('radio', { name });
const select = () => screen.getAllByRole('button', { name: 'Select' }).at(-1)!;

test('OV-11 the picker is a sheet of limited height with a back button and a title', async () => {
  const { onClose } = open();
  const dialog = screen.getByRole('dialog', { name: 'Pick-up branch' });
  const sheet = within(dialog);

  expect(dialog.className).toContain('limited');
  fireEvent.click(sheet.getByRole('button', { name: 'Back' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('OV-14 FMT-08 VAL-15 D38 a row has the name in the page’s language, today’s hours and the address', async () => {
  open();
  const row = await radio(/Chorsu/);

  expect(row.closest('label')?.textContent).toContain('09:00–23:00');
  expect(row.closest('label')?.textContent).toContain('Navoiy koʻchasi 15');
});

test('OV-15 GEO-20 ERR-17 VAL-15 a branch with a day off is greyed, labelled and cannot be chosen', async () => {
  open();
  const row = await radio(/Sergeli/);

  expect(row).toHaveProperty('disabled', true);
  expect(row.closest('label')?.textContent).toMatch(/Closed.*Today is a holiday/);
});

test('VAL-15 a day without an entry counts as a holiday', async () => {
  open({ branches: [aBranch({ workHours: [hours('TUESDAY')] })] });

  expect(await radio(/Today is a holiday/)).toHaveProperty('disabled', true);
});

test('VAL-16 only active branches with pick-up are listed', async () => {
  const noPickup = aBranch({ id: 'kitchen', name: called('Kitchen') });
  noPickup.settings = { ...noPickup.settings, pickupEnabled: false };
  open({ branches: [chorsu, noPickup, aBranch({ id: 'old', name: called('Old'), isActive: false })] });
  await radio(/Chorsu/);

  expect(screen.queryByText('Kitchen')).toBeNull();
  expect(screen.queryByText('Old')).toBeNull();
});

test('OV-15 ERR-29 no branch at all is said as nothing found', async () => {
  open({ branches: [] });
  expect(await screen.findByText('nothing found')).toBeTruthy();
  expect(select()).toHaveProperty('disabled', true);
});

test.each([
  ['the order’s', { branchId: 'chorsu' }, [main, chorsu], 'chorsu'],
  ['else the main one', {}, [chorsu, main], 'main'],
  ['else the first', {}, [chorsu, closed], 'chorsu'],
])('GEO-19 the branch that is selected first is %s', async (_, draft, branches, id) => {
  const { store } = open({ draft, branches });
  await screen.findAllByRole('radio', { name: /Chorsu|Center/ });
  fireEvent.click(select());

  expect(store.get(orderDraftAtom).branchId).toBe(id);
});

test('GEO-20 K-15 confirming stores the branch for pick-up and closes 100 ms later', async () => {
  const { store, onClose } = open();
  fireEvent.click(await radio(/Chorsu/));
  expect(store.get(orderDraftAtom).branchId ?? null).toBeNull();
  fireEvent.click(select());

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
  const { onClose } = open();
  await radio(/Chorsu/);
  fireEvent.click(select());
  await act(() => vi.advanceTimersByTimeAsync(60));
  fireEvent.click(select());
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(onClose).toHaveBeenCalledOnce();
});

test('GEO-20 a closed branch that is preselected cannot be confirmed', async () => {
  const { store } = open({ draft: { branchId: 'closed' } });
  await radio(/Sergeli/);

  expect(select()).toHaveProperty('disabled', true);
  fireEvent.click(select());
  expect(store.get(orderDraftAtom).branchId).toBe('closed');
  expect(store.get(chosenBranchAtom)).toBeNull();
});

test('OV-12 OV-13 D4 map and list show the same choice; the selected marker is highlighted', async () => {
  const { map } = open({ firstView: 'map' });
  await waitFor(() => expect(map.props().markers).toHaveLength(3));
  const lit = () =>
    map
      .props()
      .markers!.filter((marker) => marker.highlighted)
      .map(({ id }) => id);
  expect(lit()).toEqual(['main']);
  expect(map.props().markers!.find(({ id }) => id === 'closed')).toMatchObject({ disabled: true });

  fireEvent.click(screen.getByRole('radio', { name: 'List' }));
  fireEvent.click(await radio(/Chorsu/));
  fireEvent.click(screen.getByRole('radio', { name: 'Map' }));
  expect(lit()).toEqual(['chorsu']);
});

test('OV-13 OV-14 below the map stands which branch would be selected, with its hours and address', async () => {
  const { map } = open({ firstView: 'map' });
  await waitFor(() => expect(map.props().markers).toHaveLength(3));
  expect(screen.getByText('Center').parentElement?.textContent).toMatch(/Center.*09:00–23:00.*Navoiy/);

  act(() => map.props().events?.onMarker?.('chorsu'));
  const below = screen.getAllByText('Chorsu').find((one) => one.closest('[role="status"]'));
  expect(below?.parentElement?.textContent).toMatch(/Chorsu.*09:00–23:00.*Navoiy/);
});

test('GEO-21 K-10 K-18 the branch map starts far away and is given every branch to fit', async () => {
  const { map } = open({ firstView: 'map', branches: [chorsu, main] });
  await waitFor(() => expect(map.props().camera.fit).toHaveLength(2));

  expect(map.props().camera.fit).toContainEqual({ lat: 41.31, lon: 69.28 });
  expect(map.at().zoom).toBe(10);
});

test('OV-16 a marker opens the branch: hours, address, a number to call, and choosing it', async () => {
  const { map, store } = open({ firstView: 'map' });
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
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Details: Sergeli' }));
  const detail = within(screen.getByRole('dialog', { name: 'Sergeli' }));

  expect(detail.getByText('Today is a holiday')).toBeTruthy();
  expect(detail.getByRole('button', { name: 'Select' })).toHaveProperty('disabled', true);
});

test('OV-12 one city shows no dropdown', async () => {
  open();
  await radio(/Chorsu/);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('OV-12 GEO-19 D31 of several cities the selected one is first, else the main one; another shows its branches', async () => {
  open({ cities, branches: [chorsu, away], mainCityId: 'city-2' });
  expect(await radio(/Registan/)).toBeTruthy();
  const city = screen.getByRole('combobox', { name: 'City' });
  expect(city).toHaveProperty('value', 'city-2');

  fireEvent.change(city, { target: { value: 'city-1' } });
  expect(await radio(/Chorsu/)).toBeTruthy();
  expect(screen.queryByText('Registan')).toBeNull();
});

test('ERR-08 branches that do not load say why and can be asked for again', async () => {
  const storefront = aStorefront();
  render(storefront.around(<BranchPicker Map={aFakeMap().Map} firstView="list" onClose={() => {}} />));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Select' }), 'one thing to do, and room for it').toBeNull();
});

test.each(['list', 'map'] as const)(
  'T37 on the %s a branch that is closed at this hour says when it opens',
  async (firstView) => {
    const evening = aBranch({
      id: 'evening',
      isMain: true,
      workHours: everyDay({ open: '18:00', close: '23:00' }),
    });
    open({ branches: [evening], firstView });
    expect(await screen.findByText(/Opens at 18:00/)).toBeTruthy();
    expect(select()).toHaveProperty('disabled', false);
  },
);
