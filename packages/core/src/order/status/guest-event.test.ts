import { expect, test } from 'vitest';

import { guestEvent, type GuestEvent } from './guest-event.ts';
import type { Order } from '../schemas/order.schema.ts';

type Case = [Order['status'], Order['serviceType'], Order['courierStatus'], GuestEvent | null];

test.each<Case>([
  ['CREATED', 'DELIVERY', null, null],
  ['ACCEPTED', 'DELIVERY', null, null],
  ['DONE', 'DELIVERY', null, null],
  ['DONE', 'PICK_UP', null, 'READY'],
  ['CLOSED', 'PICK_UP', null, 'READY'],
  ['ATTACHED', 'DELIVERY', 'PERFORMER_FOUND', null],
  ['ON_WAY', 'DELIVERY', 'PERFORMER_PICKUPED', 'ON_WAY'],
  ['ON_WAY', 'DELIVERY', 'PERFORMER_ARRIVED', 'ARRIVED'],
  ['DELIVERED', 'DELIVERY', 'PERFORMER_DELIVERED_FINISH', 'DELIVERED'],
  ['CLOSED', 'DELIVERY', null, 'DELIVERED'],
  ['CANCELED', 'PICK_UP', null, 'CANCELED'],
])('ST-02 %s by %s with the courier at %s is the event %s', (status, serviceType, courierStatus, event) => {
  expect(guestEvent({ status, serviceType, courierStatus, isSlowlyAnswered: false })).toBe(event);
});

test.each<[Order['status'], GuestEvent | null]>([
  ['CREATED', 'SLOW'],
  ['AT_TIME', 'SLOW'],
  ['ACCEPTED', null],
])('an order that is %s and was answered slowly is the event %s', (status, event) => {
  const order = { status, serviceType: 'PICK_UP', courierStatus: null, isSlowlyAnswered: true } as const;
  expect(guestEvent(order)).toBe(event);
});
