import { aBranch, aProduct, anOverall } from '@dasturxon/core/testing';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { stoppedAtom } from '../../domains/menu/availability.ts';
import { addLineAtom, cartLinesAtom } from '../../domains/cart/cart.ts';
import { productsAtom } from '../../domains/menu/menu.ts';
import { closedTextAtom, hoursTextAtom } from '../../domains/branches/closed-text.ts';
import { gradesAtom } from '../../domains/menu/grades.ts';
import { loadGrades } from '../../domains/menu/load-grades.ts';
import { selectedCityIdAtom } from '../../domains/branches/cities.ts';
import { nearestBranchAtom } from '../../domains/branches/nearest-branch.ts';
import { changeDraftAtom } from '../../domains/checkout/order-draft.ts';
import { noticesAtom } from '../../store/notices.ts';
import { aBoot, aStorefront, aStore } from '../../testing/index.ts';
import { useDeferredFacts } from './use-deferred-facts.ts';

function Facts() {
  useDeferredFacts();
  return null;
}

afterEach(() => {
  vi.useRealTimers();
});

function start(chosen: string | null) {
  vi.useFakeTimers();
  const storefront = aStorefront({ boot: aBoot({ defaultCityId: 'city-1' }) });
  if (chosen) storefront.store.set(selectedCityIdAtom, chosen);
  render(storefront.around(<Facts />));
  return storefront.store;
}

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('GEO-04 K-16 the default city is set 1.2 s after the start', async () => {
  const store = start(null);
  await later(1199);
  expect(store.get(selectedCityIdAtom)).toBeNull();
  await later(1);
  expect(store.get(selectedCityIdAtom)).toBe('city-1');
});

test('GEO-02 a city that was chosen before stays', async () => {
  const store = start('city-2');
  await later(5000);
  expect(store.get(selectedCityIdAtom)).toBe('city-2');
});

const at = (id: string, isActive = true) => [{ branch: { id, isActive } }];
const menu = anOverall({
  products: [
    aProduct({ id: 'here', productBranch: at('branch-1') }),
    aProduct({ id: 'elsewhere', productBranch: at('branch-2') }),
    aProduct({ id: 'paused', productBranch: at('branch-1', false) }),
    aProduct({ id: 'nowhere', productBranch: [] }),
    aProduct({ id: 'sold-out', productBranch: at('branch-1') }),
  ],
});

test('MENU-02 D32 what the branch that the guest chose does not offer, or has run out of, is stopped on this page', async () => {
  const storefront = aStorefront({
    answers: {
      'GET /products/v1/overalls': menu,
      'GET /products/v1/stop-list': { productIds: ['sold-out'], modifierIds: [] },
    },
  });
  const { id, name } = aBranch();
  const address = { id: null, type: null, name: '', latitude: 41, longitude: 69, streetName: 'Navoiy' };
  storefront.store.set(changeDraftAtom, {
    serviceType: 'DELIVERY',
    address: { ...address, houseNumber: '', details: null, cityId: null, comment: '' },
  });
  storefront.store.set(nearestBranchAtom, { id, name, distance: null, isChosen: true });
  render(storefront.around(<Facts />));

  await waitFor(() => expect(storefront.store.get(stoppedAtom).size).toBe(4));
  expect(storefront.store.get(stoppedAtom).has('here')).toBe(false);
  act(() => storefront.store.set(nearestBranchAtom, null));
  await waitFor(() => expect(storefront.store.get(stoppedAtom).size).toBe(0));
});

test('MENU-08 the grades of dishes come after the page, and grades that fail to load change nothing', async () => {
  const grades = [{ productId: 'here', grade: 4.6 }];
  let isDown = false;
  const answers = { 'GET /products/v1/grade': () => (isDown ? new Response(null, { status: 503 }) : grades) };
  const storefront = aStorefront({ answers });
  render(storefront.around(<Facts />));
  await waitFor(() => expect(storefront.store.get(gradesAtom)).toEqual(grades));
  isDown = true;
  await loadGrades(storefront.store);
  expect(storefront.store.get(gradesAtom)).toEqual(grades);
});

const OPENING = 'GET /users/v1/branches/opening';

test.each([
  [{ isOpen: true, opensAt: null }, null],
  [{ isOpen: false, opensAt: '2026-05-11T13:00:00.000Z' }, 'Opens at 18:00'],
  [{ isOpen: false, opensAt: '2026-05-12T04:00:00.000Z' }, 'Opens tomorrow at 09:00'],
  [{ isOpen: false, opensAt: '2026-05-14T04:00:00.000Z' }, 'Opens on Thursday at 09:00'],
  [{ isOpen: false, opensAt: null }, 'Closed now'],
])('T37 the menu shows the state %o of the restaurant after the first paint: %s', async (opening, text) => {
  const storefront = aStorefront({ answers: { [OPENING]: opening } });
  render(storefront.around(<Facts />));
  await waitFor(() => expect(storefront.calls.some(({ url }) => url.includes('/opening'))).toBe(true));
  await waitFor(() => expect(storefront.store.get(closedTextAtom)).toBe(text));
});

