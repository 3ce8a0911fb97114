import * as v from 'valibot';

import { OrderHistoryEvent } from '../order/schemas/order-history-event.schema.ts';
import { OrderLine } from '../order/schemas/order-line.schema.ts';
import { OrderContent } from '../order/schemas/order-content.schema.ts';
import { Order } from '../order/schemas/order.schema.ts';
import { PlaceOrder } from '../order/schemas/place-order.schema.ts';
import { MerchantPaymentSetting } from '../payment/payment.schema.ts';
import { Promo } from '../promo/promo.schema.ts';
import { anAddress } from './place-builders.ts';

/** A promo code without an end and without a discount by default. */
export function aPromo(change: Partial<Promo> = {}): Promo {
  const plain = v.parse(Promo, { id: 'promo-1', code: 'PALOV', discountType: 'AMOUNT' });
  return { ...plain, ...change };
}

/** Two portions of plov as they were sold. */
export function anOrderLine(change: Partial<OrderLine> = {}): OrderLine {
  const plain = v.parse(OrderLine, {
    id: 'line-1',
    productId: 'product-1',
    name: { ru: 'Плов', uz: 'Osh', eng: 'Plov' },
    count: 2,
    costPrice: 45_000,
    unitPrice: 45_000,
    price: 90_000,
  });
  return { ...plain, ...change };
}

/** A delivery of two portions of plov, paid in cash, just placed: 105 000 soʻm. */
export function anOrder(change: Partial<Order> = {}): Order {
  const plain = v.parse(Order, {
    id: 'order-1',
    number: 1001,
    status: 'CREATED',
    serviceType: 'DELIVERY',
    branch: { id: 'branch-1' },
    productCount: 2,
    productPrice: 90_000,
    totalProductPrice: 90_000,
    deliveryPrice: 15_000,
    totalPrice: 105_000,
    timestamp: '2026-03-10T09:00:00.000Z',
  });
  return { ...plain, cartItems: [anOrderLine()], address: anAddress(), ...change };
}

/** An empty order draft. */
export function anOrderContent(change: Partial<OrderContent> = {}): OrderContent {
  return { ...v.parse(OrderContent, {}), ...change };
}

/** The body that places the order of anOrder. */
export function aPlaceOrder(change: Partial<v.InferInput<typeof PlaceOrder>> = {}): PlaceOrder {
  return v.parse(PlaceOrder, {
    serviceType: 'DELIVERY',
    address: { latitude: 41.3111, longitude: 69.2797, streetName: 'Amir Temur koʻchasi', houseNumber: '7' },
    cartItems: [{ productId: 'product-1', count: 2 }],
    totalPrice: 105_000,
    ...change,
  });
}

/** The first line of an order's history. */
export function anOrderHistoryEvent(change: Partial<OrderHistoryEvent> = {}): OrderHistoryEvent {
  const plain = v.parse(OrderHistoryEvent, {
    id: 1,
    type: 'CHANGE_STATUS',
    status: 'CREATED',
    at: '2026-03-10T09:00:00.000Z',
  });
  return { ...plain, ...change };
}

/** Cash, offered everywhere. */
export function aPaymentSetting(change: Partial<MerchantPaymentSetting> = {}): MerchantPaymentSetting {
  const plain = v.parse(MerchantPaymentSetting, {
    id: 'payment-1',
    merchantId: 'merchant-1',
    type: 'CASH',
    webEnabled: true,
    botEnabled: true,
    operatorEnabled: true,
    appEnabled: true,
    qrEnabled: true,
    isActive: true,
  });
  return { ...plain, ...change };
}
