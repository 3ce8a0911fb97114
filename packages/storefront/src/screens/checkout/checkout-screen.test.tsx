import { aBranch, anOrderLine, aProduct, aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { cartLinesAtom } from '../../state/cart.ts';
import { noticesAtom } from '../../state/notices.ts';
import { orderDraftAtom } from '../../state/order-draft.ts';
import {
  atCheckout,
  home,
  keyOf,
  METHODS,
  NOW,
  order,
  orderButton,
  placed,
  QUOTE,
  quote,
  refused,
} from '../../testing/at-checkout.tsx';

beforeEach(() => history.replaceState(null, '', '/checkout'));

test('SCR-03 PRICE-09 the total of the server stands on the button and its lines above', async () => {
  atCheckout();
  await waitFor(async () => expect((await orderButton()).textContent).toContain('90'));
  expect(await screen.findByText(/Plov × 2/)).toBeTruthy();
});

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

test('ST-07 ENT-33 the next order to a saved address knows its door again', async () => {
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
  fireEvent.click(await screen.findByLabelText('Tomorrow'));
  fireEvent.click(await screen.findByLabelText('12:30'));
  await order();
  await waitFor(() => expect(location.pathname).toBe('/profile/orders/order-1'));
  expect(await sent('/orders/v1/orders/at-time')[0]?.json()).toMatchObject({
    day: '2026-05-12',
    time: '12:30',
  });
});

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

test('a comment that is nearly as long as it may be says so', async () => {
  atCheckout();
  const field = await screen.findByLabelText('Comment on the order');
  fireEvent.change(field, { target: { value: 'No onions' } });
  expect(screen.queryByText(/500/)).toBeNull();
  fireEvent.change(field, { target: { value: 'a'.repeat(500) } });
  expect(screen.getByText(/500 \/ 500/)).toBeTruthy();
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

test('a refusal is said at its card, and what was typed stays', async () => {
  const { store } = atCheckout({
    draft: { comment: 'No onions' },
    answers: { [NOW]: () => refused('branch.closed', 422) },
  });
  await order();
  const alert = await screen.findByText('Refused: branch.closed');
  expect(alert.closest('#checkout-when')).toBeTruthy();
  expect(store.get(orderDraftAtom).comment).toBe('No onions');
});

test('SES-12 D54 a guest is told to sign in and is sent there, to come back', async () => {
  const { store, storage, sent } = atCheckout({ isGuest: true });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storage.content.get('dasturxon:m-1:redirectUrl')).toBe('/checkout');
  expect(store.get(noticesAtom)).toHaveLength(1);
  expect(sent()).toHaveLength(0);
});

test('SET-01 only offered ways are there, and no chooser where there is one', async () => {
  atCheckout();
  expect(await screen.findByRole('radio', { name: 'Pick-up' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'In the restaurant' })).toBeNull();
});

test('SET-01 one way left shows no chooser', async () => {
  atCheckout({ settings: { deliveryActive: false, dineInActive: false } });
  await screen.findByText('Chorsu');
  expect(screen.queryByRole('radio', { name: 'Pick-up' })).toBeNull();
});

test('IMP-11 without a branch nothing is sent, and the branch is asked for', async () => {
  const { sent } = atCheckout({ draft: { branchId: null } });
  await order();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Choose a branch'));
  expect(sent()).toHaveLength(0);
});

test('VAL-12 D37 below the minimum the missing sum is said and the button is off', async () => {
  atCheckout({
    draft: { serviceType: 'DELIVERY', address: home },
    answers: { [QUOTE]: quote({ minimal: { amount: 100_000, missing: 10_000 } }) },
  });
  expect(await screen.findByText(/10\s000.*more for delivery/)).toBeTruthy();
  expect(await orderButton()).toHaveProperty('disabled', true);
});

test('SET-25 D22 without a way to pay ordering is closed, with a word on it', async () => {
  const { sent } = atCheckout({ answers: { [METHODS]: [] } });
  await screen.findByText(/Ordering is closed/);
  await order();
  expect(sent()).toHaveLength(0);
});

test('SET-14 there is a promo field where promos are on, and none where they are off', async () => {
  atCheckout({ settings: { promoActive: false } });
  await screen.findByText('Chorsu');
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('SET-14 a code that is refused says why and keeps the order as it was', async () => {
  const { store } = atCheckout({
    settings: { promoActive: true },
    answers: {
      [QUOTE]: async (request: Request) => {
        const { promoCode } = (await request.json()) as { promoCode: string | null };
        return promoCode ? refused('promo.expired', 422) : quote();
      },
    },
  });
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: 'palov' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Refused: promo.expired');
  expect(store.get(orderDraftAtom).promoCode).toBe('');
});

test('SET-17 IMP-10 another receiver needs a name and a phone', async () => {
  const { sent } = atCheckout({ settings: { receiverActive: true } });
  fireEvent.click(await screen.findByRole('switch', { name: 'Another person will receive it' }));
  await order();
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThanOrEqual(2);
  fireEvent.change(screen.getByLabelText("Receiver's name"), { target: { value: 'Ali' } });
  fireEvent.change(screen.getByLabelText("Receiver's phone"), { target: { value: '90 123 45 67' } });
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({ receiver: { name: 'Ali', phone: '998901234567' } });
});

test('IMP-09 IMP-13 a cheque goes to the guest’s own phone unless another one is typed; without one it is asked for', async () => {
  const { sent } = atCheckout();
  fireEvent.click(await screen.findByRole('switch', { name: 'Send the cheque by SMS' }));
  const own = screen.getByLabelText<HTMLInputElement>('Phone for the cheque');
  expect(own.value.replaceAll(/\D/g, '')).toBe(aUser().phone);
  fireEvent.change(own, { target: { value: '' } });
  await order();
  await screen.findByRole('alert');
  expect(sent()).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('Phone for the cheque'), { target: { value: '901234567' } });
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({ sendCheque: true, sendChequePhone: '998901234567' });
});

test('SET-13 D40 no more points can be spent than there are', async () => {
  const { store } = atCheckout({
    settings: { cashbackActive: true },
    answers: { 'GET /users/v1/users/me/cashback': { balance: 7000, history: [] } },
  });
  fireEvent.change(await screen.findByLabelText('Points to spend'), { target: { value: '9000' } });
  expect(store.get(orderDraftAtom).cashback).toBe(7000);
});

test('PRICE-07 K-31 cash is chosen beforehand', async () => {
  vi.useRealTimers();
  atCheckout({
    answers: {
      [METHODS]: [
        { id: 'p-2', name: 'Click', type: 'CLICK' },
        { id: 'p-1', name: 'x', type: 'CASH' },
      ],
    },
  });
  expect(await screen.findByRole('radio', { name: 'Cash' })).toHaveProperty('checked', true);
});

test('IMP-12 D74 an order that is eaten in needs its table, and carries hall and table', async () => {
  const table = { id: 'table-4', hallId: 'hall-1', name: '4', chairs: 4 };
  const { sent } = atCheckout({
    draft: { serviceType: 'DINE_IN' },
    settings: { dineInActive: true },
    answers: {
      'GET /users/v1/branches/full': [aBranch()],
      'GET /users/v1/branches/branch-1/halls': [
        { id: 'hall-1', branchId: 'branch-1', name: { eng: 'Veranda' }, price: 0, tables: [table] },
      ],
    },
  });
  const tables = await screen.findByLabelText('Table');
  await order();
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a table');
  expect(sent()).toHaveLength(0);
  fireEvent.change(tables, { target: { value: 'hall-1|table-4' } });
  await order();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({
    serviceType: 'DINE_IN',
    branch: { id: 'branch-1' },
    hallId: 'hall-1',
    tableId: 'table-4',
    address: null,
  });
});

test('IMP-05 ordered now it is ready about when its slowest dish and the lead are over', async () => {
  const slow = aProduct({ id: 'product-1', timeCookingMin: 10, timeCookingMax: 22 });
  const overall = { groups: [], categories: [], products: [slow] };
  atCheckout({ answers: { 'GET /products/v1/overalls': overall } });
  expect(await screen.findByText(/Ready about .*12:55/)).toBeTruthy();
});
