import { expect, test } from 'vitest';

import { type CommerceEvent, toDataLayer, toPixelCall } from './commerce-events.ts';

const items = [{ id: 'osh', name: 'Osh', price: 42_000, quantity: 2 }];
const purchase: CommerceEvent = { kind: 'purchase', items, value: 96_000, orderId: 'o-1' };
const view: CommerceEvent = { kind: 'view_item', items, value: 84_000, orderId: null };

test('SET-26 a purchase for the data layer has its order, value and currency as Google Analytics 4 names them', () => {
  expect(toDataLayer(purchase)).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'o-1',
      currency: 'UZS',
      value: 96_000,
      items: [{ item_id: 'osh', item_name: 'Osh', price: 42_000, quantity: 2 }],
    },
  });
  expect(toDataLayer(view)).not.toHaveProperty('ecommerce.transaction_id');
});

test('SET-26 a purchase for the pixel is a standard event with the order’s id', () => {
  expect(toPixelCall(purchase)).toEqual([
    'track',
    'Purchase',
    {
      content_type: 'product',
      content_ids: ['osh'],
      contents: [{ id: 'osh', quantity: 2 }],
      currency: 'UZS',
      value: 96_000,
    },
    { eventID: 'o-1' },
  ]);
  expect(toPixelCall(view)).toHaveLength(3);
});

test.each([
  ['view_item', 'ViewContent'],
  ['add_to_cart', 'AddToCart'],
  ['begin_checkout', 'InitiateCheckout'],
] as const)('SET-26 %s is %s for the pixel', (kind, name) => {
  expect(toPixelCall({ ...view, kind })[1]).toBe(name);
});
