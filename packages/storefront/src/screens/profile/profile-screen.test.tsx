import type { User } from '@dasturxon/core/auth';
import { aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { sessionAtom } from '../../domains/session/session.ts';
import { aBoot, aStore, renderInStorefront } from '../../testing/index.ts';
import { ProfileScreen } from './profile-screen.tsx';

function atProfile({
  settings = {},
  isGuest = false,
  user = aUser(),
}: { settings?: Record<string, unknown>; isGuest?: boolean; user?: User } = {}) {
  history.replaceState(null, '', '/profile');
  const session = JSON.stringify({ token: 't-1', user });
  return renderInStorefront(<ProfileScreen />, {
    boot: aBoot({ settings }),
    deps: { storage: aStore(isGuest ? {} : { 'dasturxon:m-1:session': session }) },
    answers: {
      'GET /users/v1/users/me/cashback': { balance: 7000, history: [] },
      'POST /users/v1/users/logout': () => new Response(null, { status: 204 }),
    },
  });
}

test('SES-12 a guest sees what signing in is for, and comes back after it', async () => {
  atProfile({ isGuest: true });
  await screen.findByText('Sign in to order and to track your order.');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(location.pathname).toBe('/login');
});

test('SCR-04 a customer sees their name and phone', async () => {
  atProfile();
  expect(await screen.findByText('Aziza')).toBeTruthy();
  expect(screen.getByText(/\+998 90 123 45 67/)).toBeTruthy();
});

test('SCR-04 SES-09 without a phone there is nothing after the dot', async () => {
  atProfile({ user: aUser({ phone: null }) });
  expect((await screen.findByText(/^My details/)).textContent?.trim()).toBe('My details');
});

test('SET-24 the apps that the merchant has given are linked; the bot once, as the chat', async () => {
  const bot = { chatActive: true, telegramBotLink: 'https://t.me/osh_bot' };
  atProfile({ settings: { ...bot, iosAppLink: 'https://apps.example/osh' } });
  const link = await screen.findByRole('link', { name: 'App Store' });
  expect(link.getAttribute('href')).toBe('https://apps.example/osh');
  expect(screen.queryByRole('link', { name: 'Google Play' })).toBeNull();
  const bots = screen.getAllByRole('link').filter((one) => one.getAttribute('href') === bot.telegramBotLink);
  expect(bots.map(({ textContent }) => textContent.trim())).toEqual(['Chat with us']);
});

test('SET-24 a merchant without apps gets no app links', async () => {
  atProfile();
  await screen.findByText('Aziza');
  expect(screen.queryByText('Our app')).toBeNull();
});

test('SET-02 branches are linked where the merchant shows them', async () => {
  atProfile({ settings: { branchesActive: true } });
  expect(await screen.findByRole('link', { name: /Branches/ })).toBeTruthy();
});

test('SET-02 and not where it does not', async () => {
  atProfile({ settings: { branchesActive: false } });
  await screen.findByText('Aziza');
  expect(screen.queryByRole('link', { name: /Branches/ })).toBeNull();
});

test('SET-12 IMP-19 the cashback balance is there where the merchant shows it', async () => {
  atProfile({ settings: { balanceActive: true } });
  expect(await screen.findByText(/7\s000/)).toBeTruthy();
});

test('D57 signing out asks first, then ends the session on the server and goes home', async () => {
  const { store, calls } = atProfile();
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(store.get(sessionAtom)).toBeNull();
  expect(calls.some((call) => call.url.endsWith('/users/v1/users/logout'))).toBe(true);
});
