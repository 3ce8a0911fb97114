import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Screen } from '../app/routes/routes.ts';
import { serviceTypeAtom } from '../domains/checkout/order-draft.ts';
import { aBoot, type Answers, renderInStorefront } from '../testing/index.ts';
import { AboutScreen } from './about/about-screen.tsx';
import { ContactScreen } from './contact/contact-screen.tsx';
import { Extr3Screen, Extra2Screen, ExtraScreen } from './extra/extra-screen.tsx';
import { OffertaScreen } from './offerta/offerta-screen.tsx';
import { PrivacyScreen } from './privacy/privacy-screen.tsx';
import { TermsScreen } from './terms/terms-screen.tsx';

const POLICY = 'GET /support/v1/company/policies';
const PAGE = 'GET /support/v1/company/pages';

const askedFor = (name: string) => (request: Request) => ({
  ...(name === 'policies'
    ? { type: new URL(request.url).searchParams.get('policies') }
    : { page: new URL(request.url).searchParams.get('page') }),
  text: { eng: `<h2>${new URL(request.url).searchParams.get(name)}</h2>`, ru: '', uz: '' },
});
const TEXTS: Answers = { [POLICY]: askedFor('policies'), [PAGE]: askedFor('page') };

function at(path: string, Page: Screen, { settings = {}, answers = TEXTS, language = 'eng' as const } = {}) {
  history.replaceState(null, '', path);
  return renderInStorefront(<Page params={{}} />, { boot: aBoot({ settings, language }), answers });
}

test.each([
  ['RT-02 SCR-17', '/about', AboutScreen, 'About the company', 'ABOUT_COMPANY'],
  ['RT-12 SCR-18 D72', '/offerta', OffertaScreen, 'Public offer', 'TERMS'],
  ['RT-13 SCR-20', '/privacy', PrivacyScreen, 'Privacy policy', 'PRIVACY_POLICY'],
  ['SCR-19 D72 D73', '/terms', TermsScreen, 'Terms of use', 'TERMS'],
] as const)('%s %s shows its text under its own title', async (_, path, Page, title, type) => {
  at(path, Page);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: type })).toBeTruthy();
  expect(document.title).toBe(title);
});

test('BO-382 a text shows from when it is in force', async () => {
  const inForceFrom = '2026-12-01T05:00:00.000Z';
  const dated = (request: Request) => ({ ...askedFor('policies')(request), inForceFrom });
  at('/privacy', PrivacyScreen, { answers: { [POLICY]: dated } });
  expect(await screen.findByText(/In force from .*10:00/)).toBeTruthy();
});

test.each([
  ['SET-07', '/about', AboutScreen, 'aboutMerchantActive'],
  ['SET-06', '/privacy', PrivacyScreen, 'privacyActive'],
  ['SET-08', '/terms', TermsScreen, 'termsOfUseActive'],
] as const)('%s %s leads nowhere while it is switched off', (_, path, Page, flag) => {
  const { calls } = at(path, Page, { settings: { [flag]: false } });
  expect(screen.getByText(`Page not found: ${path}`)).toBeTruthy();
  expect(calls).toHaveLength(0);
});

test('SET-08 D72 the offer stays when the terms of use are switched off', async () => {
  at('/offerta', OffertaScreen, { settings: { termsOfUseActive: false } });
  expect(await screen.findByRole('heading', { name: 'TERMS' })).toBeTruthy();
});

test('a missing text shows a message', async () => {
  at('/offerta', OffertaScreen, { answers: {} });
  expect(await screen.findByText('Nothing here yet')).toBeTruthy();
});

test('a text that does not come can be asked for again', async () => {
  let isDown = true;
  at('/offerta', OffertaScreen, {
    answers: {
      [POLICY]: (request: Request) =>
        isDown
          ? Response.json({ code: 'internal', description: {}, requestId: 'r-1' }, { status: 400 })
          : askedFor('policies')(request),
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'TERMS' })).toBeTruthy();
});

test('F01 without a network the page shows that the connection is gone', async () => {
  at('/offerta', OffertaScreen, { answers: { [POLICY]: () => Promise.reject(new TypeError('offline')) } });
  expect(await screen.findByText(/No connection/)).toBeTruthy();
});

test('SET-02 SET-05 SET-06 the about page links what is switched on', async () => {
  at('/about', AboutScreen, {
    settings: { branchesActive: false, vacanciesActive: true, privacyActive: false },
  });
  expect(await screen.findByRole('link', { name: /Vacancies/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Branches/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Privacy/ })).toBeNull();
});

