import { aModificationGroup, anOrder, anOrderLine, aProduct, aUser } from '@dasturxon/core/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { closedTextAtom } from '../../domains/branches/closed-text.ts';
import { noticesAtom } from '../../store/notices.ts';
import { serviceTypeAtom } from '../../domains/checkout/order-draft.ts';
import { home, quote } from '../../testing/at-checkout.tsx';
import { aBoot, type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { BasketContent } from './basket-content.tsx';

const localized = (eng: string) => ({ ru: '', uz: '', eng });
const plov = aProduct({ id: 'plov', name: localized('Plov'), costPrice: 40_000 });
const salad = aProduct({
  id: 'salad',
  name: localized('Salad'),
  costPrice: 15_000,
  isCartRecommendation: true,
});

type Given = {
  stored?: Record<string, string>;
  count?: number;
  answers?: Answers;
  settings?: Record<string, unknown>;
  isGuest?: boolean;
};

function basket({ stored = {}, count = 1, answers = {}, settings = {}, isGuest = true }: Given = {}) {
  const entry = { productId: 'plov', modifiers: [], count, version: 1, position: 0 };
  const storage = aStore({
    ...(count > 0 && {
      'dasturxon:m-1:cart': JSON.stringify({ epoch: 0, entries: { 'plov|': entry } }),
    }),
    'dasturxon:m-1:order-draft': JSON.stringify({ serviceType: 'DELIVERY' }),
    ...(!isGuest && { 'dasturxon:m-1:session': JSON.stringify({ token: 't-1', user: aUser() }) }),
    ...stored,
  });
  const storefront = renderInStorefront(<BasketContent onMenu={() => undefined} />, {
    boot: aBoot({ settings: { deliveryActive: true, ...settings } }),
    deps: { storage },
    answers: {
      'GET /products/v1/overalls': { groups: [], categories: [], products: [plov, salad] },
      'GET /orders/v1/merchant/settings': {},
      ...answers,
    },
  });
  return { ...storefront, content: storage.content };
}

test('SCR-02 VAL-12 how far it is to the minimum for delivery, and no way on before it', async () => {
  basket({ answers: { 'GET /orders/v1/merchant/settings': { minimalDeliveryPrice: 50_000 } } });
  expect(await screen.findByText(/10\s000.*more for delivery/)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40000');
  expect(screen.getByRole('button', { name: /To checkout/ })).toHaveProperty('disabled', true);
});

const tooLittle = { 'GET /orders/v1/merchant/settings': { minimalDeliveryPrice: 50_000 } };

test('D37 a basket too small to be brought can be fetched instead, and goes on to checkout so', async () => {
  const { store } = basket({ answers: tooLittle, settings: { pickupActive: true } });
  fireEvent.click(await screen.findByRole('button', { name: 'Pick it up instead' }));
  expect(store.get(serviceTypeAtom)).toBe('PICK_UP');
  expect(location.pathname).toBe('/checkout');
  history.replaceState(null, '', '/');
});

test.each([
  [{ pickupActive: false, dineInActive: true }, 'Eat in instead'],
  [{ pickupActive: false }, null],
])('D37 only what the merchant offers: %o', async (settings, offered) => {
  basket({ answers: tooLittle, settings });
  await screen.findByText(/more for delivery/);
  expect(screen.queryByRole('button', { name: /instead/ })?.textContent ?? null).toBe(offered);
});

test('D41 PRICE-08 beyond it, how far it is to an order without the service fee', async () => {
  const fee = { isServiceFeeEnabled: true, isServiceFeeFreeAboveThreshold: true };
  basket({
    answers: {
      'GET /orders/v1/merchant/settings': { ...fee, serviceFeeAmount: 3000, serviceFeeThreshold: 60_000 },
    },
  });
  expect(await screen.findByText(/20\s000.*the service fee is on us/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /To checkout/ })).toHaveProperty('disabled', false);
});

test('PRICE-04 PRICE-08 the known price of the delivery and the service fee are in the basket’s sum', async () => {
  const stored = {
    'dasturxon:m-1:order-draft': JSON.stringify({ serviceType: 'DELIVERY', address: home }),
  };
  basket({
    stored,
    answers: {
      'GET /orders/v1/merchant/settings': { isServiceFeeEnabled: true, serviceFeeAmount: 3000 },
      'POST /orders/v1/orders/quote': quote({ deliveryPrice: 15_000 }),
    },
  });
  expect((await screen.findByText('Delivery')).parentElement?.textContent).toMatch(/15\s000/);
  expect(screen.getByText('Service fee').parentElement?.textContent).toMatch(/3\s000/);
  expect(screen.getByRole('button', { name: /To checkout/ }).textContent).toMatch(/58\s000/);
});

test('PRICE-04 without an address the basket promises no price of a delivery', async () => {
  basket();
  await screen.findByRole('button', { name: /To checkout/ });
  expect(screen.queryByText('Delivery')).toBeNull();
});

test('T37 the basket of a closed restaurant shows when it opens, and checkout stays enabled', async () => {
  const { store } = basket();
  await screen.findByRole('button', { name: /To checkout/ });
  act(() => store.set(closedTextAtom, 'Opens at 09:00'));
  expect(screen.getByText('Closed now. Opens at 09:00. You can order for later.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /To checkout/ })).toHaveProperty('disabled', false);
});

test.each([
  [
    'SET-01 D22',
    'no way to have it',
    { settings: { deliveryActive: false, pickupActive: false } },
    'Ordering is closed for now.',
  ],
  [
    'SET-25 D22',
    'no way to pay',
    { answers: { 'GET /payments/v1/methods': [] } },
    'Ordering is closed: no way to pay is available right now.',
  ],
])('%s with %s a guest reads at the basket that ordering is closed', async (_row, _why, given, localized) => {
  basket(given);
  expect(await screen.findByText(localized)).toBeTruthy();
  expect(screen.getByRole('button', { name: /To checkout/ })).toHaveProperty('disabled', true);
});

test('MENU-07 ERR-24 recommended products are below, and are added with one tap', async () => {
  const { store } = basket();
  expect(await screen.findByText('Goes well with this')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Add to basket/ }));
  await waitFor(() => expect(store.get(cartLinesAtom).map((line) => line.productId)).toContain('salad'));
  expect(store.get(noticesAtom)[0]?.text).toBe('added to cart');
});

test('MENU-07 D12 a recommended dish with required choices shows "from" and opens; nothing is added', async () => {
  const asking = { ...salad, modificationGroups: [aModificationGroup({ required: true })] };
  const overall = { groups: [], categories: [], products: [plov, asking] };
  const { store } = basket({ answers: { 'GET /products/v1/overalls': overall } });
  expect(await screen.findByText(/^from \d\d\s000/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Add to basket/ }));
  expect(location.pathname).toBe('/product/salad');
  expect(store.get(cartLinesAtom).map((line) => line.productId)).toEqual(['plov']);
  expect(store.get(noticesAtom)).toEqual([]);
});

