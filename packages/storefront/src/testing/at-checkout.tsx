import { Quote } from '@dasturxon/core/order';
import { aBranch, anOrder, anOrderLine, aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect } from 'vitest';

import { useForcedLogout } from '../app/effects/use-forced-logout.ts';
// Here before the screen asks for it: a test waits for answers, not for the building of modules.
import '../features/checkout/checkout-parts.ts';
import type { Deps } from '../hosts/deps.ts';
import { CheckoutScreen } from '../screens/checkout/checkout-screen.tsx';
import { cartLinesAtom } from '../domains/cart/cart.ts';
import { EMPTY_DRAFT, orderDraftAtom, type DraftChoices } from '../domains/checkout/order-draft.ts';
import { aBoot } from './boot-builder.ts';
import { aStore } from './host-builder.ts';
import { type Answers, renderInStorefront } from './render-in-storefront.tsx';

/** The calls of a checkout, as the table of answers names them. */
export const NOW = 'POST /orders/v1/orders';
const LATER = 'POST /orders/v1/orders/at-time';
export const QUOTE = 'POST /orders/v1/orders/quote';
export const METHODS = 'GET /payments/v1/methods';

/** The server's price of a basket of two portions. */
export const quote = (change: Partial<Quote> = {}): Quote => ({
  ...v.parse(Quote, { totalPrice: 90_000, totalProductPrice: 90_000, productCount: 2, branchId: 'branch-1' }),
  lines: [anOrderLine()],
  ...change,
});
/** A house with a street. */
export const home = {
  id: null,
  type: null,
  name: '',
  latitude: 41.3,
  longitude: 69.2,
  streetName: 'Navoiy',
  houseNumber: '15',
  details: null,
  cityId: null,
  comment: '',
};
export const placed = { ...anOrder(), history: [] };
/** An error with the server's message. */
export const refused = (code: string, status: number, data: object = {}) =>
  Response.json({ code, description: { eng: `Refused: ${code}` }, requestId: 'r', ...data }, { status });

/** Checkout, and what watches over a session beside it. */
function Checkout() {
  useForcedLogout();
  return <CheckoutScreen />;
}

type Given = {
  draft?: Partial<DraftChoices>;
  answers?: Answers;
  settings?: Record<string, unknown>;
  isGuest?: boolean;
  stored?: Record<string, string>;
  deps?: Partial<Deps>;
};

/** A customer at checkout with two portions in the basket, to be picked up. */
export function atCheckout({
  draft = {},
  answers = {},
  settings = {},
  isGuest = false,
  stored = {},
  deps = {},
}: Given = {}) {
  const entry = { productId: 'product-1', modifiers: [], count: 2, version: 1, position: 0 };
  const wanted = { ...EMPTY_DRAFT, serviceType: 'PICK_UP', branchId: 'branch-1', ...draft };
  const storage = aStore({
    'dasturxon:m-1:cart': JSON.stringify({ epoch: 0, entries: { 'product-1|': entry } }),
    'dasturxon:m-1:order-draft': JSON.stringify(wanted),
    ...(isGuest ? {} : { 'dasturxon:m-1:session': JSON.stringify({ token: 't-1', user: aUser() }) }),
    ...stored,
  });
  const storefront = renderInStorefront(<Checkout />, {
    boot: aBoot({ settings: { deliveryActive: true, pickupActive: true, ...settings } }),
    deps: { storage, ...deps },
    answers: {
      [QUOTE]: quote(),
      [METHODS]: [{ id: 'p-1', name: 'Naqd pul', type: 'CASH' }],
      [NOW]: placed,
      [LATER]: placed,
      'GET /users/v1/branches/branch-1': aBranch(),
      'GET /orders/v1/slots': [
        {
          day: '2026-05-12',
          times: ['12:00', '12:30'],
          slots: [
            { time: '12:00', until: '12:15', left: 2 },
            { time: '12:15', until: '12:30', left: 0 },
            { time: '12:30', until: '12:45', left: null },
          ],
        },
      ],
      ...answers,
    },
  });
  const sent = (path = '/orders/v1/orders') =>
    storefront.calls.filter((call) => new URL(call.url).pathname === path);
  return { ...storefront, storage, sent };
}

export const orderButton = () => screen.findByRole('button', { name: /^Order/ });
/** Whether the order button is blocked: pressed, it shows the reason. */
export const isOff = (button: HTMLElement) => button.matches(':disabled, [aria-disabled=true]');
/** Presses the button that orders, once it orders. */
export async function order() {
  const button = await orderButton();
  await waitFor(() => expect(isOff(button)).toBe(false));
  fireEvent.click(button);
}
export const keyOf = (request: Request | undefined) => request?.headers.get('Idempotency-Key');

/** Checks that the basket, the comment and the way to pay are as they were: two portions, "No onions", cash. */
export function nothingIsLost({ store }: ReturnType<typeof atCheckout>) {
  expect(store.get(cartLinesAtom)).toMatchObject([{ productId: 'product-1', count: 2 }]);
  expect(store.get(orderDraftAtom)).toMatchObject({ comment: 'No onions', paymentType: 'CASH' });
}
