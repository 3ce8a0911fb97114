import { aProduct } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { orderDraftAtom, serviceTypeAtom } from '../../domains/checkout/order-draft.ts';
import { aBoot, type Answers, renderInStorefront } from '../../testing/index.ts';
import { BasketScreen } from './basket-screen.tsx';

const plov = aProduct({ id: 'plov', name: { ru: '', uz: '', eng: 'Plov' }, costPrice: 40_000 });

function opened(prepared: Answers[string]) {
  history.replaceState(null, '', '/basket?prepared=abc.0123456789abcdef0123456789abcdef');
  return renderInStorefront(<BasketScreen />, {
    boot: aBoot({ settings: { pickupActive: true } }),
    answers: {
      'GET /products/v1/overalls': { groups: [], categories: [], products: [plov] },
      'GET /orders/v1/merchant/settings': {},
      'GET /agents/v1/prepared': prepared,
    },
  });
}

test('C7 a prepared basket is taken by the person: nothing is in the basket before, and nothing is ordered', async () => {
  const { store } = opened({
    serviceType: 'PICK_UP',
    branchId: 'branch-1',
    cartItems: [{ productId: 'plov', count: 2, modifiers: [] }],
    totalPrice: 80_000,
    expiresAt: '2126-01-01T00:00:00Z',
  });
  await screen.findByText('2 × Plov');
  await screen.findByText(/Nothing is ordered yet/);
  expect(store.get(cartLinesAtom)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Add to basket' }));
  expect(store.get(cartLinesAtom)).toMatchObject([{ productId: 'plov', count: 2 }]);
  expect(store.get(serviceTypeAtom)).toBe('PICK_UP');
  expect(store.get(orderDraftAtom).branchId).toBe('branch-1');
  await waitFor(() => expect(location.search).toBe(''));
});