test.each([
  ['RT-03', '/extra', ExtraScreen, 'extra'],
  ['RT-04', '/extra2', Extra2Screen, 'extra2'],
  ['RT-05', '/extr3', Extr3Screen, 'extr3'],
] as const)('%s D3 %s shows what the merchant wrote', async (_, path, Page, name) => {
  at(path, Page);
  expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
});

test.each([
  ['/extra', ExtraScreen],
  ['/extra2', Extra2Screen],
  ['/extr3', Extr3Screen],
] as const)('D3 an empty %s is the 404 page', async (path, Page) => {
  at(path, Page, { answers: {} });
  expect(await screen.findByText(`Page not found: ${path}`)).toBeTruthy();
});

test('SET-24 the apps page has a link for each app that the merchant gave, and none for the others', async () => {
  at('/extra', ExtraScreen, { settings: { iosAppLink: 'https://apps.example/osh', androidAppLink: null } });
  const link = await screen.findByRole('link', { name: 'App Store' });
  expect(link.getAttribute('href')).toBe('https://apps.example/osh');
  expect(screen.queryByRole('link', { name: 'Google Play' })).toBeNull();
});

test('RT-05 TEN-06 from the page for tables the order is for the restaurant', async () => {
  const { store } = at('/extr3', Extr3Screen, { settings: { dineInActive: true } });
  fireEvent.click(await screen.findByRole('button', { name: 'To the menu' }));
  await waitFor(() => expect(store.get(serviceTypeAtom)).toBe('DINE_IN'));
  expect(location.pathname).toBe('/');
});

test('SCR-21 SET-24 contacts that are on are links, those that are off are not there', () => {
  at('/contact', ContactScreen, {
    settings: {
      phone: '+998 71 000 10 01',
      phoneActive: true,
      telegram: '@dilkash',
      telegramActive: true,
      instagram: 'dilkash.osh',
      instagramActive: false,
    },
  });
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(/\+998 71 000 10 01/)).toBe('tel:+998710001001');
  expect(href(/@dilkash/)).toBe('https://t.me/dilkash');
  expect(screen.queryByText('dilkash.osh')).toBeNull();
});

test('ENT-10 SET-24 a contact of any kind has a name, and a link where its kind has one', () => {
  at('/contact', ContactScreen, {
    settings: {
      contacts: [
        { type: 'whatsapp', value: '+998 90 123 45 67' },
        { type: 'website', value: 'osh.uz' },
        { type: 'fax', value: '+998 71 200 00 00' },
        { type: 'wechat', value: 'osh' },
        { type: 'constructor', value: 'osh' },
      ],
    },
  });
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(/WhatsApp/)).toBe('https://wa.me/998901234567');
  expect(href(/Website/)).toBe('https://osh.uz');
  for (const name of ['Fax', 'Wechat', 'Constructor']) expect(screen.getByText(name)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Fax|Wechat|Constructor/ })).toBeNull();
});

test.each([
  ['/contact', ContactScreen],
  ['/about', AboutScreen],
])('SET-24 %s leads to the merchant’s apps, and mentions no app without one', (path, Page) => {
  const given = { telegramBotLink: 'https://t.me/osh_bot', chatActive: true };
  at(path, Page, { settings: { ...given, androidAppLink: 'https://apps.example/osh' } });
  expect(screen.getByRole('link', { name: 'Google Play' }).getAttribute('href')).toBe(
    'https://apps.example/osh',
  );
  expect(screen.queryByRole('link', { name: 'App Store' })).toBeNull();
  cleanup();
  at(path, Page);
  expect(screen.queryByText('Our app')).toBeNull();
});

test('SET-11 the chat opens the bot, and is not there without one', () => {
  at('/contact', ContactScreen, {
    settings: { phone: '1111', phoneActive: true, chatActive: true, telegramBotLink: 'https://t.me/osh_bot' },
  });
  expect(screen.getByRole('link', { name: /Chat with us/ }).getAttribute('href')).toBe(
    'https://t.me/osh_bot',
  );
});

test('SCR-21 without contacts the page sends to the branches', () => {
  at('/contact', ContactScreen);
  fireEvent.click(screen.getByRole('button', { name: 'Our branches' }));
  expect(location.pathname).toBe('/branches');
});

test('RT-03 D3 an extra page that failed to load, or has no text yet, has one main action', async () => {
  at('/extra', ExtraScreen, { answers: { [PAGE]: () => Promise.reject(new TypeError('offline')) } });
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'To the menu' })).toBeNull();
  cleanup();
  at('/extra', ExtraScreen, { answers: { [PAGE]: { page: 'extra', text: { eng: '' } } } });
  await screen.findByText('Nothing here yet');
  expect(screen.getAllByRole('button', { name: 'To the menu' })).toHaveLength(1);
});
