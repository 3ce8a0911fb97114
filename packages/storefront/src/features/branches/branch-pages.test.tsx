import { aBranch, aCity, everyDay } from '@dasturxon/core/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { changeDraftAtom } from '../../domains/checkout/order-draft.ts';
import { home } from '../../testing/at-address-map.tsx';
import { aFakeMap, renderInStorefront } from '../../testing/index.ts';
import { BranchCards, BranchesOnMap } from './branch-pages.tsx';
import { phonePlaceAtom } from '../../domains/addresses/phone-place.ts';

const FULL = 'GET /users/v1/branches/full';
const called = (eng: string) => ({ uz: '', ru: '', eng });
const morning = new Date('2026-05-11T02:00:00Z');

const open = aBranch({ id: 'open', name: called('Chorsu'), workHours: everyDay({ open: '06:00' }) });
const late = aBranch({ id: 'late', name: called('Center'), latitude: 41.31, longitude: 69.28 });
const holiday = aBranch({
  id: 'holiday',
  name: called('Sergeli'),
  workHours: everyDay().map((day) => ({ ...day, isDayOff: day.weekName === 'MONDAY' })),
});
const kitchen = aBranch({ id: 'kitchen', name: called('Kitchen') });
kitchen.settings = { ...kitchen.settings, pickupEnabled: false };
const gone = aBranch({ id: 'gone', name: called('Gone'), isActive: false });

test('SCR-10 RT-17 VAL-16 every active branch is listed with whether it is open now, and when it opens', async () => {
  renderInStorefront(<BranchCards />, {
    deps: { now: () => morning },
    answers: { [FULL]: [open, late, holiday, kitchen, gone] },
  });

  const card = async (name: string) => (await screen.findByText(name)).closest('article')!.textContent;
  expect(await card('Chorsu')).toContain('Open now');
  expect(await card('Center')).toContain('Opens at 09:00');
  expect(await card('Sergeli')).toMatch(/Opens tomorrow at 09:00.*Today is a holiday/);
  expect(await card('Kitchen')).toBeTruthy();
  expect(screen.queryByText('Gone')).toBeNull();
});

test('OV-15 D38 after midnight on a day off a branch that is still open is shown as open, with the hours of the evening', async () => {
  const workHours = everyDay({ open: '18:00', close: '02:00' }).map((day) => ({
    ...day,
    isDayOff: day.weekName === 'MONDAY',
  }));
  const now = { at: new Date('2026-05-10T20:00:00Z') };
  const nightly = aBranch({ id: 'nightly', name: called('Nightly'), workHours });
  const { around } = renderInStorefront(<BranchCards />, {
    deps: { now: () => now.at },
    answers: { [FULL]: [nightly] },
  });
  const card = async () => (await screen.findByText('Nightly')).closest('article')!.textContent;
  await screen.findByText('Nightly');
  await waitFor(async () => expect(await card()).toMatch(/Open now.*18:00–02:00/));
  cleanup();
  now.at = new Date('2026-05-10T22:00:00Z');
  render(around(<BranchCards />));
  expect(await card()).toMatch(/Opens tomorrow at 18:00.*Today is a holiday/);
});

test('BO-476 guests read until when a branch takes orders, before the last one and after it', async () => {
  const now = { at: new Date('2026-05-11T15:00:00Z') };
  const workHours = everyDay({ open: '09:00', close: '23:00' });
  const branch = aBranch({ id: 'last', name: called('Last'), workHours, lastOrderMinutes: 45 });
  const { around } = renderInStorefront(<BranchCards />, {
    deps: { now: () => now.at },
    answers: { [FULL]: [branch] },
  });
  const card = async () => (await screen.findByText('Last')).closest('article')!.textContent;
  await waitFor(async () => expect(await card()).toMatch(/Open now, orders until 22:15.*09:00–23:00/));
  cleanup();
  now.at = new Date('2026-05-11T17:30:00Z');
  render(around(<BranchCards />));
  expect(await card()).toMatch(/Orders were taken until 22:15.*09:00–23:00/);
});

