import * as v from 'valibot';
import { expect, test } from 'vitest';

import { anAddress, anOrderLine, aPromo, aUser } from '../../testing/index.ts';
import { keepsTheWire } from '../../testing/contracts/schema.contract.ts';
import { OrderHistoryEvent } from './order-history-event.schema.ts';
import { OrderContent } from './order-content.schema.ts';
import { Order } from './order.schema.ts';
import { Quote } from './quote.schema.ts';

const when = '2026-03-10T09:00:00Z';
const rows = (...lines: string[]) => lines.flatMap((line) => line.split(' '));

const shared = rows(
  'cityId pickupValid day time later deliveryAt deliveryTariffId deliveryType serviceType hallId tableId serviceId',
  'servicePrice waiterId sendCheque sendChequePhone courierComment note comment allergies receiver user promo promoId',
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
  allergies: 'a',
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
  schema: OrderContent,
  fields: shared,
  minimal: {},
  full: { ...request, cartItems: [{ productId: 'p', count: 2, modifiers: [{ id: 'm', count: 1 }] }] },
});

test('ENT-39 an order request starts open, from the web', () => {
  expect(v.parse(OrderContent, {})).toMatchObject({
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
      'lateTip number operatorId posterOrderId posterErrorMessage distance reason reasonComment timestamp',
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
    lateTip: 10_000,
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

test('ST-01 a cart starts open', () => {
  expect(v.parse(OrderContent, {}).status).toBe('OPEN');
});

test('SES-13 of courier, operator and waiter an order knows the ids alone', () => {
  const person = { id: 'p-1', firstName: 'Ali', phone: '998901234567', balance: 5 };
  const staff = { courier: person, operator: person, waiter: person };
  const ids = { courierId: 'c-1', operatorId: 'o-1', waiterId: 'w-1' };
  const order = v.parse(Order, { id: 'order-1', number: 1, ...ids, ...staff });
  expect(order).toMatchObject(ids);
  for (const name of Object.keys(staff)) expect(order).not.toHaveProperty(name);
});
