import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { noticesAtom } from '../../store/notices.ts';
import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import {
  atCheckout,
  keyOf,
  NOW,
  order,
  isOff,
  orderButton,
  placed,
  QUOTE,
  quote,
} from '../../testing/at-checkout.tsx';

beforeEach(() => history.replaceState(null, '', '/checkout'));

test('T29 a double tap sends one order', async () => {
  const { sent } = atCheckout();
  const button = await orderButton();
  await waitFor(() => expect(isOff(button)).toBe(false));
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

const lost = () => {
  throw new TypeError('Failed to fetch');
};
/** Lets time go by in steps, and what was waiting for it be answered. */
async function wait(seconds: number) {
  for (let left = seconds * 4; left > 0; left -= 1) await act(() => vi.advanceTimersByTimeAsync(250));
}

/** An order that found no server, by a clock of our own. */
async function unanswered(answer: () => object) {
  let isLost = true;
  const storefront = atCheckout({ answers: { [NOW]: () => (isLost ? lost() : answer()) } });
  const button = await orderButton();
  await waitFor(() => expect(isOff(button)).toBe(false));
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  fireEvent.click(button);
  await wait(0.5);
  expect(screen.getByRole('alert').textContent).toMatch(/No connection/);
  return { ...storefront, find: () => (isLost = false) };
}

test('F02 T29 what found no server is sent again after growing pauses, as the same order, until it is answered', async () => {
  const { sent, find } = await unanswered(() => placed);
  await wait(4);
  expect(sent()).toHaveLength(2);
  await wait(3);
  expect(sent()).toHaveLength(2);
  await wait(8);
  expect(sent()).toHaveLength(3);
  find();
  await wait(20);
  expect(location.pathname).toBe('/profile/orders/order-1');
  expect(sent()).toHaveLength(4);
  expect(new Set(sent().map(keyOf)).size).toBe(1);
  await wait(60);
  expect(sent()).toHaveLength(4);
});

test('F02 the order is resent at once when the network or the guest is back, and never twice at a time', async () => {
  const { sent, find } = await unanswered(() => placed);
  fireEvent(window, new Event('online'));
  fireEvent(window, new Event('online'));
  fireEvent(document, new Event('visibilitychange'));
  await wait(0.25);
  expect(sent()).toHaveLength(2);
  await wait(0.5);
  expect(sent()).toHaveLength(2);
  find();
  fireEvent(document, new Event('visibilitychange'));
  await wait(0.5);
  expect(sent()).toHaveLength(3);
  expect(location.pathname).toBe('/profile/orders/order-1');
});

test('F02 nothing is sent while the page is hidden', async () => {
  const { sent } = await unanswered(() => placed);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await wait(60);
  expect(sent()).toHaveLength(1);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await wait(0.5);
  expect(sent()).toHaveLength(2);
});

test('F02 the guest may stop it, and sees where to find an order that had arrived', async () => {
  const { sent, store } = await unanswered(() => placed);
  fireEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
  expect(store.get(noticesAtom).at(-1)?.text).toMatch(/already arrived/);
  await wait(60);
  expect(sent()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
