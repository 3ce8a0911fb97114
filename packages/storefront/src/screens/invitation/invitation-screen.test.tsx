import { aUser } from '@dasturxon/core/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { enterSession } from '../../domains/account/begin-session.ts';
import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { invitationAtom } from '../../domains/referral/invitation-atom.ts';
import { accept } from '../../domains/referral/referral.ts';
import { type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
// Here before the screen asks for it: the test waits for answers, not for the building of modules.
import '../../features/invitation/invitation-sheet.tsx';
import { InvitationScreen } from './invitation-screen.tsx';

const CODE = 'abcd2345';
const READ = `GET /users/v1/invitations/${CODE}`;
const ACCEPT = 'POST /users/v1/users/me/invitation';
const invitation = { welcome: 10_000, minimum: 50_000, promoCode: 'DOST', from: 'Aziza' };
const refused = (code: string, status: number) =>
  Response.json({ code, description: { eng: `Refused: ${code}` }, requestId: 'r' }, { status });

function atInvitation({ isGuest = false, answers = {} as Answers } = {}) {
  history.replaceState(null, '', `/?invite=${CODE}`);
  const session = JSON.stringify({ token: 't-1', user: aUser() });
  return renderInStorefront(<InvitationScreen />, {
    deps: { storage: aStore(isGuest ? {} : { 'dasturxon:m-1:session': session }) },
    answers: { [READ]: invitation, [ACCEPT]: () => new Response(null, { status: 204 }), ...answers },
  });
}

test('B31 an invited guest sees what they get, keeps the code and the promo code, and signs in', async () => {
  const { store, calls } = atInvitation({ isGuest: true });
  expect(await screen.findByText(/After your first order you get 10\s000/)).toBeTruthy();
  expect(screen.getByText(/at least 50\s000/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Aziza invites you' })).toBeTruthy();
  await waitFor(() => expect(store.get(invitationAtom)).toBe(CODE));
  expect(store.get(orderDraftAtom).promoCode).toBe('DOST');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in and accept' }));
  expect(location.pathname).toBe('/login');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('B31 a guest who signs in with the invitation open accepts it once', async () => {
  const { store, calls } = atInvitation({ isGuest: true });
  await waitFor(() => expect(store.get(invitationAtom)).toBe(CODE));
  act(() => enterSession(store, { token: 't-1', user: aUser() }));
  expect(await screen.findByText(/The invitation is accepted/)).toBeTruthy();
  expect(store.get(invitationAtom)).toBe(null);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('B31 an invitation that did not reach the server stays, and goes with the next try', async () => {
  const tries = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => new Response(null, { status: 204 }),
  ];
  const { store } = atInvitation({ answers: { [ACCEPT]: () => tries.shift()!() } });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(store.get(invitationAtom)).toBe(CODE);
  await accept(store, CODE);
  expect(store.get(invitationAtom)).toBe(null);
});

test('B31 a signed-in guest accepts by opening it, and the code is not kept any longer', async () => {
  const { store } = atInvitation();
  expect(await screen.findByText(/The invitation is accepted/)).toBeTruthy();
  await waitFor(() => expect(store.get(invitationAtom)).toBe(null));
});

test('B31 a guest who has ordered before learns why, and the code is forgotten', async () => {
  const { store } = atInvitation({ answers: { [ACCEPT]: () => refused('invitation.notNew', 409) } });
  expect((await screen.findByRole('alert')).textContent).toBe('Refused: invitation.notNew');
  await waitFor(() => expect(store.get(invitationAtom)).toBe(null));
});

test('B31 an invitation that does not apply any more shows that and leads to the menu', async () => {
  atInvitation({ answers: { [READ]: () => refused('invitation.notFound', 404) } });
  expect((await screen.findByRole('alert')).textContent).toBe('Refused: invitation.notFound');
  fireEvent.click(screen.getByRole('button', { name: 'To the menu' }));
  await waitFor(() => expect(location.search).toBe(''));
});
