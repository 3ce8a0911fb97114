import { aUser } from '@dasturxon/core/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { showFavourites } from '../features/favourites/save-tapped-favourite.ts';
import { noticesAtom } from '../store/notices.ts';
import { sessionAtom } from '../domains/session/session.ts';
import { aBoot, aSlimMenu, type Answers, aStore, renderInStorefront } from '../testing/index.ts';
import { ProductTiles } from './product-tiles.tsx';

const LIST = 'GET /products/v1/favourite/all';
const ADD = 'POST /products/v1/favourite';
const MARKED = { id: 'f-1', productId: 'product-1', isFavourite: true };
const SESSION = { token: 't-1', user: aUser() };

function aCard(answers: Answers, { favouriteActive = true, isGuest = false } = {}) {
  const storefront = renderInStorefront(<ProductTiles products={aSlimMenu().products} />, {
    boot: aBoot({ settings: { favouriteActive } }),
    deps: { storage: aStore(isGuest ? {} : { 'dasturxon:m-1:session': JSON.stringify(SESSION) }) },
    answers,
  });
  const favourite = () => screen.getByRole('button', { name: /^Favourite:/ });
  const isFull = () => favourite().getAttribute('aria-pressed') === 'true';
  const sent = () => storefront.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method);
  return { ...storefront, favourite, isFull, sent };
}

test('MENU-09 API-08 SET-15 a tap marks the favourite at once and saves it', async () => {
  const { favourite, isFull, sent } = aCard({ [LIST]: [], [ADD]: MARKED });
  fireEvent.click(favourite());
  expect(isFull()).toBe(true);
  await waitFor(() => expect(sent()).toEqual(['POST']));
  expect(isFull()).toBe(true);
});

test('MENU-09 a favourite rejected by the server is off again, with the reason', async () => {
  const { store, favourite, isFull } = aCard({ [LIST]: [] });
  fireEvent.click(favourite());
  expect(isFull()).toBe(true);
  await waitFor(() => expect(isFull()).toBe(false));
  await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
});

test('MENU-09 a favourite tapped twice ends in the last state', async () => {
  let free = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    free = resolve;
  });
  const { favourite, isFull, sent } = aCard({
    [LIST]: [],
    [ADD]: async () => {
      await gate;
      return MARKED;
    },
    'DELETE /products/v1/favourite/f-1': () => new Response(null, { status: 204 }),
  });
  fireEvent.click(favourite());
  await waitFor(() => expect(sent()).toEqual(['POST']));
  fireEvent.click(favourite());
  expect(isFull()).toBe(false);
  free();
  await waitFor(() => expect(sent()).toEqual(['POST', 'DELETE']));
  expect(isFull()).toBe(false);
});

test('SES-08 a customer’s favourites load at sign-in and clear at sign-out', async () => {
  const { store, i18n, isFull } = aCard({ [LIST]: [MARKED] });
  await act(() => showFavourites({ store, i18n }));
  expect(isFull()).toBe(true);
  act(() => store.set(sessionAtom, null));
  expect(isFull()).toBe(false);
});

test('SES-12 MENU-09 a guest signs in first, and then the dish is a favourite', async () => {
  const { store, i18n, favourite, isFull, sent } = aCard({ [LIST]: [], [ADD]: MARKED }, { isGuest: true });
  fireEvent.click(favourite());
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(isFull()).toBe(false);
  act(() => store.set(sessionAtom, SESSION));
  await act(() => showFavourites({ store, i18n }));
  await waitFor(() => expect(isFull()).toBe(true));
  expect(sent()).toEqual(['POST']);
});

test('SET-15 there are no favourite buttons while favourites are off', () => {
  aCard({}, { favouriteActive: false });
  expect(screen.queryByRole('button', { name: /^Favourite:/ })).toBeNull();
});
