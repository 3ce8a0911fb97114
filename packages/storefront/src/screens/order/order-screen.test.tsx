import type { Order } from '@dasturxon/core/order';
import { anOrderHistoryEvent, anOrderLine } from '@dasturxon/core/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { noticesAtom } from '../../store/notices.ts';
import { atOrder, details, EVENTS, headline, ORDER, streamOf } from '../../testing/at-order.tsx';
import { aStore, renderInStorefront } from '../../testing/index.ts';
import { OrderScreen } from './order-screen.tsx';

test('RT-33 SCR-06 the number, the sentence, what was ordered and what it came to', async () => {
  atOrder();
  expect(await screen.findByText('№ 1001')).toBeTruthy();
  expect(await headline()).toContain('We have received your order');
  expect(screen.getByText(/Plov × 2/)).toBeTruthy();
  expect(screen.getByText(/105\s000/)).toBeTruthy();
});

test('the order’s page shows that the restaurant is slow to answer, and offers to cancel', async () => {
  let isSlowlyAnswered = false;
  const slow = anOrderHistoryEvent({ id: 2, type: 'UPDATE', status: 'CREATED', reason: 'SLOW_ANSWER' });
  atOrder({
    settings: { cancelOrderActive: false },
    answers: {
      [ORDER]: () => details({ isSlowlyAnswered, isPaid: true }),
      [EVENTS]: () => {
        isSlowlyAnswered = true;
        return streamOf(slow)();
      },
    },
  });
  expect(
    await screen.findByText(
      'The restaurant is slow to answer. You can wait or cancel: all your money comes back.',
    ),
  ).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Cancel the order' })).toBeTruthy();
});

test('an unpaid order that is slow to be answered promises no money back', async () => {
  atOrder({ order: { isSlowlyAnswered: true, isPaid: false } });
  expect(await screen.findByText('The restaurant is slow to answer. You can wait or cancel.')).toBeTruthy();
});

test('IMP-12 a dine-in order shows its hall and table', async () => {
  const branch = { id: 'b-1', name: { uz: 'Oybek', ru: 'Oybek', eng: 'Oybek' } } as Order['branch'];
  const hall = {
    id: 'h-1',
    branchId: 'b-1',
    name: { eng: 'Terrace' },
    price: 0,
    tables: [{ id: 't-1', hallId: 'h-1', name: '7', chairs: 4 }],
  };
  atOrder({
    order: { serviceType: 'DINE_IN', branch, hallId: 'h-1', tableId: 't-1' },
    answers: { 'GET /users/v1/branches/b-1/halls': [hall] },
  });
  expect(await screen.findByText('Terrace · table 7')).toBeTruthy();
});

test('ST-02 D69 status labels are Uzbek in every language by default', async () => {
  atOrder({ order: { status: 'COOKING' } });
  const word = await screen.findByText('Tayyorlanmoqda');
  expect(word.lang).toBe('uz-Latn-UZ');
  expect(word.parentElement?.textContent).toBe('TayyorlanmoqdaCooking');
});

test('D69 the merchant’s setting shows them in the guest’s language', async () => {
  atOrder({ order: { status: 'COOKING' }, settings: { statusLabelsLang: 'current' } });
  expect(await screen.findByText('Cooking')).toBeTruthy();
});

const CHAT = { telegram: '@osh', telegramActive: true };

test('SET-11 an order leads to the chat of the brand', async () => {
  atOrder({ settings: { ...CHAT, chatActive: true } });
  const chat = await screen.findByRole('link', { name: 'Chat with us' });
  expect(chat.getAttribute('href')).toBe('https://t.me/osh');
});

test('SET-11 switched off, an order leads to no chat', async () => {
  atOrder({ settings: { ...CHAT, chatActive: false } });
  await screen.findByText('№ 1001');
  expect(screen.queryByText('Chat with us')).toBeNull();
});

test('ST-10 an approved order shows that it has been confirmed', async () => {
  atOrder({ order: { status: 'ACCEPTED' } });
  expect(await screen.findByText('Your order has been confirmed.')).toBeTruthy();
});

test('ST-10 a new one does not', async () => {
  atOrder();
  await screen.findByText('№ 1001');
  expect(screen.queryByText('Your order has been confirmed.')).toBeNull();
});

test('the status on the page changes with an event of the stream', async () => {
  let asked = 0;
  const { calls } = atOrder({
    answers: {
      [ORDER]: () => details({ status: asked++ === 0 ? 'CREATED' : 'ACCEPTED' }),
      [EVENTS]: streamOf(anOrderHistoryEvent({ id: 2, status: 'ACCEPTED' })),
    },
  });
  await waitFor(async () => expect(await headline()).toContain('The restaurant has accepted your order'));
  const stream = calls.find((call) => call.url.endsWith('/events'));
  expect(stream?.headers.get('Last-Event-ID')).toBe('1');
  expect(stream?.headers.get('Authorization')).toBe('Bearer t-1');
});

test('a finished order is not listened to', async () => {
  const { calls } = atOrder({ order: { status: 'CLOSED' } });
  await screen.findByText('№ 1001');
  expect(calls.some((call) => call.url.endsWith('/events'))).toBe(false);
});

test('ST-04 D24 an accepted later order is shown as on time, with its moment', async () => {
  atOrder({ order: { status: 'AT_TIME', later: true, deliveryAt: '2026-03-10T12:30:00.000Z' } });
  expect((await screen.findAllByText(/10\.03\.2026 17:30/)).length).toBeGreaterThan(0);
});

