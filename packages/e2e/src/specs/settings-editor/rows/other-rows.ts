import type { Page } from '@playwright/test';

import { PLOV } from '../../../journeys.ts';
import { aCustomer, aPhone, codeSentTo } from '../../../people.ts';
import { ask } from '../../../server/ask.ts';
import { appears, gone, link, off, on, type SettingRow, siteLanguage, typed } from './setting-row.ts';

const payment = (name: RegExp) => (page: Page) =>
  page.locator('#checkout-payment').getByRole('radio', { name });

/** The SMS with a code that a new guest gets. */
async function codeText(): Promise<string | undefined> {
  const phone = aPhone();
  await ask({ host: 'osh.localhost', path: '/users/v1/auth/phone', method: 'POST', body: { phone } });
  await codeSentTo(phone);
  const sent = await ask({ path: `/sandbox/api/sms?phone=${phone}` });
  return sent.json<{ text: string }[]>()[0]?.text.replace(/\d{4,}/, '{code}');
}

/** The price of plov that is fetched, in parts. */
async function quotedPlov(): Promise<Record<string, unknown>> {
  const guest = await aCustomer('osh');
  const body = {
    serviceType: 'PICK_UP',
    branch: { id: 'osh-b-markaz' },
    cartItems: [{ productId: PLOV, count: 1 }],
  };
  return (await guest.call({ path: '/orders/v1/orders/quote', method: 'POST', body })).json();
}

/** Languages, contacts, ways to pay, SMS and the rules of orders. */
export const OTHER_ROWS: readonly SettingRow[] = [
  {
    row: 'TEN-10',
    title: 'a language',
    round: 1,
    set: off('arActive'),
    at: 'languages',
    ...gone((page) => page.getByText('العربية')),
  },
  {
    row: 'SET-24',
    title: 'the phone',
    round: 1,
    set: off('phoneActive'),
    at: 'contact',
    ...gone((page) => page.locator('main a[href="tel:+998710001001"]')),
  },
  {
    row: 'SET-24',
    title: 'telegram',
    round: 1,
    set: off('telegramActive'),
    at: 'contact',
    ...gone((page) => page.locator('main a[href="https://t.me/dilkash_osh"]')),
  },
  {
    row: 'SET-24',
    title: 'instagram',
    round: 1,
    set: off('instagramActive'),
    at: 'contact',
    ...gone((page) => page.locator('main a[href*="instagram.com"]')),
  },
  {
    row: 'SET-24',
    title: 'facebook',
    round: 1,
    set: [...on('facebookActive'), typed('facebook', 'dilkashosh')],
    at: 'contact',
    ...appears((page) => page.locator('main a[href*="facebook.com/dilkashosh"]')),
  },
  {
    row: 'SET-24',
    title: 'the app of a phone',
    round: 1,
    set: [typed('iosAppLink', 'https://apps.apple.com/app/id1')],
    at: 'contact',
    ...appears(link('App Store')),
  },
  {
    row: 'SET-24',
    title: 'the app of another phone',
    round: 1,
    set: [typed('androidAppLink', 'https://play.google.com/store/apps/details?id=uz.osh')],
    at: 'contact',
    ...appears(link('Google Play')),
  },
  {
    row: 'SET-25',
    title: 'Uzum',
    round: 1,
    set: off('uzum'),
    at: 'checkout',
    ...gone(payment(/^Uzum/)),
  },
  {
    row: 'SET-25',
    title: 'Click',
    round: 1,
    set: off('click'),
    at: 'checkout',
    ...gone(payment(/^Click/)),
  },
  {
    row: 'SET-25',
    title: 'the terminal',
    round: 1,
    set: off('terminal'),
    at: 'checkout',
    ...gone(payment(/^By card on receipt/)),
  },
  {
    row: 'SET-25',
    title: 'saved cards',
    round: 1,
    set: off('card'),
    at: 'profile',
    ...gone(link('My cards')),
  },
  {
    row: 'SET-25',
    title: 'Payme',
    round: 2,
    set: off('payme'),
    at: 'checkout',
    ...gone(payment(/^Payme/)),
  },
  {
    row: 'SET-31',
    title: 'the SMS with a code',
    round: 1,
    set: [typed('smsContent', 'Yangi kod: {code}')],
    at: 'server',
    read: codeText,
    before: 'Dilkash Osh: tasdiqlash kodi {code}. Uni hech kimga aytmang.',
    after: 'Yangi kod: {code}',
  },
  {
    row: 'SET-27',
    title: 'the language that every guest reads',
    round: 2,
    set: [typed('forcedLanguage', 'eng')],
    at: 'server',
    read: siteLanguage,
    before: 'ru-RU',
    after: 'en',
  },
  {
    row: 'ENT-42',
    title: 'the service fee',
    round: 2,
    set: [
      { entity: 'orderSettings', field: 'isServiceFeeEnabled', value: true, typed: '' },
      typed('serviceFeeAmount', '3000', 'orderSettings'),
    ],
    at: 'server',
    read: async () => (await quotedPlov())['servicePrice'],
    before: 0,
    after: 3_000,
  },
];
