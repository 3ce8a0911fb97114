import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import {
  atCheckout,
  keyOf,
  NOW,
  nothingIsLost,
  order,
  placed,
  QUOTE,
  quote,
  refused,
} from '../../testing/at-checkout.tsx';

const markOf = (id: string) => ({ id, expiresAt: '2026-05-12T12:30:00.000Z', hash: 'a'.repeat(64) });
const [first, second] = [markOf('quote-1'), markOf('quote-2')];
/** The server refuses the first order and offers a new quote. */
const refusedOnce = (code: string, change = {}) => {
  let isFirst = true;
  return () => {
    if (!isFirst) return placed;
    isFirst = false;
    return refused(code, 409, { quote: quote({ mark: second, ...change }), changes: [] });
  };
};

test.each(['quote.expired', 'quote.altered'])(
  'C1 after %s the order goes on at a new quote of the same sums, under a new key',
  async (code) => {
    const { sent } = atCheckout({ answers: { [QUOTE]: quote({ mark: first }), [NOW]: refusedOnce(code) } });
    await order();
    await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
    const [one, other] = sent();
    expect(await one?.json()).toMatchObject({ quote: first });
    expect(await other?.json()).toMatchObject({ quote: second });
    expect(keyOf(other)).not.toBe(keyOf(one));
  },
);

test('C1 a quote that has expired at another price asks the guest', async () => {
  const { sent } = atCheckout({
    answers: {
      [QUOTE]: quote({ mark: first }),
      [NOW]: refusedOnce('quote.expired', { totalPrice: 100_000 }),
    },
  });
  await order();
  await screen.findByRole('dialog', { name: 'The price has changed' });
  expect(sent()).toHaveLength(1);
});

test('C1 a quote that was ordered with is explained, and the next tap orders the same once more', async () => {
  const scene = atCheckout({
    draft: { comment: 'No onions', paymentType: 'CASH' },
    answers: { [QUOTE]: quote({ mark: first }), [NOW]: refusedOnce('quote.used') },
  });
  await order();
  await screen.findByText('Refused: quote.used');
  nothingIsLost(scene);
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  expect(await scene.sent()[1]?.json()).toMatchObject({ quote: second });
});
