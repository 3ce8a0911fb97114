import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { between, from, keepsBounds, listUpTo, textUpTo } from '../testing/contracts/bounds.contract.ts';
import { anOrder, anOrderHistoryEvent, anOrderLine } from '../testing/index.ts';
import { OrderHistoryEvent } from './schemas/order-history-event.schema.ts';
import { CartItem, OrderLine, PlacedItem } from './schemas/order-line.schema.ts';
import { OrderContent } from './schemas/order-content.schema.ts';
import { Order } from './schemas/order.schema.ts';
import { PlaceOrder, OrderDraft } from './schemas/place-order.schema.ts';
import { Quote } from './schemas/quote.schema.ts';

const item = { productId: 'plov', count: 1 };
const address = { latitude: 41.3, longitude: 69.2, streetName: 'Navoiy' };
const good = { serviceType: 'DELIVERY', address, cartItems: [item], totalPrice: 0 };

describe('a body that places an order', () => {
  keepsBounds(
    'T29 API-30 BO-291',
    { schema: PlaceOrder, good },
    {
      'address.latitude': between(-90, 90, 0.1),
      'address.longitude': between(-180, 180, 0.1),
      'address.streetName': textUpTo(300),
      'address.houseNumber': textUpTo(50),
      'address.details': textUpTo(2000),
      'address.name': textUpTo(100),
      'address.description': textUpTo(500),
      'address.comment': textUpTo(500),
      cartItems: listUpTo(200, item, 1),
      comment: textUpTo(500),
      allergies: textUpTo(200),
      courierComment: textUpTo(500),
      note: textUpTo(500),
      promoCode: textUpTo(64),
      cashback: from(0),
      totalPrice: from(0),
      deliveryPrice: from(0),
      productCount: from(0),
    },
  );

  keepsBounds(
    'IMP-10',
    { schema: PlaceOrder, good: { ...good, receiver: { name: 'Ali', phone: '998901234567' } } },
    {
      'receiver.name': textUpTo(50, 2),
      'receiver.phone': { takes: ['1234567', '+123456789012345'], refuses: ['123456', '1234567890123456'] },
    },
  );

  keepsBounds(
    'D39',
    { schema: PlacedItem, good: item },
    {
      count: between(1, 100_000),
      modifiers: listUpTo(100, { id: 'm', count: 1 }),
    },
  );

  test('API-30 PRICE-07 defaults: cash, now, no cashback, no fiscal receipt', () => {
    expect(v.parse(PlaceOrder, good)).toMatchObject({
      paymentType: 'CASH',
      later: false,
      cashback: 0,
      sendCheque: false,
      orderDevice: 'CLIENT_WEB',
      source: 'CLIENT_WEB',
      productCount: null,
      deliveryPrice: null,
      promoCode: null,
      receiver: null,
    });
  });

  test('T29 a total is an expectation of an order and unknown to a quote', () => {
    const { totalPrice, ...quote } = good;
    expect([v.is(PlaceOrder, good), v.is(PlaceOrder, quote)]).toEqual([true, false]);
    expect([v.is(OrderDraft, quote), v.is(OrderDraft, { ...quote, totalPrice })]).toEqual([true, false]);
  });

  test('T29 a price, on a line or on a choice, is refused', () => {
    expect(v.is(PlacedItem, { ...item, price: 1 })).toBe(false);
    expect(v.is(PlacedItem, { ...item, modifiers: [{ id: 'm', count: 1, price: 1 }] })).toBe(false);
  });

  test('D39 a choice is one where no count is named, in a basket and in an order', () => {
    const bare = { ...item, modifiers: [{ id: 'm' }] };
    for (const schema of [CartItem, PlacedItem]) {
      expect(v.parse(schema, bare).modifiers).toEqual([{ id: 'm', count: 1 }]);
    }
  });
});

describe('an order as it is read', () => {
  keepsBounds(
    'ENT-40',
    { schema: Order, good: anOrder() },
    {
      grade: between(1, 5),
      productCount: from(0),
      totalPrice: from(0),
    },
  );

  keepsBounds('ST-12', { schema: OrderHistoryEvent, good: anOrderHistoryEvent() }, { id: from(1) });

  keepsBounds(
    'ENT-40 D39',
    { schema: OrderLine, good: anOrderLine() },
    { count: between(1, 100_000), price: from(0) },
  );

  test('ENT-38 sums that are not named are nothing', () => {
    const sums = {
      productCount: 0,
      productPrice: 0,
      productDiscount: 0,
      totalPrice: 0,
      totalDiscount: 0,
      totalProductPrice: 0,
      totalProductDiscount: 0,
      deliveryPrice: 0,
      deliveryDiscount: 0,
    };
    expect(v.parse(OrderContent, {})).toMatchObject({ ...sums, servicePrice: 0, cashback: 0 });
    expect(v.parse(Order, { id: 'o' })).toMatchObject({ ...sums, number: 0 });
    const { discount, ...line } = anOrderLine();
    expect([discount, v.parse(OrderLine, line).discount]).toEqual([0, 0]);
  });

  test('D37 D58 a quote that names nothing costs nothing and has no minimum', () => {
    expect(v.parse(Quote, {})).toMatchObject({
      servicePrice: 0,
      cashback: 0,
      totalPrice: 0,
      minimal: { amount: 0, missing: 0 },
    });
    expect(v.parse(Quote, { minimal: null }).minimal).toEqual({ amount: 0, missing: 0 });
  });
});
