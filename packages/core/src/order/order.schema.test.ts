import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { anAddress, anOrderLine, aPlaceOrder, aPromo, aUser } from '../testing/index.ts';
import { keepsTheWire } from '../testing/schema.contract.ts';
import { ORDER_EVENT_TYPES, OrderHistoryEvent } from './order-history-event.schema.ts';
import { OrderRequest } from './order-request.schema.ts';
import { ORDER_DEVICES, ORDER_SOURCES } from './order-source.schema.ts';
import { ORDER_STATUSES } from './order-status.schema.ts';
import { Order } from './order.schema.ts';
import { PlaceOrder, QuoteOrder } from './place-order.schema.ts';
import { Quote } from './quote.schema.ts';
import { DELIVERY_PROVIDERS, SERVICE_TYPES, ServiceType } from './service-type.schema.ts';

const when = '2026-03-10T09:00:00Z';
const rows = (...lines: string[]) => lines.flatMap((line) => line.split(' '));

describe('enumerations', () => {
  test.each([
    ['ENUM-12 orderDevice', ORDER_DEVICES, 'CLIENT_WEB TELEGRAM_BOT'],
    [
      'ENUM-13 history events',
      ORDER_EVENT_TYPES,
      'PAID UPDATE PAID_AND_CHANGE_STATUS CHANGE_STATUS CHANGE_COURIER_STATUS CHANGE_PAYMENT_TYPE CHANGE_DELIVERY_TYPE',
    ],
    ['ENUM-14 service types', SERVICE_TYPES, 'DELIVERY PICK_UP DINE_IN YANDEX_EATS EXPRESS_24'],
    [
      'ENUM-15 order sources',
      ORDER_SOURCES,
      'LAPOSTER OPERATOR INSTAGRAM CLIENT_APP TELEGRAM_BOT CLIENT CLIENT_WEB CLIENT_IOS CLICK_MINI_APP CLIENT_ANDROID CLIENT_WEB_MOBILE CLIENT_WEB_DESKTOP INTEGRATION_APP',
    ],
    ['ENUM-16 delivery providers', DELIVERY_PROVIDERS, 'OWN YANDEX CUSTOM'],
    [
      'ENUM-21 order statuses, CANCELED with one L',
      ORDER_STATUSES,
      'OPEN ACCEPTED CANCELED CREATED COOKING DONE ON_WAY DELIVERED CLOSED ATTACHED AT_TIME',
    ],
  ])('%s', (_, values, expected) => expect(values.join(' ')).toBe(expected));
});

test('ENUM-14 TABLE and HALL are read as DINE_IN (D74)', () => {
  expect(['TABLE', 'HALL', 'PICK_UP'].map((type) => v.parse(ServiceType, type))).toEqual([
    'DINE_IN',
    'DINE_IN',
    'PICK_UP',
  ]);
});

const shared = rows(
  'cityId pickupValid day time later deliveryAt deliveryTariffId deliveryType serviceType hallId tableId serviceId',
  'servicePrice waiterId sendCheque sendChequePhone courierComment note comment receiver user promo promoId',
  'promoCode payment paymentType cashback productCount productPrice productDiscount totalPrice totalDiscount',
  'totalProductPrice totalProductDiscount deliveryPrice deliveryDiscount addressType address branch merchant',
  'cartItems orderDevice source status',
);

const request = {
  cityId: 'c',
  pickupValid: true,
  day: '2026-03-11',
  time: '18:30',
  later: true,
  deliveryAt: when,
  deliveryTariffId: 't',
  deliveryType: 'YANDEX',
  serviceType: 'PICK_UP',
  hallId: 'h',
  tableId: 't',
  serviceId: 's',
  servicePrice: 1_000,
  waiterId: 'w',
  sendCheque: true,
  sendChequePhone: '998901234567',
  courierComment: 'tez',
  note: 'n',
  comment: 'c',
  receiver: { name: 'Aziza', phone: '998901234567' },
  user: aUser(),
  promo: aPromo(),
  promoId: 'promo-1',
  promoCode: 'PALOV',
  payment: { id: 'p', name: 'Payme', type: 'PAYME' },
  paymentType: 'PAYME',
  cashback: 500,
  productCount: 2,
  productPrice: 90_000,
  productDiscount: 1,
  totalPrice: 2,
  totalDiscount: 3,
  totalProductPrice: 4,
  totalProductDiscount: 5,
  deliveryPrice: 6,
  deliveryDiscount: 7,
  addressType: 'APARTMENT',
  address: anAddress(),
  branch: { id: 'b' },
  merchant: { id: 'm' },
  orderDevice: 'TELEGRAM_BOT',
  source: 'CLICK_MINI_APP',
  status: 'CREATED',
};

