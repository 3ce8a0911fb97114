import { aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aBoot, type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { FavoritesScreen } from './favorites-screen.tsx';

const LIST = 'GET /products/v1/favourite/all';
const MARKED = { id: 'f-1', productId: 'product-1', isFavourite: true };

function atFavourites(answers: Answers, { favouriteActive = true, isGuest = false } = {}) {
  history.replaceState(null, '', '/profile/favorites');
  const session = JSON.stringify({ token: 't-1', user: aUser() });
  return renderInStorefront(<FavoritesScreen params={{}} />, {
    boot: aBoot({ settings: { favouriteActive } }),
    deps: { storage: aStore(isGuest ? {} : { 'dasturxon:m-1:session': session }) },
    answers,
  });
}

const favourite = () => screen.findByRole('button', { name: /^Favourite:/ });

test('RT-28 SCR-11 API-07 the marked dishes are there to be ordered', async () => {
  atFavourites({ [LIST]: [MARKED, { id: 'f-9', productId: 'gone', isFavourite: true }] });
  expect((await favourite()).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(document.title).toBe('Favourites');
});

test('RT-28 API-09 a heart emptied here stays in sight until the page is left, to be filled again', async () => {
  const { calls } = atFavourites({
    [LIST]: [MARKED],
    'DELETE /products/v1/favourite/f-1': () => new Response(null, { status: 204 }),
  });
  fireEvent.click(await favourite());
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  expect((await favourite()).getAttribute('aria-pressed')).toBe('false');
});

test('RT-28 nothing is marked yet', async () => {
  atFavourites({ [LIST]: [] });
  expect(await screen.findByText('No favourites yet')).toBeTruthy();
});

test('RT-28 favourites that do not come can be asked for again', async () => {
  let isDown = true;
  atFavourites({
    [LIST]: () => (isDown ? Promise.reject(new TypeError('offline')) : [MARKED]),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(again);
  expect(await favourite()).toBeTruthy();
});

test('RT-28 SES-12 a guest goes to sign in', async () => {
  atFavourites({}, { isGuest: true });
  await waitFor(() => expect(location.pathname).toBe('/login'));
});

test('SET-15 the page leads nowhere while favourites are switched off', () => {
  atFavourites({}, { favouriteActive: false });
  expect(screen.getByText('Page not found: /profile/favorites')).toBeTruthy();
});
