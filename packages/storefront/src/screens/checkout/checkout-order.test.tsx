import { anOrderLine, aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { noticesAtom } from '../../store/notices.ts';
import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import {
  atCheckout,
  home,
  keyOf,
  NOW,
  order,
  orderButton,
  placed,
  quote,
  refused,
} from '../../testing/at-checkout.tsx';

beforeEach(() => history.replaceState(null, '', '/checkout'));

test('ST-05 ST-09 an order for now goes through the orders call, with a notice and to its page', async () => {
  const { store, sent } = atCheckout({ draft: { comment: 'No onions' } });
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  expect(sent()).toHaveLength(1);
  expect(await sent()[0]?.json()).toMatchObject({ comment: 'No onions', totalPrice: 90_000, later: false });
  expect(store.get(noticesAtom)[0]).toMatchObject({ tone: 'success' });
});

test('ST-07 after success basket and comment are cleared', async () => {
  const { store } = atCheckout({ draft: { comment: 'No onions', promoCode: '' } });
  await order();
  await waitFor(() => expect(store.get(cartLinesAtom)).toEqual([]));
  expect(store.get(orderDraftAtom).comment).toBe('');
});

test('ST-07 ENT-33 the next order to a saved address has its entrance details again', async () => {
  const saved = { ...home, id: 'a-1', details: '{"entrance":"2","office":"14"}' };
  atCheckout({
    draft: { serviceType: 'DELIVERY', address: { ...home, id: 'a-1' } },
    answers: {
      [`GET /users/v1/addresses/merchant/m-1/user/${aUser().id}`]: [
        { ...saved, id: 'a-2', details: null },
        saved,
      ],
    },
  });
  expect(await screen.findByText('entrance 2, flat 14')).toBeTruthy();
});

test('ST-05 VAL-08 a later order needs day and time, then goes through the at-time call', async () => {
  const { sent } = atCheckout({ draft: { later: true } });
  await order();
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Choose a day and a time');
  expect(sent(new URL('http://x/orders/v1/orders/at-time').pathname)).toHaveLength(0);
  fireEvent.click(await screen.findByRole('button', { name: /Choose a day and a time/ }));
  fireEvent.click(await screen.findByLabelText('Tomorrow'));
  expect(screen.getByRole('radio', { name: /12:15.*Full/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: /12:00.*2 places left/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /12:30–12:45/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/Tomorrow, .*12:30–12:45/)).toBeTruthy();
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  expect(await sent('/orders/v1/orders/at-time')[0]?.json()).toMatchObject({
    day: '2026-05-12',
    time: '12:30',
  });
});

test('D63 a changed price is shown old and new; Continue orders at the new one under a new key', async () => {
  const dearer = quote({ totalPrice: 100_000, lines: [anOrderLine({ price: 100_000, unitPrice: 50_000 })] });
  let isFirst = true;
  const { sent } = atCheckout({
    answers: {
      [NOW]: () => {
        if (!isFirst) return placed;
        isFirst = false;
        return refused('price_changed', 409, { quote: dearer, changes: [] });
      },
    },
  });
  await order();
  const sheet = within(await screen.findByRole('dialog', { name: 'The price has changed' }));
  expect(sheet.getAllByText(/90\s000/)).toHaveLength(2);
  expect(sheet.getAllByText(/100\s000/)).toHaveLength(2);
  fireEvent.click(sheet.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  const [first, second] = sent();
  expect(await second?.json()).toMatchObject({ totalPrice: 100_000 });
  expect(keyOf(second)).not.toBe(keyOf(first));
});

test('D63 Edit leaves the order unsent and the new price on the button', async () => {
  const dearer = quote({ totalPrice: 100_000 });
  const { sent } = atCheckout({
    answers: { [NOW]: () => refused('price_changed', 409, { quote: dearer, changes: [] }) },
  });
  await order();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(async () => expect((await orderButton()).textContent).toMatch(/100\s000/));
  expect(sent()).toHaveLength(1);
});

test('an error is shown at its card, and the input stays', async () => {
  const { store } = atCheckout({
    draft: { comment: 'No onions' },
    answers: { [NOW]: () => refused('branch.closed', 422) },
  });
  await order();
  const alert = await screen.findByText('Refused: branch.closed');
  expect(alert.closest('#checkout-when')).toBeTruthy();
  expect(store.get(orderDraftAtom).comment).toBe('No onions');
});
