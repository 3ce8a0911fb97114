import { BEARER_CHALLENGE } from '@dasturxon/core/api';
import { aMerchantPublic, anOrderLine, aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { isSentToSignIn } from '../../domains/account/sign-in-first.ts';
import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { noticesAtom } from '../../store/notices.ts';
import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import {
  atCheckout,
  keyOf,
  METHODS,
  nothingIsLost,
  NOW,
  order,
  placed,
  QUOTE,
  quote,
  refused,
} from '../../testing/at-checkout.tsx';

const draft = { comment: 'No onions', paymentType: 'CASH' };
const everything = { promoActive: true, cashbackActive: true };

beforeEach(() => history.replaceState(null, '', '/checkout'));

test.each([
  ['T37 the branch has closed since', 'branch.closed', 422, 'when'],
  ['ERR-17 the branch has a holiday', 'branch.holiday', 422, 'when'],
  ['T36 the time was taken by others', 'slot.unavailable', 409, 'when'],
  ['T36 the time has passed', 'slot.past', 422, 'when'],
  ['T36 the time lies outside the hours', 'slot.outsideHours', 422, 'when'],
  ['IMP-12 D74 the table is missing', 'order.tableMissing', 422, 'where'],
  ['ERR-15 the branch is no more', 'branch.notFound', 404, 'where'],
  ['VAL-14 ERR-09 the address lies outside the area', 'delivery.outOfZone', 422, 'where'],
  ['ERR-10 there is no delivery to the address', 'delivery.unavailable', 422, 'where'],
  ['ERR-11 a dish was stopped', 'product.unavailable', 422, 'lines'],
  ['ERR-13 VAL-13 too little of a dish is left', 'product.notEnough', 409, 'lines'],
  ['an addition was stopped', 'modifier.unavailable', 422, 'lines'],
  ['ERR-21 the promo has expired', 'promo.expired', 422, 'promo'],
  ['ERR-22 the basket is below the promo’s minimum', 'promo.belowMinimum', 422, 'promo'],
  ['the promo was used up by others', 'promo.usedUp', 409, 'promo'],
  ['SET-01 the service was switched off', 'serviceType.unavailable', 422, 'how'],
  ['SET-25 D22 the way to pay was switched off', 'payment.unavailable', 422, 'payment'],
  ['D40 the points were spent elsewhere', 'cashback.insufficient', 422, 'cashback'],
  ['VAL-12 D37 the minimum was raised', 'order.belowMinimum', 422, 'button'],
  ['too many orders in a row', 'request.rateLimited', 429, 'button'],
])('%s: shown at its card, nothing lost, and it can be retried', async (_, code, status, place) => {
  // A repeatable call is repeated once before a 429 is shown (HTTP-07).
  let errors = status === 429 ? 2 : 1;
  const storefront = atCheckout({
    draft,
    settings: everything,
    answers: {
      [NOW]: () => (errors-- > 0 ? refused(code, status) : placed),
      'GET /users/v1/users/me/cashback': { balance: 5000, history: [] },
    },
  });
  await order();
  const notice = await screen.findByText(`Refused: ${code}`);
  expect(notice.closest('[id^=checkout-], #place-order')?.id ?? 'checkout-button').toBe(`checkout-${place}`);
  expect(notice.closest('[role=alert]')).toBeTruthy();
  nothingIsLost(storefront);
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
});

test('SES-10 T42 a guest without a phone is asked to share it with the reason, and nothing is lost', async () => {
  const storefront = atCheckout({ draft, answers: { [NOW]: () => refused('order.phoneMissing', 403) } });
  await order();
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storefront.store.get(noticesAtom).map(({ text }) => text)).toContain('Refused: order.phoneMissing');
  expect(isSentToSignIn(storefront.store)).toBe(true);
  nothingIsLost(storefront);
});

const WAYS = [
  { id: 'p-1', name: 'Naqd pul', type: 'CASH' },
  { id: 'p-2', name: 'Payme', type: 'PAYME' },
];