test('IMP-01 a dish that is not delivered is flagged in its row, and checkout is disabled', async () => {
  const stays = { ...plov, deliveryEnabled: false };
  basket({ answers: { 'GET /products/v1/overalls': { groups: [], categories: [], products: [stays] } } });
  expect(await screen.findByText('This product is not available')).toBeTruthy();
  expect(screen.getByRole('button', { name: /To checkout/ })).toHaveProperty('disabled', true);
});

test('ERR-13 VAL-13 too little of it is left: how much there is', async () => {
  const few = { ...plov, amount: 2 };
  basket({
    count: 5,
    answers: { 'GET /products/v1/overalls': { groups: [], categories: [], products: [few] } },
  });
  expect(await screen.findByText('Not enough products! Maximum amount 2')).toBeTruthy();
});

test('SCR-02 an empty basket leads to the menu and, for a returning guest, to the last order', async () => {
  const last = anOrder({ status: 'CLOSED', cartItems: [anOrderLine({ productId: 'plov', count: 2 })] });
  const { store } = basket({
    count: 0,
    isGuest: false,
    answers: {
      [`GET /orders/v1/orders/user/${aUser().id}`]: [last],
      [`POST /orders/v1/orders/${last.id}/repeat`]: {
        cartItems: [{ productId: 'plov', count: 2, modifiers: [] }],
      },
    },
  });
  expect(await screen.findByText('The basket is empty')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Repeat' }));
  await waitFor(() => expect(store.get(cartLinesAtom)).toMatchObject([{ productId: 'plov', count: 2 }]));
});

test('ERR-08 a menu that did not come can be asked for again, and the basket stays', async () => {
  let isBroken = true;
  const { store } = basket({
    answers: {
      'GET /products/v1/overalls': () => {
        if (isBroken) throw new TypeError('Failed to fetch');
        return { groups: [], categories: [], products: [plov] };
      },
    },
  });
  await screen.findByText(/No connection/);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Plov')).toBeTruthy();
  expect(store.get(cartLinesAtom)).toHaveLength(1);
});

test('ERR-12 a dish that has left the menu is named, and keeps nothing else from being ordered', async () => {
  const entries = Object.fromEntries(
    ['plov', 'salad'].map((productId, position) => [
      `${productId}|`,
      { productId, modifiers: [], count: 1, version: 1, position },
    ]),
  );
  const stored = { 'dasturxon:m-1:cart': JSON.stringify({ epoch: 0, entries }) };
  const menu = (...products: object[]) => ({
    'GET /products/v1/overalls': { groups: [], categories: [], products },
  });
  const before = basket({ stored, answers: menu(plov, salad) });
  await screen.findByText('Salad');
  cleanup();
  const { store } = basket({ stored: Object.fromEntries(before.content), answers: menu(plov) });
  expect(await screen.findByText('No longer on the menu and left out: Salad')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /To checkout/ }));
  expect(store.get(cartLinesAtom).map((line) => line.productId)).toEqual(['plov']);
  expect(location.pathname).toBe('/checkout');
});