test('a failed load of the page shows an error and can be retried', async () => {
  let isBroken = true;
  atOrder({
    answers: {
      [ORDER]: () => {
        if (!isBroken) return details();
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await screen.findByText(/No connection/);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('№ 1001')).toBeTruthy();
});

test('RT-33 an order that is not there leads to the orders that are, and is not asked for again', async () => {
  const missing = { code: 'order.notFound', description: null, requestId: 'r-1' };
  atOrder({ answers: { [ORDER]: () => Response.json(missing, { status: 404 }) } });
  const onward = await screen.findByRole('button', { name: 'My orders' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.click(onward);
  expect(location.pathname).toBe('/profile/orders');
});

test('SES-12 a guest with a link to an order signs in first and comes back', async () => {
  const storage = aStore();
  const { store } = renderInStorefront(<OrderScreen params={{ id: 'order-1' }} />, { deps: { storage } });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(store.get(noticesAtom).at(-1)?.text).toBe('Sign in to order and to track your order.');
  expect(storage.content.get('dasturxon:m-1:redirectUrl')).toBe('/profile/orders/order-1');
});

test('IMP-05 while it is cooked the order shows about when it is ready', async () => {
  atOrder({
    order: {
      serviceType: 'PICK_UP',
      status: 'COOKING',
      acceptedTime: '2026-05-11T07:00:00.000Z',
      cookingTime: 40,
    },
  });
  expect((await screen.findByText('Ready around')).parentElement?.textContent).toContain('12:40');
});

test('IMP-05 from its placing on it shows the time of checkout', async () => {
  atOrder({ order: { serviceType: 'PICK_UP', timestamp: '2026-05-11T07:00:00.000Z', cookingTime: 22 } });
  expect((await screen.findByText('Ready around')).parentElement?.textContent).toContain('12:55');
});

test('IMP-05 a time that has gone by is no promise', async () => {
  atOrder({ order: { serviceType: 'PICK_UP', timestamp: '2026-05-11T05:00:00.000Z', cookingTime: 22 } });
  await screen.findByText('Order type');
  expect(screen.queryByText('Ready around')).toBeNull();
});

const brought = { serviceType: 'DELIVERY', timestamp: '2026-05-11T07:00:00.000Z', distance: 4_000 } as const;

test('IMP-05 a delivery shows when it arrives, until the courier is there', async () => {
  atOrder({ order: { ...brought, status: 'ON_WAY', cookingTime: 22 } });
  expect((await screen.findByText('Arrives around')).parentElement?.textContent).toContain('13:15');
  expect(screen.queryByText('Ready around')).toBeNull();
});

test('IMP-05 B41 the minutes left are large below the sentence, and past the promise the page shows it by itself', async () => {
  atOrder({ order: { ...brought, status: 'ON_WAY', cookingTime: 22 } });
  await screen.findByText('Order type');
  expect(await headline()).toContain('The courier is on the way');
  expect(screen.getByText(/60–75.? min/)).toBeTruthy();
  cleanup();
  atOrder({ order: { ...brought, timestamp: '2026-05-11T05:00:00.000Z', status: 'ON_WAY' } });
  expect(await screen.findByText(/Running late: promised for .*10:50/)).toBeTruthy();
});

test('IMP-05 a late delivery is shown as late', async () => {
  atOrder({ order: { ...brought, timestamp: '2026-05-11T05:00:00.000Z', status: 'ON_WAY' } });
  expect((await screen.findByText('Arrives around')).parentElement?.textContent).toContain('running late');
});

test.each([
  [null, 'The courier is on the way'],
  ['PERFORMER_FOUND', 'The courier is on the way'],
  ['PERFORMER_ARRIVED', 'The courier is at your door'],
] as const)(
  'D18 on the road with the courier’s status %s the page shows: %s',
  async (courierStatus, expected) => {
    atOrder({ order: { ...brought, status: 'ON_WAY', courierStatus } });
    await screen.findByText('Order type');
    expect(await headline()).toMatch(new RegExp(`^${expected}`));
  },
);

test('ST-03 an order that waits for its payment is not shown as received', async () => {
  const timestamp = '2026-05-11T06:59:00.000Z';
  atOrder({ order: { status: 'CREATED', paymentType: 'PAYME', isPaid: false, timestamp } });
  expect(await screen.findByText('Your order is waiting for payment')).toBeTruthy();
  expect(screen.queryByText('We have received your order')).toBeNull();
});

test('PRICE-01 PRICE-09 dishes stand at what they cost before, and what is taken off them in a line of its own', async () => {
  const line = anOrderLine({ costPrice: 50_000, discount: 10 });
  atOrder({ order: { cartItems: [line], productPrice: 100_000, productDiscount: 10_000 } });
  const discount = await screen.findByText('Discount');
  expect(discount.nextElementSibling?.textContent).toMatch(/^−10\s000/);
  expect(screen.getByText(/Plov ×/).nextElementSibling?.textContent).toMatch(/^100\s000/);
});

test('an order without earlier prices of its dishes shows the sums paid for them', async () => {
  atOrder({ order: { productPrice: 100_000, productDiscount: 10_000 } });
  const plov = await screen.findByText(/Plov ×/);
  expect(plov.nextElementSibling?.textContent).toMatch(/^90\s000/);
  expect(screen.queryByText('Discount')).toBeNull();
});