test('SET-25 the refusal stays shown when the payment method is gone, until the guest chooses', async () => {
  let methods = WAYS;
  const storefront = atCheckout({
    draft: { ...draft, paymentType: 'PAYME' },
    answers: { [METHODS]: () => Response.json(methods), [NOW]: () => refused('payment.unavailable', 422) },
  });
  expect(await screen.findByRole('radio', { name: /Payme/, checked: true })).toBeTruthy();
  methods = WAYS.slice(0, 1);
  await order();
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Payme/ })).toBeNull());
  expect(screen.getByText('Refused: payment.unavailable')).toBeTruthy();
  expect(storefront.store.get(orderDraftAtom).comment).toBe('No onions');
});

test('D63 the price has changed: old and new side by side, and both ways out keep everything', async () => {
  const dearer = quote({ totalPrice: 100_000, lines: [anOrderLine({ price: 100_000 })] });
  const storefront = atCheckout({
    draft,
    answers: { [NOW]: () => refused('price_changed', 409, { quote: dearer, changes: [] }) },
  });
  await order();
  const sheet = within(await screen.findByRole('dialog', { name: 'The price has changed' }));
  expect(sheet.getAllByText(/100\s000/).length).toBeGreaterThan(0);
  fireEvent.click(sheet.getByRole('button', { name: 'Edit' }));
  nothingIsLost(storefront);
});

test('SES-01 D66 a session that ends at checkout leads to sign-in and back, and the basket stays in hand', async () => {
  const expired = () =>
    Response.json(
      { code: 'session.expired', description: {}, requestId: 'r' },
      { status: 401, headers: { 'WWW-Authenticate': BEARER_CHALLENGE } },
    );
  const session = { merchant: aMerchantPublic({ id: 'm-1' }), user: aUser(), token: 't-1', brand: null };
  const record = { ...session, orderRequest: null, nearestBranch: null };
  let isOver = false;
  const alerts: (string | null)[] = [];
  const watched = new MutationObserver(() => {
    for (const alert of screen.queryAllByRole('alert')) alerts.push(alert.textContent);
  });
  watched.observe(document.body, { childList: true, subtree: true });
  const { store, storage } = atCheckout({
    draft,
    answers: {
      [NOW]: () => {
        isOver = true;
        return expired();
      },
      [QUOTE]: () => (isOver ? expired() : quote()),
      [METHODS]: () => (isOver ? expired() : [{ id: 'p-1', name: 'Naqd pul', type: 'CASH' }]),
    },
    stored: { 'dasturxon:m-1:sessions': JSON.stringify([record]) },
  });
  await order();
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(store.get(sessionAtom)).toBeNull();
  watched.disconnect();
  expect(store.get(cartLinesAtom)).toMatchObject([{ productId: 'product-1', count: 2 }]);
  expect(store.get(orderDraftAtom)).toMatchObject({
    serviceType: 'PICK_UP',
    branchId: 'branch-1',
    comment: '',
  });
  expect([...storage.content.values()]).toContain('/checkout');
  expect(alerts).toEqual([]);
  const message = 'Some things are out of date! Please log in again.';
  await waitFor(() => expect(store.get(noticesAtom).map(({ text }) => text)).toContain(message));
  const [kept] = JSON.parse(storage.content.get('dasturxon:m-1:sessions') ?? '[]') as {
    token: string | null;
    orderRequest: { cartItems: object[] };
  }[];
  expect(kept).toMatchObject({ token: null, orderRequest: { cartItems: [{ productId: 'product-1' }] } });
});

test.each([
  ['T29 the network is lost', () => Promise.reject(new TypeError('Failed to fetch')), /No connection/],
  ['the server fails', () => refused('server.failed', 500), 'Refused: server.failed'],
  ['HTTP-09 the same order is still being placed', () => refused('in_progress', 409), 'Refused: in_progress'],
])('%s: the next tap asks for the very same order', async (_, answer, localized) => {
  let isBroken = true;
  const storefront = atCheckout({ draft, answers: { [NOW]: () => (isBroken ? answer() : placed) } });
  await order();
  await screen.findByText(localized);
  nothingIsLost(storefront);
  isBroken = false;
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  const keys = storefront.sent().map(keyOf);
  expect(new Set(keys).size).toBe(1);
});
