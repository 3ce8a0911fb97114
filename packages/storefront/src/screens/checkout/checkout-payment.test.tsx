import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { payNowAtom } from '../../domains/payment/paying.ts';
import {
  atCheckout,
  METHODS,
  NOW,
  order,
  isOff,
  orderButton,
  placed,
  quote,
  QUOTE,
} from '../../testing/at-checkout.tsx';

const WAYS = [
  { id: 'p-1', name: 'Naqd pul', type: 'CASH' },
  { id: 'p-2', name: 'Payme', type: 'PAYME' },
  { id: 'p-3', name: 'Click', type: 'CLICK' },
];
const card = { id: 'c-1', number: '•••• 6478', type: 'UZCARD', name: 'Maosh', isVerified: true };
const CARDS = 'GET /payments/v1/cards';
const answers = {
  [METHODS]: WAYS,
  [CARDS]: [card, { ...card, id: 'c-2', number: '•••• 1', isVerified: false }],
};
const withCards = { settings: { card: true }, answers };

beforeEach(() => history.replaceState(null, '', '/checkout'));

test('SET-25 PRICE-07 the ways that are offered, cash chosen beforehand', async () => {
  atCheckout({ answers });
  expect(await screen.findByRole('radio', { name: /^Payme/ })).toHaveProperty('checked', false);
  expect(screen.getByRole('radio', { name: /^Cash/ })).toHaveProperty('checked', true);
});

test('the button waits for the ways to pay instead of leading to a card that is still empty', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { sent } = atCheckout({ answers: { ...answers, [METHODS]: () => promise } });
  await screen.findByText(/90\s000/);
  expect(await orderButton()).toHaveProperty('disabled', true);
  resolve(WAYS);
  await waitFor(async () => expect(await orderButton()).toHaveProperty('disabled', false));
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('SET-25 saved cards are offered where the merchant keeps cards, and only those that were confirmed', async () => {
  atCheckout(withCards);
  expect(await screen.findByRole('radio', { name: /UZCARD •••• 6478/ })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /•••• 1/ })).toBeNull();
});

test('SET-25 where it does not, they are not requested', async () => {
  const { calls } = atCheckout({ answers });
  await screen.findByRole('radio', { name: /^Payme/ });
  expect(calls.some((call) => call.url.endsWith('/payments/v1/cards'))).toBe(false);
});

test('ST-08 the card that was chosen is remembered, and pays as soon as the order is placed', async () => {
  const { store, sent } = atCheckout({
    ...withCards,
    answers: { ...answers, [NOW]: { ...placed, paymentType: 'PAYME', isPaid: false } },
  });
  fireEvent.click(await screen.findByRole('radio', { name: /UZCARD •••• 6478/ }));
  expect(store.get(orderDraftAtom)).toMatchObject({ paymentType: 'PAYME', cardId: 'c-1' });
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  expect(await sent()[0]?.clone().json()).toMatchObject({ paymentType: 'PAYME' });
  expect(await sent()[0]?.clone().text()).not.toContain('c-1');
  expect(store.get(payNowAtom)).toEqual({ orderId: 'order-1', cardId: 'c-1' });
  expect(store.get(orderDraftAtom).paymentType).toBe('PAYME');
});

test('ST-03 an order paid on the spot leads to no payment', async () => {
  const { store } = atCheckout({ answers });
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  expect(store.get(payNowAtom)).toBeNull();
});

test('T52 when points pay for everything nothing can be paid online, and the method shows why', async () => {
  atCheckout({ draft: { paymentType: 'PAYME' }, answers: { ...answers, [QUOTE]: quote({ totalPrice: 0 }) } });
  const payme = await screen.findByRole('radio', { name: /^Payme/ });
  await waitFor(() => expect(payme).toHaveProperty('disabled', true));
  expect(screen.getAllByText('There is nothing to pay online').length).toBeGreaterThan(0);
  expect(isOff(await orderButton())).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /^Cash/ }));
  await waitFor(async () => expect(isOff(await orderButton())).toBe(false));
});

test.each([
  ['PICK_UP', 'You pay at the counter when you pick it up'],
  ['DELIVERY', 'You pay the courier'],
] as const)('SET-25 the label of payment on receipt fits a %s: %s', async (serviceType, localized) => {
  atCheckout({ draft: { serviceType }, answers });
  expect(await screen.findByText(localized)).toBeTruthy();
});
