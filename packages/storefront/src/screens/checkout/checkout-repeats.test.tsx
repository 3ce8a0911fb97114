import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { orderDraftAtom } from '../../state/order-draft.ts';
import {
  atCheckout,
  keyOf,
  NOW,
  order,
  orderButton,
  placed,
  QUOTE,
  quote,
} from '../../testing/at-checkout.tsx';

beforeEach(() => history.replaceState(null, '', '/checkout'));

test('T29 a double tap sends one order', async () => {
  const { sent } = atCheckout();
  const button = await orderButton();
  await waitFor(() => expect(button).not.toHaveProperty('disabled', true));
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  expect(sent()).toHaveLength(1);
});

test('T29 after network loss nothing is lost and the retry carries the same key', async () => {
  let fails = true;
  const { store, sent } = atCheckout({
    draft: { comment: 'No onions' },
    answers: {
      [NOW]: () => {
        if (!fails) return placed;
        fails = false;
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await order();
  await screen.findByText(/No connection/);
  expect(store.get(orderDraftAtom).comment).toBe('No onions');
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  const [first, second] = sent();
  expect(keyOf(first)).toBeTruthy();
  expect(keyOf(second)).toBe(keyOf(first));
});

test('T29 a reload with an unanswered order sends the same key and the same body', async () => {
  const cut = () => {
    throw new TypeError('Failed to fetch');
  };
  const before = atCheckout({ answers: { [NOW]: cut } });
  await order();
  await screen.findByText(/No connection/);
  const stored = Object.fromEntries(before.storage.content);
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  const after = atCheckout({ stored, answers: { [QUOTE]: quote({ totalPrice: 80_000 }) } });
  await order();
  await waitFor(() => expect(after.sent()).toHaveLength(1));
  expect(keyOf(after.sent()[0])).toBe(keyOf(before.sent()[0]));
  expect(await after.sent()[0]?.json()).toEqual(await before.sent()[0]?.json());
});

test('T29 another comment after network loss is another key', async () => {
  const cut = () => {
    throw new TypeError('Failed to fetch');
  };
  const { sent } = atCheckout({ answers: { [NOW]: cut } });
  await order();
  await screen.findByText(/No connection/);
  fireEvent.change(screen.getByLabelText('Comment on the order'), { target: { value: 'No onions' } });
  await order();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(keyOf(sent()[1])).not.toBe(keyOf(sent()[0]));
});