test.each([
  [{ from: 12_000, to: 12_000 }, '35–45 min · 12 000 UZS'],
  [{ from: 10_000, to: 24_000 }, '35–45 min · from 10 000 UZS'],
  [{ from: 0, to: 0 }, '35–45 min · free delivery'],
  [null, '35–45 min'],
])('B62 the header of the menu names the minutes and the delivery %o: %s', async (delivery, text) => {
  const opening = { isOpen: true, opensAt: null, minutes: { from: 35, to: 45 }, delivery };
  const storefront = aStorefront({ answers: { [OPENING]: opening } });
  render(storefront.around(<Facts />));
  const shown = () =>
    storefront.store
      .get(hoursTextAtom)
      ?.replaceAll(/[\u2066\u2069]/g, '')
      .replaceAll('\u00A0', ' ');
  await waitFor(() => expect(shown()).toBe(text));
});

test('T37 another service asks anew, and a failed answer changes nothing', async () => {
  const answers = {
    [OPENING]: ({ url }: Request) =>
      url.includes('DELIVERY') ? new Response(null, { status: 503 }) : { isOpen: false, opensAt: null },
  };
  const storefront = aStorefront({
    boot: aBoot({ settings: { deliveryActive: true, pickupActive: true } }),
    answers,
  });
  storefront.store.set(changeDraftAtom, { serviceType: 'PICK_UP' });
  render(storefront.around(<Facts />));
  await waitFor(() => expect(storefront.store.get(closedTextAtom)).toBe('Closed now'));
  act(() => storefront.store.set(changeDraftAtom, { serviceType: 'DELIVERY' }));
  await waitFor(() => expect(storefront.calls.filter(({ url }) => url.includes('/opening'))).toHaveLength(2));
  expect(storefront.store.get(closedTextAtom)).toBe('Closed now');
});

test('F09 a browser without storage is announced once', async () => {
  let notify = (): void => undefined;
  const onForget = (listener: () => void) => {
    notify = listener;
    return () => undefined;
  };
  const storefront = aStorefront({ deps: { storage: { ...aStore(), onForget } } });
  render(storefront.around(<Facts />));
  notify();
  notify();
  await waitFor(() => expect(storefront.store.get(noticesAtom)).toHaveLength(1));
  expect(storefront.store.get(noticesAtom)[0]!.text).toMatch(/does not allow anything to be saved/);
});

test('BO-45 a page learns of a stop and of its end while it is open, and names the dish of the basket', async () => {
  vi.useFakeTimers();
  let sold = { version: 'v1', productIds: [] as string[] };
  const storefront = aStorefront({
    answers: {
      'GET /products/v1/sale-version': () => new Response(JSON.stringify({ version: sold.version })),
      'GET /products/v1/stop-list': () =>
        new Response(JSON.stringify({ productIds: sold.productIds, modifierIds: [] })),
    },
  });
  const [id = ''] = storefront.store.get(productsAtom).keys();
  storefront.store.set(addLineAtom, { productId: id, modifiers: [], count: 1 });
  render(storefront.around(<Facts />));
  await later(3_100);
  expect(storefront.store.get(stoppedAtom).size).toBe(0);
  sold = { version: 'v1.a', productIds: [id] };
  await later(4_000);
  await vi.waitFor(() => expect(storefront.store.get(stoppedAtom).has(id)).toBe(true));
  expect(storefront.store.get(cartLinesAtom)).toHaveLength(1);
  const noticed = () => storefront.store.get(noticesAtom).map(({ text }) => text);
  await vi.waitFor(() => expect(noticed()).toEqual([expect.stringMatching(/^Just sold out: /)]));
  sold = { version: 'v1', productIds: [] };
  await later(4_000);
  await vi.waitFor(() => expect(storefront.store.get(stoppedAtom).size).toBe(0));
});

test('BO-205 an open page shows a menu that was published after it was opened', async () => {
  vi.useFakeTimers();
  let version = 'v1';
  const dearer = anOverall({ products: [aProduct({ id: 'plov', costPrice: 52_000 })] });
  const storefront = aStorefront({
    answers: {
      'GET /products/v1/sale-version': () => new Response(JSON.stringify({ version })),
      'GET /products/v1/stop-list': () => new Response(JSON.stringify({ productIds: [], modifierIds: [] })),
      'GET /products/v1/overalls': () => new Response(JSON.stringify(dearer)),
    },
  });
  render(storefront.around(<Facts />));
  await later(3_100);
  expect(storefront.store.get(productsAtom).has('plov')).toBe(false);
  version = 'v2';
  await later(4_000);
  await vi.waitFor(() => expect([...storefront.store.get(productsAtom).keys()]).toEqual(['plov']));
});
