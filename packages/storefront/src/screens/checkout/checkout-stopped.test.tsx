import { aBranch } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import {
  atCheckout,
  home,
  isOff,
  METHODS,
  nothingIsLost,
  order,
  orderButton,
  QUOTE,
  quote,
  refused,
} from '../../testing/at-checkout.tsx';

const draft = { comment: 'No onions', paymentType: 'CASH' };

beforeEach(() => history.replaceState(null, '', '/checkout'));

test('OV-15 GEO-20 the branch is closed at this hour: "now" is disabled, the next opening is shown, and later is offered', async () => {
  const shut = aBranch({
    workHours: aBranch().workHours.map((day) => ({ ...day, open: '18:00', close: '23:00' })),
  });
  const storefront = atCheckout({ draft, answers: { 'GET /users/v1/branches/branch-1': shut } });
  expect(await screen.findByText(/Closed now. Opens at 18:00/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /As soon as possible/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: /Later/ })).toHaveProperty('checked', true);
  await order();
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a day and a time');
  expect(storefront.sent()).toHaveLength(0);
  nothingIsLost(storefront);
});

test('ERR-11 a dish stopped before ordering: the price names it, with a link to the basket', async () => {
  const storefront = atCheckout({
    draft,
    answers: { [QUOTE]: () => refused('product.unavailable', 422, { lines: [{ productId: 'product-1' }] }) },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Plov: Refused: product.unavailable');
  expect(isOff(await orderButton())).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'To the basket' }));
  await waitFor(() => expect(location.pathname).toBe('/basket'));
  nothingIsLost(storefront);
});

test('IMP-11 no address yet: it is asked for where it is chosen', async () => {
  const storefront = atCheckout({ draft: { ...draft, serviceType: 'DELIVERY' } });
  await order();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Choose an address');
  expect(alert.closest('#checkout-where')).toBeTruthy();
  nothingIsLost(storefront);
});

test('VAL-12 D37 below the minimum for delivery: how much is missing, and nothing is sent', async () => {
  const storefront = atCheckout({
    draft: { ...draft, serviceType: 'DELIVERY', address: home },
    answers: { [QUOTE]: quote({ minimal: { amount: 100_000, missing: 10_000 } }) },
  });
  expect(await screen.findByText(/10\s000.*more for delivery/)).toBeTruthy();
  expect(isOff(await orderButton())).toBe(true);
  expect(storefront.sent()).toHaveLength(0);
  nothingIsLost(storefront);
});

test('D22 there is no way to pay any more: ordering is closed, with a word on it', async () => {
  const storefront = atCheckout({ draft, answers: { [METHODS]: [] } });
  expect(await screen.findByText('Ordering is closed: no way to pay is available right now.')).toBeTruthy();
  isClosed();
  nothingIsLost(storefront);
});

test('D22 SET-01 there is no way to have it: the same', async () => {
  const off = { deliveryActive: false, pickupActive: false, dineInActive: false };
  const storefront = atCheckout({ draft, settings: off });
  expect(await screen.findByText('Ordering is closed for now.')).toBeTruthy();
  isClosed();
  nothingIsLost(storefront);
});

/** Nothing is asked, and the button rests. */
function isClosed() {
  expect(screen.queryByText('Where')).toBeNull();
  expect(screen.getByRole('button', { name: /^Order/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'To the menu' })).toBeTruthy();
}

test('ERR-07 the price could not be worked out: the last one stays, and it can be asked for again', async () => {
  let isBroken = false;
  const storefront = atCheckout({
    draft,
    settings: { promoActive: true },
    answers: { [QUOTE]: () => (isBroken ? refused('server.unavailable', 503) : quote()) },
  });
  await waitFor(async () => expect((await orderButton()).textContent).toMatch(/90\s000/));
  isBroken = true;
  storefront.store.set(orderDraftAtom, (before) => ({ ...before, promoCode: 'PALOV' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Refused: server.unavailable');
  expect((await orderButton()).textContent).toMatch(/90\s000/);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Refused: server.unavailable')).toBeNull());
  nothingIsLost(storefront);
});