test('BO-483 the photos of a branch are a list that names them', async () => {
  const branch = aBranch({ id: 'seen', name: called('Seen'), photos: ['/media/a.webp', '/media/b.webp'] });
  renderInStorefront(<BranchCards />, {
    deps: { now: () => morning },
    answers: { [FULL]: [branch, aBranch({ id: 'bare', name: called('Bare') })] },
  });
  const list = await screen.findByRole('list', { name: 'Photos of the branch' });
  expect(list.closest('article')!.textContent).toContain('Seen');
  const images = [...list.querySelectorAll('img')];
  expect(images.map(({ src, alt }) => [new URL(src).pathname, alt])).toEqual([
    ['/media/a.webp', 'Photos of the branch 1'],
    ['/media/b.webp', 'Photos of the branch 2'],
  ]);
  expect(screen.getAllByRole('list', { name: 'Photos of the branch' })).toHaveLength(1);
});

const cities = [
  aCity(),
  aCity({ id: 'city-2', name: called('Samarkand'), latitude: 39.65, longitude: 66.97 }),
];
const CITIES = 'GET /users/v1/cities/merchant/m-1';
const near = aBranch({ id: 'near', name: called('Near'), latitude: 41.301, longitude: 69.24 });
const far = aBranch({ id: 'far', name: called('Far'), latitude: 41.35, longitude: 69.24 });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('RT-17 RT-18 VAL-16 of several cities one can be chosen, for the list and the map alike', async () => {
  const away = aBranch({ id: 'away', name: called('Registan'), cityId: 'city-2' });
  const answers = { [FULL]: [open, away], [CITIES]: cities };
  const { around } = renderInStorefront(<BranchCards />, { answers });
  const city = await screen.findByRole('combobox', { name: 'City' });
  expect(names()).toEqual(['Chorsu', 'Registan']);
  fireEvent.change(city, { target: { value: 'city-2' } });
  expect(names()).toEqual(['Registan']);

  cleanup();
  const map = aFakeMap();
  render(around(<BranchesOnMap Map={map.Map} />));
  await waitFor(() => expect(map.props().markers?.map(({ id }) => id)).toEqual(['away']));
});

test('RT-17 one city has no filter, and without a place there is no distance', async () => {
  renderInStorefront(<BranchCards />, { answers: { [FULL]: [far, near], [CITIES]: [aCity()] } });
  await screen.findByText('Near');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(names()).toEqual(['Far', 'Near']);
  expect(screen.queryByText(/\d km|\d m$/)).toBeNull();
});

test('RT-17 from the chosen address, or from the phone’s location, the nearest branch comes first', async () => {
  const locate = vi.fn();
  const { store } = renderInStorefront(<BranchCards />, {
    deps: { locate },
    answers: { [FULL]: [far, near], [CITIES]: [aCity()] },
  });
  await screen.findByText('Near');
  act(() => store.set(changeDraftAtom, { address: { ...home, latitude: 41.3, longitude: 69.24 } }));
  expect(names()).toEqual(['Near', 'Far']);
  expect(screen.getByText('110 m')).toBeTruthy();
  expect(screen.getByText('5.6 km')).toBeTruthy();

  act(() => store.set(phonePlaceAtom, { lat: 41.35, lon: 69.24 }));
  expect(names()).toEqual(['Far', 'Near']);
  expect(locate).not.toHaveBeenCalled();
});

test('ERR-16 a merchant without branches shows a message', async () => {
  renderInStorefront(<BranchCards />, { answers: { [FULL]: [] } });
  expect(await screen.findByText('No branches')).toBeTruthy();
});

test('SCR-10 RT-18 on the map a marker shows its branch below', async () => {
  const map = aFakeMap();
  renderInStorefront(<BranchesOnMap Map={map.Map} />, { answers: { [FULL]: [open, late] } });
  await waitFor(() => expect(map.props().markers).toHaveLength(2));
  expect(screen.getByRole('article').textContent).toContain('Chorsu');

  act(() => map.props().events?.onMarker?.('late'));
  expect(screen.getByRole('article').textContent).toContain('Center');
});
