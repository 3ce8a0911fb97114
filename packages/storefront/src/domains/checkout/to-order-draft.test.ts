import { OrderDraft, PlaceOrder, Quote } from '@dasturxon/core/order';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { EMPTY_DRAFT, type DraftChoices } from './order-draft.ts';
import { type CheckoutFacts, toPlaceOrder, toPricedDraft, toOrderDraft } from './to-order-draft.ts';
import { withHandover } from './with-handover.ts';

const facts: CheckoutFacts = {
  lines: [{ productId: 'product-1', count: 2, modifiers: [] }],
  serviceType: 'PICK_UP',
  later: false,
  payment: 'CASH',
  receiver: null,
  sendCheque: false,
  platform: 'WEB',
  isMobile: true,
};
const draft: DraftChoices = {
  ...EMPTY_DRAFT,
  branchId: 'branch-1',
  day: '2026-05-12',
  time: '12:30',
  address: {
    id: null,
    type: 'HOUSE',
    name: '',
    latitude: 41.3,
    longitude: 69.2,
    streetName: 'Navoiy',
    houseNumber: '15',
    details: null,
    cityId: null,
    comment: '',
  },
};
const draftOf = (change: Partial<CheckoutFacts> = {}, drafted: Partial<DraftChoices> = {}) =>
  toOrderDraft({ ...draft, ...drafted }, { ...facts, ...change });

test('ENT-35 a draft is a body that the contract takes, with no price in it', () => {
  expect(v.safeParse(OrderDraft, draftOf()).success).toBe(true);
  expect(JSON.stringify(draftOf())).not.toMatch(/price/i);
});

test('VAL-09 a delivery names a saved address by its id, and one of this device by none', () => {
  const sent = (id: string) =>
    draftOf({ serviceType: 'DELIVERY' }, { address: { ...draft.address!, id } }).address;
  expect(sent('address-1')).toMatchObject({ id: 'address-1', streetName: 'Navoiy' });
  expect(sent('front-1')).not.toHaveProperty('id');
});

test('PRICE-04 a pick-up names its branch and no address, a delivery its address and no branch', () => {
  expect(draftOf()).toMatchObject({ branch: { id: 'branch-1' }, address: null });
  expect(draftOf({ serviceType: 'DELIVERY' })).toMatchObject({
    branch: null,
    address: { streetName: 'Navoiy' },
  });
});

test('IMP-12 a table is named only when eating in', () => {
  const at = { tableId: 'table-1', hallId: 'hall-1' };
  expect(draftOf({}, at)).toMatchObject({ tableId: null, hallId: null });
  expect(draftOf({ serviceType: 'DINE_IN' }, at)).toMatchObject(at);
});

test('ST-04 an order for now names no time, a later one its day and time', () => {
  expect(draftOf()).toMatchObject({ later: false, day: null, time: null });
  expect(draftOf({ later: true })).toMatchObject({ later: true, day: '2026-05-12', time: '12:30' });
});

test('IMP-10 the receiver goes along with a phone as it is stored', () => {
  const receiver = { name: ' Ali ', phone: '90 123 45 67' };
  expect(draftOf({ receiver }).receiver).toEqual({ name: 'Ali', phone: '998901234567' });
});

test('IMP-09 a fiscal receipt that is to be sent has its phone; one that is not has none', () => {
  const typed = { sendChequePhone: '+998 90 123 45 67' };
  expect(draftOf({ sendCheque: true }, typed)).toMatchObject({
    sendCheque: true,
    sendChequePhone: '998901234567',
  });
  expect(draftOf({}, typed)).toMatchObject({ sendCheque: false, sendChequePhone: null });
});

test('ENUM-15 D16 the order has its source', () => {
  expect(draftOf()).toMatchObject({ orderDevice: 'CLIENT_WEB', source: 'CLIENT_WEB_MOBILE' });
  expect(draftOf({ isMobile: false })).toMatchObject({ source: 'CLIENT_WEB_DESKTOP' });
  expect(draftOf({ platform: 'CLICK' })).toMatchObject({ source: 'CLICK_MINI_APP' });
});

test('a changed comment requests no new price', () => {
  expect(toPricedDraft(draftOf({}, { comment: 'No onions' }))).toEqual(toPricedDraft(draftOf()));
  expect(toPricedDraft(draftOf({}, { cashback: 1000 }))).not.toEqual(toPricedDraft(draftOf()));
});

test('ENT-38 the body of an order carries the totals that were shown', () => {
  const shown = v.parse(Quote, { totalPrice: 105_000, totalProductPrice: 90_000, deliveryPrice: 15_000 });
  const body = toPlaceOrder(draftOf(), shown);
  expect(v.safeParse(PlaceOrder, body).success).toBe(true);
  expect(body).toMatchObject({ totalPrice: 105_000, totalProductPrice: 90_000, deliveryPrice: 15_000 });
});

test('B15 B23 B60 BO-291 a draft has what applies of the hand-over, the notes of its dishes, and none of it in its price', () => {
  const handover = {
    changeFrom: 200_000,
    cutlery: 2,
    leaveAtDoor: true,
    entrancePicture: 'picture-1',
    isGift: true,
    allergies: ' Yongʻoq ',
    dishes: { 'product-1|': { comment: ' Piyozsiz ', ifMissing: 'REMOVE' as const } },
  };
  const askedOf = (change: Partial<CheckoutFacts> = {}) => {
    const { serviceType, payment } = { ...facts, ...change };
    return withHandover(draftOf(change), handover, { serviceType, paymentType: payment ?? 'CASH' });
  };
  const sent = askedOf({ serviceType: 'DELIVERY' });
  expect(sent).toMatchObject({
    changeFrom: 200_000,
    cutlery: 2,
    leaveAtDoor: false,
    entrancePicture: 'picture-1',
    allergies: 'Yongʻoq',
    cartItems: [{ productId: 'product-1', count: 2, comment: 'Piyozsiz', ifMissing: 'REMOVE' }],
  });
  expect(v.safeParse(OrderDraft, sent).success).toBe(true);
  expect(askedOf()).toMatchObject({ changeFrom: null, cutlery: 2, leaveAtDoor: false });
  expect(askedOf()).not.toHaveProperty('entrancePicture');
  expect(askedOf({ serviceType: 'DELIVERY', payment: 'PAYME' })).toMatchObject({
    changeFrom: null,
    leaveAtDoor: true,
  });
  const receiver = { name: 'Ali', phone: '901234567' };
  expect(askedOf({ payment: 'PAYME', receiver })).toMatchObject({ isGift: true });
  // A server of before the release does not know the field.
  for (const change of [{ payment: 'PAYME' as const }, { payment: 'CASH' as const, receiver }])
    expect(askedOf(change)).not.toHaveProperty('isGift');
  expect(toPricedDraft(sent)).toEqual(toPricedDraft(draftOf({ serviceType: 'DELIVERY' })));
});
