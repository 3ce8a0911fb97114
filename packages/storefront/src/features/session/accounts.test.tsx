import { aPhoneVerification, aUser } from '@dasturxon/core/testing';
import { formatPhone } from '@dasturxon/core/format';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { verifyPhoneChange } from '../../domains/account/change-phone.ts';
import { saveProfile } from '../../domains/account/me.ts';
import { enterSession, signOut } from '../../domains/account/begin-session.ts';
import { addLineAtom, cartLinesAtom } from '../../domains/cart/cart.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { Accounts } from './accounts.tsx';

const aziza = { token: 't-1', user: aUser({ id: 'u-1', firstName: 'Aziza', lastName: '' }) };
const botir = {
  token: 't-2',
  user: aUser({ id: 'u-2', firstName: 'Botir', lastName: '', phone: '998901112233' }),
};
const plov = { productId: 'plov', modifiers: [], count: 2 };
const tea = { productId: 'tea', modifiers: [], count: 1 };
const lines = (storefront: ReturnType<typeof renderInStorefront>) =>
  storefront.store.get(cartLinesAtom).map(({ productId, count }) => ({ productId, count }));

/** Aziza came first and wants plov; then Botir, who is here now, with tea. */
function onSharedPhone(answers: Answers = {}) {
  const storefront = renderInStorefront(<Accounts />, {
    deps: { storage: aStore() },
    answers: { 'POST /users/v1/users/logout': () => new Response(null, { status: 204 }), ...answers },
  });
  storefront.store.sub(cartLinesAtom, () => undefined);
  storefront.store.sub(sessionAtom, () => undefined);
  return storefront;
}

beforeEach(() => history.replaceState(null, '', '/profile'));

test('SES-16 another account is a tap away, with its own basket and token', async () => {
  const storefront = onSharedPhone();
  enterSession(storefront.store, aziza);
  storefront.store.set(addLineAtom, plov);
  enterSession(storefront.store, botir);
  fireEvent.click(await screen.findByRole('button', { name: /Aziza/ }));
  expect(storefront.store.get(sessionAtom)).toMatchObject({ token: 't-1', user: { id: 'u-1' } });
  storefront.store.set(addLineAtom, tea);
  fireEvent.click(await screen.findByRole('button', { name: /Botir/ }));
  expect(storefront.store.get(sessionAtom)?.token).toBe('t-2');
  expect(lines(storefront)).toEqual([{ productId: 'plov', count: 2 }]);
  fireEvent.click(await screen.findByRole('button', { name: /Aziza/ }));
  expect(lines(storefront)).toEqual([
    { productId: 'plov', count: 2 },
    { productId: 'tea', count: 1 },
  ]);
});

test('SES-16 SES-04 signing out of one account keeps the other, which can be chosen', async () => {
  const storefront = onSharedPhone();
  enterSession(storefront.store, aziza);
  enterSession(storefront.store, botir);
  await screen.findByRole('button', { name: /Aziza/ });
  await signOut(storefront.store);
  expect(storefront.store.get(sessionAtom)).toBeNull();
  history.replaceState(null, '', '/profile');
  fireEvent.click(await screen.findByRole('button', { name: /Aziza/ }));
  expect(storefront.store.get(sessionAtom)?.token).toBe('t-1');
  expect(screen.queryByRole('button', { name: /Botir/ })).toBeNull();
});

test('SES-16 one more account signs in and comes back to the profile', async () => {
  const storefront = onSharedPhone();
  enterSession(storefront.store, aziza);
  fireEvent.click(await screen.findByRole('button', { name: 'Add another account' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storefront.host.storage.read('dasturxon:m-1:redirectUrl')).toBe('/profile');
});

test('SES-16 API-14 API-16 a name and a phone that were changed are those of the account in the list', async () => {
  const renamed = { ...aziza.user, firstName: 'Malika' };
  const moved = { ...renamed, phone: '998907776655' };
  const storefront = onSharedPhone({
    [`PUT /users/v1/users/${aziza.user.id}`]: renamed,
    'PUT /users/v1/users/phone/verify': moved,
  });
  enterSession(storefront.store, aziza);
  storefront.store.set(addLineAtom, plov);
  await saveProfile(storefront.store, aziza.user.id, { firstName: 'Malika' });
  await verifyPhoneChange(storefront.store, {
    verification: aPhoneVerification(),
    phone: moved.phone,
    code: '123456',
  });
  enterSession(storefront.store, botir);
  const button = await screen.findByRole('button', { name: /Malika/ });
  expect(button.textContent).toContain(formatPhone('998907776655'));
  fireEvent.click(button);
  expect(storefront.store.get(sessionAtom)).toEqual({ token: 't-1', user: moved });
  expect(lines(storefront)).toEqual([{ productId: 'plov', count: 2 }]);
});

test('a guest without stored accounts sees no list', () => {
  onSharedPhone();
  expect(screen.queryByText('Accounts on this device')).toBeNull();
});