keepsTheWire({
  row: 'ENT-35 ENT-36 ENT-37 ENT-38 ENT-39 order request',
  schema: OrderRequest,
  fields: shared,
  minimal: {},
  full: { ...request, cartItems: [{ productId: 'p', count: 2, modifiers: [{ id: 'm', count: 1 }] }] },
});

test('ENT-39 an order request starts open, from the web', () => {
  expect(v.parse(OrderRequest, {})).toMatchObject({
    status: 'OPEN',
    orderDevice: 'CLIENT_WEB',
    cartItems: [],
  });
});

keepsTheWire({
  row: 'ENT-40 order',
  schema: Order,
  fields: [
    ...shared,
    ...rows(
      'id atTime acceptedTime readyTime deliveredAt cookingTime courierId courierPaid courierStatus eatsId grade isPaid',
      'number operatorId posterOrderId posterErrorMessage distance reason reasonComment timestamp',
    ),
  ],
  minimal: { id: 'o' },
  full: {
    ...request,
    id: 'o',
    cartItems: [anOrderLine()],
    atTime: when,
    acceptedTime: when,
    readyTime: when,
    deliveredAt: when,
    cookingTime: 20,
    courierId: 'k',
    courierPaid: 9_000,
    courierStatus: 'PERFORMER_FOUND',
    eatsId: 'e',
    grade: 5,
    isPaid: true,
    number: 1001,
    operatorId: 'op',
    posterOrderId: 'po',
    posterErrorMessage: 'x',
    distance: 1_200,
    reason: 'GUEST_ASKED',
    reasonComment: 'Fikrim o‘zgardi',
    timestamp: when,
  },
});

keepsTheWire({
  row: 'ST-12 history event',
  schema: OrderHistoryEvent,
  fields: ['id', 'type', 'status', 'courierStatus', 'paymentType', 'deliveryType', 'role', 'reason', 'at'],
  minimal: { id: 1, type: 'PAID', status: 'CREATED', at: when },
  full: {
    id: 7,
    type: 'CHANGE_COURIER_STATUS',
    status: 'ATTACHED',
    courierStatus: 'ACCEPTED',
    paymentType: 'CASH',
    deliveryType: 'OWN',
    role: 'COURIER',
    reason: 'r',
    at: when,
  },
});

keepsTheWire({
  row: 'ENT-38 quote',
  schema: Quote,
  fields: rows(
    'productCount productPrice productDiscount totalPrice totalDiscount totalProductPrice totalProductDiscount',
    'deliveryPrice deliveryDiscount servicePrice cashback lines explanation minimal menuVersion isTaximeter',
  ),
  minimal: {},
  full: {
    totalPrice: 105_000,
    lines: [anOrderLine()],
    explanation: [{ rule: 'product', inputs: { count: 2 }, amount: 90_000 }],
    minimal: { amount: 50_000, missing: 0 },
    isTaximeter: true,
    branchId: 'b',
    promoId: 'p',
    menuVersion: 'v1',
  },
});

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
    expect(v.safeParse(QuoteOrder, aPlaceOrder()).success).toBe(false);
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

test('ST-01 a cart starts open', () => {
  expect(v.parse(OrderRequest, {}).status).toBe('OPEN');
});

test('SES-13 of courier, operator and waiter an order knows the ids alone', () => {
  const person = { id: 'p-1', firstName: 'Ali', phone: '998901234567', balance: 5 };
  const staff = { courier: person, operator: person, waiter: person };
  const ids = { courierId: 'c-1', operatorId: 'o-1', waiterId: 'w-1' };
  const order = v.parse(Order, { id: 'order-1', number: 1, ...ids, ...staff });
  expect(order).toMatchObject(ids);
  for (const name of Object.keys(staff)) expect(order).not.toHaveProperty(name);
});
