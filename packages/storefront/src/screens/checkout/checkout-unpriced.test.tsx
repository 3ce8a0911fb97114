import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { atCheckout, isOff, orderButton, QUOTE, refused } from '../../testing/at-checkout.tsx';

test('ERR-07 without a price the order button has no sum, and the reason is beside it too', async () => {
  const unknown = { productId: 'unknown', modifiers: [], count: 2, version: 1, position: 0 };
  const storefront = atCheckout({
    answers: { [QUOTE]: () => refused('server.unavailable', 503) },
    stored: { 'dasturxon:m-1:cart': JSON.stringify({ epoch: 0, entries: { 'unknown|': unknown } }) },
  });
  await waitFor(() => expect(screen.getAllByText('Refused: server.unavailable')).toHaveLength(2));
  const button = await orderButton();
  expect(isOff(button)).toBe(true);
  expect(button.textContent).not.toContain('0');
  expect(storefront.sent()).toHaveLength(0);
});
