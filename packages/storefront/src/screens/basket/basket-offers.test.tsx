import { aProduct } from '@dasturxon/core/testing';
import type { Quote } from '@dasturxon/core/order';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { QUOTE, quote } from '../../testing/at-checkout.tsx';
import { aStore, renderInStorefront } from '../../testing/index.ts';
import { BasketContent } from './basket-content.tsx';

const localized = (eng: string) => ({ ru: '', uz: '', eng });

/** A basket of one plov for 40 000 soʻm, which the server prices so. */
function basket(priced: Partial<Quote>) {
  const entry = { productId: 'plov', modifiers: [], count: 1, version: 1, position: 0 };
  const plov = aProduct({ id: 'plov', name: localized('Plov'), costPrice: 40_000 });
  renderInStorefront(<BasketContent />, {
    deps: {
      storage: aStore({
        'dasturxon:m-1:cart': JSON.stringify({ epoch: 0, entries: { 'plov|': entry } }),
      }),
    },
    answers: {
      'GET /products/v1/overalls': { groups: [], categories: [], products: [plov] },
      'GET /orders/v1/merchant/settings': {},
      [QUOTE]: quote(priced),
    },
  });
}

test('B30 what applies by itself is a line of the basket’s sums, with what is saved and what is missing to the next', async () => {
  const lunch = { promoId: 'p-1', code: null, name: localized('Lunch'), terms: null };
  basket({
    totalPrice: 34_000,
    promotions: [{ ...lunch, onProducts: 6_000, onDelivery: 0, doublesCashback: false }],
    offers: [
      { ...lunch, state: 'APPLIED', off: 6_000, text: null },
      {
        ...lunch,
        promoId: 'p-2',
        name: localized('Gift'),
        state: 'NOT_YET',
        off: 0,
        text: localized('20 000 more'),
      },
      { ...lunch, promoId: 'p-3', code: 'LETO', name: null, state: 'USABLE', off: 4_000, text: null },
    ],
  });
  expect(await screen.findByText(/You save 6\s000/)).toBeTruthy();
  expect(screen.getByText('Lunch')).toBeTruthy();
  expect(screen.getByLabelText('The sum').textContent).toMatch(/Discount−6\s000/);
  expect(screen.getByRole('button', { name: /To checkout/ }).textContent).toMatch(/34\s000/);
  expect(await screen.findByText('20 000 more')).toBeTruthy();
  expect(screen.queryByText('LETO'), 'codes are entered at checkout').toBeNull();
});

test('B30 without promotions the basket counts alone, and nothing is saved', async () => {
  basket({ totalPrice: 1 });
  expect((await screen.findByRole('button', { name: /To checkout/ })).textContent).toMatch(/40\s000/);
  expect(screen.queryByText(/You save/)).toBeNull();
});
