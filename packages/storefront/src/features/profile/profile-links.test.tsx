import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aBoot, renderInStorefront } from '../../testing/index.ts';
import { BrandLinks, OwnLinks } from './profile-links.tsx';

const show = (settings: Record<string, unknown>) =>
  renderInStorefront(
    <>
      <OwnLinks />
      <BrandLinks />
    </>,
    { boot: aBoot({ settings }) },
  );
const linked = (path: string) =>
  screen.getAllByRole('link').some((link) => link.getAttribute('href') === path);

test.each([
  ['SET-02', 'branchesActive', '/branches'],
  ['SET-05', 'vacanciesActive', '/vacancy'],
  ['SET-06', 'privacyActive', '/privacy'],
  ['SET-07', 'aboutMerchantActive', '/about'],
  ['SET-08', 'termsOfUseActive', '/terms'],
  ['SET-09', 'notificationsActive', '/notifications'],
  ['SET-14', 'promoActive', '/profile/promos'],
  ['SET-15', 'favouriteActive', '/profile/favorites'],
])('%s %s shows and hides the link to %s', (_, flag, path) => {
  show({ [flag]: true });
  expect(linked(path)).toBe(true);
  cleanup();
  show({ [flag]: false });
  expect(linked(path)).toBe(false);
});

test('SET-08 D72 the public offer is always linked', () => {
  show({ termsOfUseActive: false });
  expect(linked('/offerta')).toBe(true);
});

test.each([
  [
    'the bot',
    { telegramBotLink: 'https://t.me/bot', telegram: '@osh', telegramActive: true },
    'https://t.me/bot',
  ],
  ['else the telegram contact', { telegram: '@osh', telegramActive: true }, 'https://t.me/osh'],
])('SET-11 the chat opens %s', (_, settings, href) => {
  show({ chatActive: true, ...settings });
  expect(linked(href)).toBe(true);
});

test.each([
  ['switched off', { chatActive: false, telegramBotLink: 'https://t.me/bot' }],
  ['without bot and telegram', { chatActive: true }],
])('SET-11 there is no chat when it is %s', (_, settings) => {
  show(settings);
  expect(screen.queryByText('Chat with us')).toBeNull();
});
