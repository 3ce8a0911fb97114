import { addLine, cartLines, EMPTY_CART } from '@dasturxon/core/cart';
import type { LastOrder } from '@dasturxon/core/staff';
import { describe, expect, test } from 'vitest';

import { type Call, isPriceable, newCall, repeated, toDraft } from './call.ts';

const name = { ru: 'Плов', uz: 'Palov', eng: 'Plov' };
const address = {
  id: 'saved',
  type: 'HOUSE' as const,
  name: 'Uy',
  latitude: 41.3,
  longitude: 69.2,
  streetName: 'Navoiy',
  houseNumber: '5',
  details: null,
  description: null,
  comment: null,
  cityId: null,
  createdDate: null,
  lastModifiedDate: null,
};
const line = (productId: string) => ({
  id: `line-${productId}`,
  productId,
  categoryId: null,
  name,
  unit: 'COUNT' as const,
  measure: null,
  count: 2,
  modifiers: [{ id: 'm', name, count: 1 }],
  comment: null,
  ifMissing: null,
  allergens: [],
});
const last: LastOrder = {
  id: 'o',
  number: 7,
  status: 'CLOSED',
  serviceType: 'DELIVERY',
  branchId: 'branch-1',
  totalPrice: 105_000,
  address,
  timestamp: null,
  lines: [line('plov'), line('gone')],
};
const call: Call = {
  ...newCall('DELIVERY', null),
  phone: '+998 90 123 45 67',
  cart: addLine(EMPTY_CART, { productId: 'plov', modifiers: [], count: 1 }),
};

describe('BO-24 a repeated order', () => {
  const again = repeated(call, last, (id) => id !== 'gone');

  test('B15 keeps what was asked about its dishes', () => {
    const asked = { comment: 'Without onion', ifMissing: 'REMOVE' as const };
    const noted = { ...last, lines: [{ ...line('plov'), ...asked }, line('gone')] };
    expect(toDraft(repeated(call, noted, (id) => id !== 'gone')).cartItems).toMatchObject([asked]);
  });

  test('has the dishes that are still sold with their modifiers, and the address', () => {
    expect(cartLines(again.cart)).toMatchObject([
      { productId: 'plov', count: 2, modifiers: [{ id: 'm', count: 1 }] },
    ]);
    expect(again).toMatchObject({ service: 'DELIVERY', branchId: null, address: { streetName: 'Navoiy' } });
  });

  test('names no saved address by its id', () => {
    expect(toDraft(again).address).toMatchObject({ id: null, houseNumber: '5' });
  });

  test('that was picked up is for the same branch', () => {
    const pickedUp = { ...last, serviceType: 'PICK_UP' as const };
    expect(toDraft(repeated(call, pickedUp, () => true))).toMatchObject({
      serviceType: 'PICK_UP',
      branch: { id: 'branch-1' },
      address: null,
    });
  });
});

test.each([
  ['a delivery without an address', call, false],
  ['a delivery', { ...call, address }, true],
  ['a number that is cut short', { ...call, address, phone: '+998 90' }, false],
  ['nothing to cook', { ...call, address, cart: EMPTY_CART }, false],
  ['a pick-up without a branch', { ...call, service: 'PICK_UP' }, false],
  ['a pick-up', { ...call, service: 'PICK_UP', branchId: 'branch-1' }, true],
  ['a table that is not named', { ...call, service: 'DINE_IN', branchId: 'branch-1' }, false],
] as const)('%s is priceable: %#', (_, one, expected) => {
  expect(isPriceable({ ...one } as Call)).toBe(expected);
});

test('a later order names its day and time', () => {
  const at = { day: '2026-05-11', time: '19:30' };
  expect(toDraft({ ...call, at })).toMatchObject({ later: true, ...at });
  expect(toDraft(call)).toMatchObject({ later: false, day: null, time: null });
});

test('BO-291 the draft has the allergies that were typed, or none', () => {
  expect(toDraft({ ...call, allergies: ' Nuts ' }).allergies).toBe('Nuts');
  expect(toDraft(call).allergies).toBeNull();
});

test('B23 the draft has of the hand-over what applies to service and payment', () => {
  const handover = {
    changeFrom: 200_000,
    cutlery: 2,
    leaveAtDoor: true,
    entrancePicture: null,
    isGift: false,
  };
  const asked = { ...call, handover };
  expect(toDraft(asked)).toMatchObject({ changeFrom: 200_000, cutlery: 2, leaveAtDoor: false });
  expect(toDraft({ ...asked, payment: 'PAYME' })).toMatchObject({ changeFrom: null, leaveAtDoor: true });
  expect(toDraft({ ...asked, service: 'PICK_UP' })).toMatchObject({ changeFrom: null, cutlery: 2 });
});
