import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { changeDraftAtom } from '../../domains/checkout/order-draft.ts';
import {
  atCheckout,
  home,
  isOff,
  keyOf,
  NOW,
  order,
  orderButton,
  placed,
  QUOTE,
  quote,
  refused,
} from '../../testing/at-checkout.tsx';

const delivery = { serviceType: 'DELIVERY', address: home } as const;
/** What is loaded in the background changes the address: its price is requested anew. */
const withDetails = { address: { ...home, details: '{"entrance":"3"}' } };

beforeEach(() => history.replaceState(null, '', '/checkout'));

/** A price that comes at once, and from the second request on when the test releases it. */
function slowQuotes(second: () => unknown, first = quote()) {
  let isFirst = true;
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = async () => {
    if (isFirst) {
      isFirst = false;
      return Response.json(first);
    }
    await promise;
    return second();
  };
  return { answer, release: () => resolve() };
}

/** Presses the button while the price of a changed address is on its way. */
async function pressWhilePriced(second: () => unknown) {
  const quotes = slowQuotes(second);
  const storefront = atCheckout({ draft: delivery, answers: { [QUOTE]: quotes.answer } });
  const button = await orderButton();
  await waitFor(() => expect(isOff(button)).toBe(false));
  act(() => storefront.store.set(changeDraftAtom, withDetails));
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy'), 'the press is seen to count').toBe('true');
  expect(storefront.sent()).toHaveLength(0);
  quotes.release();
  return storefront;
}

test('B-81 a press while the price is requested anew orders once it has come', async () => {
  const { sent } = await pressWhilePriced(() => Response.json(quote()));
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  expect(await sent()[0]?.json()).toMatchObject({ address: { details: '{"entrance":"3"}' } });
  expect(sent()).toHaveLength(1);
});

test('B-81 a press at a price that changes meanwhile asks the guest, who takes the new one', async () => {
  const { sent } = await pressWhilePriced(() => Response.json(quote({ totalPrice: 100_000 })));
  await screen.findByRole('dialog', { name: 'The price has changed' });
  expect(sent()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  expect(await sent()[0]?.json()).toMatchObject({ totalPrice: 100_000 });
});

test('B-81 a press at a price that is refused meanwhile leads to the reason', async () => {
  const { sent } = await pressWhilePriced(() => refused('delivery.outOfZone', 422));
  const notice = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(notice.textContent).toBe('Refused: delivery.outOfZone');
  expect(sent()).toHaveLength(0);
});

test('B-81 a press orders where the minimum of the former address no longer applies', async () => {
  const missing = quote({ minimal: { ...quote().minimal, missing: 10_000 } });
  const quotes = slowQuotes(() => Response.json(quote()), missing);
  const { store } = atCheckout({ draft: delivery, answers: { [QUOTE]: quotes.answer } });
  await screen.findByText(/10\s000/);
  act(() => store.set(changeDraftAtom, { address: { ...home, houseNumber: '17' } }));
  fireEvent.click(await orderButton());
  quotes.release();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
});

test('B-81 a refusal is shown although the draft was completed while the order was sent', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { store, sent } = atCheckout({ draft: delivery, answers: { [NOW]: () => promise } });
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => store.set(changeDraftAtom, withDetails));
  resolve(refused('product.unavailable', 422));
  expect(await screen.findByText('Refused: product.unavailable')).toBeTruthy();
});

test('B-81 after “Stop trying” the button sends again, also while the last try has no answer', async () => {
  let answers = 0;
  const hanging = new Promise<Response>(() => undefined);
  const { sent } = atCheckout({
    answers: {
      [NOW]: () => {
        answers += 1;
        if (answers === 1) throw new TypeError('Failed to fetch');
        return answers === 2 ? hanging : placed;
      },
    },
  });
  await order();
  await screen.findByText(/No connection/);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  expect(keyOf(sent()[2])).toBe(keyOf(sent()[0]));
});

test('B-81 a press that fails before anything is sent shows an error', async () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('not a function');
  });
  atCheckout();
  await order();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Try again/);
});

test.each(['promo.usedUp', 'cashback.insufficient'])(
  'B-81 %s is shown at the button where the brand has no card for it',
  async (code) => {
    atCheckout({ answers: { [NOW]: () => refused(code, 409) } });
    await order();
    expect((await screen.findByRole('alert')).textContent).toBe(`Refused: ${code}`);
  },
);

test('B-81 what a switched off part had kept does not stop or change the order', async () => {
  const { sent } = atCheckout({
    draft: { hasReceiver: true, receiverName: '', receiverPhone: '12', promoCode: 'OLD', cashback: 500 },
  });
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  expect(await sent()[0]?.json()).toMatchObject({ receiver: null, promoCode: null, cashback: 0 });
});
