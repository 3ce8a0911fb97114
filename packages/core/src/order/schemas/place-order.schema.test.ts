import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { aPlaceOrder } from '../../testing/index.ts';
import { PlaceOrder, OrderDraft } from './place-order.schema.ts';

describe('the body that places an order', () => {
  test.each([
    ['a price on a line', { cartItems: [{ productId: 'p', count: 1, unitPrice: 1 }] }],
    [
      'a price on a modifier',
      { cartItems: [{ productId: 'p', count: 1, modifiers: [{ id: 'm', price: 1 }] }] },
    ],
    ['an unknown field', { discount: 100 }],
    ['another merchant', { merchant: { id: 'm' } }],
    ['a status', { status: 'CLOSED' }],
    ['a user', { user: { id: 'u' } }],
    ['a distance on its branch', { branch: { id: 'b', distance: 1 } }],
    ['no lines', { cartItems: [] }],
    ['a line of nothing', { cartItems: [{ productId: 'p', count: 0 }] }],
    ['half a piece', { cartItems: [{ productId: 'p', count: 0.5 }] }],
    ['a total below nothing', { totalPrice: -1 }],
    ['no total', { totalPrice: undefined }],
    ['a day that is none', { day: '2026-3-1' }],
    ['a time that is none', { time: '24:30' }],
    ['a coordinate off the earth', { address: { latitude: 91, longitude: 0 } }],
    ['a novel for a comment', { comment: 'x'.repeat(501) }],
  ])('ENT-38 ENT-39 %s is refused', (_, change) => {
    expect(v.safeParse(PlaceOrder, { ...aPlaceOrder(), ...change }).success).toBe(false);
  });

  test('ENT-38 totals are expectations: the total is demanded, the others may be left out', () => {
    expect(aPlaceOrder()).toMatchObject({ totalPrice: 105_000, productPrice: null, deliveryPrice: null });
    expect(v.safeParse(OrderDraft, aPlaceOrder()).success).toBe(false);
  });

  test('ENT-39 any JSON gives a value or issues, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (given) => {
        const result = v.safeParse(PlaceOrder, given);
        expect(result.success || result.issues.length > 0).toBe(true);
      }),
    );
  });

  test('ENT-39 a body comes through unchanged, twice', () => {
    const once = aPlaceOrder({ later: true, day: '2026-03-11', time: '18:30', branch: { id: 'b' } });
    expect(v.parse(PlaceOrder, JSON.parse(JSON.stringify(once)))).toEqual(once);
  });
});
