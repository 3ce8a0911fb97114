import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { PLOV } from '../../../journeys.ts';
import { aCustomer } from '../../../people.ts';
import { appears, gone, link, off, on, type SettingRow, siteText } from './setting-row.ts';

const footerLink = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const folded = (title: string | RegExp) => (page: Page) => page.locator('summary').filter({ hasText: title });
const OUTSIDE = { latitude: 41.32, longitude: 69.37 };

/** Why the server refuses an order to a place without a zone; null when it takes one. */
async function outsideRefusal(): Promise<string | null> {
  const guest = await aCustomer('osh');
  const draft = {
    serviceType: 'DELIVERY',
    branch: { id: 'osh-b-markaz' },
    address: { ...OUTSIDE, streetName: 'Parkent' },
    cartItems: [{ productId: PLOV, count: 1 }],
  };
  const quote = await guest.call({ path: '/orders/v1/orders/quote', method: 'POST', body: draft });
  const { totalPrice } = quote.json<{ totalPrice: number }>();
  const placed = await guest.call({
    path: '/orders/v1/orders',
    method: 'POST',
    body: { ...draft, totalPrice },
    headers: { 'idempotency-key': randomUUID() },
  });
  return placed.json<{ code?: string }>().code ?? null;
}

/** What guests can do. */
export const FEATURE_ROWS: readonly SettingRow[] = [
  {
    row: 'SET-01',
    title: 'with one service left there is no chooser',
    round: 1,
    set: off('pickupActive'),
    at: 'checkout',
    ...gone((page) => page.getByRole('group', { name: 'Order type' })),
  },
  {
    row: 'SET-02',
    title: 'branches',
    round: 2,
    set: off('branchesActive'),
    at: 'menu',
    ...gone(footerLink('Branches')),
  },
  {
    row: 'SET-03',
    title: 'stories',
    round: 1,
    set: off('storiesActive'),
    at: 'menu',
    ...gone((page) => page.getByRole('region', { name: 'Stories' })),
  },
  {
    row: 'SET-04',
    title: 'banners',
    round: 1,
    set: off('bannersActive'),
    at: 'menu',
    ...gone((page) => page.getByRole('region', { name: 'Offers' })),
  },
  {
    row: 'SET-05',
    title: 'vacancies',
    round: 1,
    set: off('vacanciesActive'),
    at: 'menu',
    ...gone(footerLink('Vacancies')),
  },
  {
    row: 'SET-06',
    title: 'privacy policy',
    round: 1,
    set: off('privacyActive'),
    at: 'menu',
    ...gone(footerLink('Privacy policy')),
  },
  {
    row: 'SET-07',
    title: 'about the company',
    round: 1,
    set: off('aboutMerchantActive'),
    at: 'menu',
    ...gone(footerLink('About us')),
  },
  {
    row: 'SET-08',
    title: 'terms of use',
    round: 1,
    set: off('termsOfUseActive'),
    at: 'menu',
    ...gone(footerLink('Terms of use')),
  },
  {
    row: 'SET-09',
    title: 'notifications',
    round: 1,
    set: off('notificationsActive'),
    at: 'profile',
    ...gone(link('Notifications')),
  },
  {
    row: 'SET-10',
    title: 'reservations',
    round: 2,
    set: off('bookingActive'),
    at: 'profile',
    ...gone(link('Book a table')),
  },
  {
    row: 'SET-11',
    title: 'the chat on the profile',
    round: 1,
    set: on('chatActive'),
    at: 'profile',
    ...appears(link('Chat with us')),
  },
  {
    row: 'SET-11',
    title: 'the chat at an order',
    round: 2,
    set: off('chatActive'),
    at: 'order',
    ...gone(link('Chat with us')),
  },
  {
    row: 'SET-12',
    title: 'the balance of points',
    round: 1,
    set: on('balanceActive'),
    at: 'profile',
    ...appears((page) => page.getByRole('main').getByText('Cashback', { exact: true })),
  },
  {
    row: 'SET-13',
    title: 'points at checkout',
    round: 2,
    set: on('cashbackActive'),
    at: 'checkout',
    ...appears(folded('Cashback')),
  },
  {
    row: 'SET-14',
    title: 'promo codes',
    round: 1,
    set: off('promoActive'),
    at: 'checkout',
    ...gone(folded('Promo code')),
  },
  {
    row: 'SET-15',
    title: 'favourites',
    round: 1,
    set: off('favouriteActive'),
    at: 'menu',
    ...gone((page) => page.getByRole('button', { name: /^Favourite: / })),
  },
  {
    row: 'SET-16',
    title: 'a guest cancels an order',
    round: 1,
    set: off('cancelOrderActive'),
    at: 'order',
    ...gone((page) => page.getByRole('button', { name: 'Cancel the order' })),
  },
  {
    row: 'SET-17',
    title: 'another receiver',
    round: 1,
    set: off('receiverActive'),
    at: 'checkout',
    ...gone((page) => page.getByText('Someone else will receive it')),
  },
  {
    row: 'B35',
    title: 'tips',
    round: 1,
    set: off('tipsActive'),
    at: 'checkout',
    ...gone(folded(/^Tip/)),
  },
  {
    row: 'SET-28',
    title: 'an address outside every zone',
    round: 1,
    set: off('shouldValidateDeliveryArea'),
    at: 'server',
    read: outsideRefusal,
    before: 'delivery.outOfZone',
    after: null,
  },
  {
    row: 'C7',
    title: 'assistants',
    round: 1,
    set: off('agentsActive'),
    at: 'server',
    read: async () => (await siteText('/llms.txt')).includes('/agents/v1/mcp'),
    before: true,
    after: false,
  },
];
