import { aUser } from '@dasturxon/core/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { showFavourites } from '../features/favourites/tap-heart.ts';
import { noticesAtom } from '../store/notices.ts';
import { sessionAtom } from '../domains/session/session.ts';
import { aBoot, aSlimMenu, type Answers, aStore, renderInShop } from '../testing/index.ts';
import { ProductTiles } from './product-tiles.tsx';

const LIST = 'GET /products/v1/favourite/all';
const ADD = 'POST /products/v1/favourite';
const MARKED = { id: 'f-1', productId: 'product-1', isFavourite: true };
const SESSION = { token: 't-1', user: aUser() };

function aCard(answers: Answers, { favouriteActive = true, isGuest = false } = {}) {
  const shop = renderInShop(<ProductTiles products={aSlimMenu().products} />, {
    boot: aBoot({ settings: { favouriteActive } }),
    deps: { storage: aStore(isGuest ? {} : { 'dasturxon:m-1:session': JSON.stringify(SESSION) }) },
    answers,
  });
  const heart = () => screen.getByRole('button', { name: /^Favourite:/ });
  const isFull = () => heart().getAttribute('aria-pressed') === 'true';
  const sent = () => shop.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method);
  return { ...shop, heart, isFull, sent };
}

test('MENU-09 API-08 SET-15 a tap fills the heart at once, and the server hears of it', async () => {
  const { heart, isFull, sent } = aCard({ [LIST]: [], [ADD]: MARKED });
  fireEvent.click(heart());
  expect(isFull()).toBe(true);
  await waitFor(() => expect(sent()).toEqual(['POST']));
  expect(isFull()).toBe(true);
});

test('MENU-09 a heart that the server refuses is empty again, and the guest hears why', async () => {
  const { store, heart, isFull } = aCard({ [LIST]: [] });
  fireEvent.click(heart());
  expect(isFull()).toBe(true);
  await waitFor(() => expect(isFull()).toBe(false));
  await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
});

test('MENU-09 a heart tapped twice ends as it was tapped last', async () => {
  let free = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    free = resolve;
  });
  const { heart, isFull, sent } = aCard({
    [LIST]: [],
    [ADD]: async () => {
      await gate;
      return MARKED;
    },
    'DELETE /products/v1/favourite/f-1': () => new Response(null, { status: 204 }),
  });
  fireEvent.click(heart());
  await waitFor(() => expect(sent()).toEqual(['POST']));
  fireEvent.click(heart());
  expect(isFull()).toBe(false);
  free();
  await waitFor(() => expect(sent()).toEqual(['POST', 'DELETE']));
  expect(isFull()).toBe(false);
});

test('SES-08 the hearts of a customer are full when they come, and empty when the customer leaves', async () => {
  const { store, i18n, isFull } = aCard({ [LIST]: [MARKED] });
  await act(() => showFavourites({ store, i18n }));
  expect(isFull()).toBe(true);
  act(() => store.set(sessionAtom, null));
  expect(isFull()).toBe(false);
});

test('SES-12 MENU-09 a guest signs in first, and then the dish is a favourite', async () => {
  const { store, i18n, heart, isFull, sent } = aCard({ [LIST]: [], [ADD]: MARKED }, { isGuest: true });
  fireEvent.click(heart());
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(isFull()).toBe(false);
  act(() => store.set(sessionAtom, SESSION));
  await act(() => showFavourites({ store, i18n }));
  await waitFor(() => expect(isFull()).toBe(true));
  expect(sent()).toEqual(['POST']);
});

test('SET-15 there are no hearts while favourites are switched off', () => {
  aCard({}, { favouriteActive: false });
  expect(screen.queryByRole('button', { name: /^Favourite:/ })).toBeNull();
});
