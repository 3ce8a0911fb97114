import type { Order } from '@dasturxon/core/order';
import { anOrderLine } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { nearestBranchAtom } from '../../domains/branches/nearest-branch.ts';
import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { atOrder, details, headline, ORDER } from '../../testing/at-order.tsx';

test('IMP-17 a cancelled order shows the reason; the till’s comment is never shown', async () => {
  atOrder({
    order: {
      status: 'CANCELED',
      reason: 'KITCHEN',
      reasonComment: 'No courier was free',
      posterErrorMessage: 'SQL',
    },
  });
  expect(await screen.findByText('No courier was free')).toBeTruthy();
  expect(screen.queryByText(/SQL/)).toBeNull();
});

test('IMP-17 the kitchen’s reason is in the language of the page', async () => {
  atOrder({ order: { status: 'CANCELED', reason: 'TOO_BUSY', reasonComment: 'Oshxona hozir juda band' } });
  expect(await screen.findByText('The kitchen is too busy right now')).toBeTruthy();
  expect(screen.queryByText(/Oshxona/)).toBeNull();
});

test('SET-16 D19 a customer cancels a new order after being asked', async () => {
  let status: Order['status'] = 'CREATED';
  const { calls } = atOrder({
    answers: {
      [ORDER]: () => details({ status }),
      'POST /orders/v1/orders/order-1/cancel': () => details({ status: (status = 'CANCELED') }),
    },
  });
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  fireEvent.click(sheet.getByRole('radio', { name: 'Another reason' }));
  fireEvent.change(sheet.getByLabelText('In your own words'), { target: { value: 'Guests went home' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Yes' }));
  await waitFor(async () => expect(await headline()).toContain('The order was cancelled'));
  expect(scrollTo, 'the headline is what the guest looks at').toHaveBeenCalledWith(0, 0);
  const sent = calls.filter((call) => call.url.endsWith('/cancel'));
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toEqual({ reason: 'OTHER', reasonComment: 'Guests went home' });
});

test.each([
  ['CHANGED_MIND', null, 'I changed my mind'],
  ['OTHER', 'Guests went home', 'Cancelled by the customer: Guests went home'],
  ['UNPAID', null, 'It was not paid in time'],
  ['Mijoz javob bermadi', null, 'Mijoz javob bermadi'],
])('IMP-17 the reason %s is shown as text', async (reason, reasonComment, expected) => {
  atOrder({ order: { status: 'CANCELED', reason, reasonComment } });
  expect(await screen.findByText(expected)).toBeTruthy();
});

test('B10 TEN-08 an order is repeated: what costs more or is missing is shown before, then the rest goes into the basket', async () => {
  const plov = anOrderLine({ productId: 'product-1', count: 2 });
  const soup = anOrderLine({ id: 'line-2', productId: 'product-2', name: { ru: '', uz: '', eng: 'Soup' } });
  const { store } = atOrder({
    order: { status: 'CLOSED', cartItems: [plov, soup] },
    answers: {
      'POST /orders/v1/orders/order-1/repeat': {
        cartItems: [{ productId: 'product-1', count: 2, modifiers: [] }],
        changes: [
          { name: plov.name, before: 90_000, after: 98_000, without: [] },
          { name: soup.name, before: 20_000, after: null, without: [] },
        ],
      },
    },
  });
  const repeat = await screen.findByRole('button', { name: 'Repeat' });
  fireEvent.click(repeat);
  const sheet = await screen.findByRole('dialog', { name: 'Changed since that order' });
  const [dearer, gone] = within(sheet).getAllByRole('listitem');
  expect(dearer?.textContent).toMatch(/90\D000.*→.*98\D000/);
  expect(gone?.textContent).toBe('SoupNot available now');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Not now' }));
  expect(store.get(cartLinesAtom)).toEqual([]);
  fireEvent.click(repeat);
  fireEvent.click(await screen.findByRole('button', { name: 'Add to basket' }));
  await waitFor(() => expect(location.pathname).toBe('/basket'));
  expect(store.get(cartLinesAtom)).toMatchObject([{ productId: 'product-1', count: 2 }]);
});

test.each([
  ['SET-16 where the merchant does not allow it', { settings: { cancelOrderActive: false } }],
  ['D19 once it was accepted', { order: { status: 'ACCEPTED' as const } }],
])('no cancelling %s', async (_, given) => {
  atOrder(given);
  await screen.findByText('№ 1001');
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
});

const REPEAT = {
  'POST /orders/v1/orders/order-1/repeat': {
    cartItems: [{ productId: 'product-1', count: 2, modifiers: [] }],
    changes: [],
  },
};
const chilonzor = { id: 'branch-2', name: { ru: '', uz: '', eng: 'Chilonzor' }, distance: 1800 };

test('an order without an answer is repeated as a delivery from the open branch that it names', async () => {
  const { store } = atOrder({
    order: {
      status: 'CANCELED',
      reason: 'NO_ANSWER',
      serviceType: 'DELIVERY',
      offeredBranch: { ...chilonzor, serviceType: 'DELIVERY' },
    },
    answers: REPEAT,
  });
  const offer = await screen.findByRole('button', { name: 'Deliver now from Chilonzor' });
  const details = screen.getByRole('heading', { name: 'Details' });
  expect(
    offer.compareDocumentPosition(details) & Node.DOCUMENT_POSITION_FOLLOWING,
    'before the details',
  ).toBeTruthy();
  expect(screen.getByText('Another branch is open and can prepare the same order now.')).toBeTruthy();
  fireEvent.click(offer);
  await waitFor(() => expect(location.pathname).toBe('/basket'));
  expect(store.get(nearestBranchAtom)).toMatchObject({ id: 'branch-2', isChosen: true });
  expect(store.get(orderDraftAtom)).toMatchObject({ serviceType: 'DELIVERY', later: false });
  expect(store.get(cartLinesAtom)).toMatchObject([{ productId: 'product-1', count: 2 }]);
});

test('an order without an answer is repeated as a pick-up at the open branch that it names', async () => {
  const { store } = atOrder({
    order: { status: 'CANCELED', offeredBranch: { ...chilonzor, serviceType: 'PICK_UP' } },
    answers: REPEAT,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Pick up now at Chilonzor' }));
  await waitFor(() => expect(location.pathname).toBe('/basket'));
  expect(store.get(orderDraftAtom)).toMatchObject({ serviceType: 'PICK_UP', branchId: 'branch-2' });
});
