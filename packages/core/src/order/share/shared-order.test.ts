import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';

import { acceptedBy } from '../../testing/properties/arbitrary-of.ts';
import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';
import { Order } from '../schemas/order.schema.ts';
import { statusesOf } from '../status/order-tabs.ts';
import { isLinkOpen, SharedOrder, toSharedOrder } from './shared-order.ts';

const now = new Date('2026-05-10T12:00:00Z');
const isUnderWay = (status: Order['status']) => statusesOf('active').includes(status);
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('B37 a link opens while the order is under way, and half an hour longer', () => {
  for (const status of ORDER_STATUSES) {
    expect(isLinkOpen({ status, endedAt: null }, now)).toBe(isUnderWay(status));
    expect(isLinkOpen({ status, endedAt: minutesAgo(29) }, now)).toBe(true);
    expect(isLinkOpen({ status, endedAt: minutesAgo(30) }, now)).toBe(isUnderWay(status));
  }
});

const SECRET = 'SECRET';

test('B37 no text, phone, address, dish or sum of an order is in what a link shows', () => {
  fc.assert(
    fc.property(acceptedBy(Order), (parsed) => {
      const any = v.parse(Order, parsed);
      const order = {
        ...any,
        cookingTime: 30,
        busyMinutes: 10,
        measuredMinutes: 25,
        distance: 2_000,
        comment: SECRET,
        courierComment: SECRET,
        allergies: SECRET,
        phone: SECRET,
        address: { streetName: SECRET, latitude: 41.123456, longitude: 69.654321 } as Order['address'],
        receiver: { name: SECRET, phone: SECRET } as Order['receiver'],
        totalPrice: 7_654_321,
        deliveryPrice: 7_654_321,
      };
      const shown = toSharedOrder(order, null);
      const text = JSON.stringify(shown);
      for (const part of [SECRET, '7654321', '41.123456', '69.654321']) expect(text).not.toContain(part);
      expect(Object.keys(v.parse(SharedOrder, shown)).toSorted()).toEqual(Object.keys(shown).toSorted());
      expect(shown).toMatchObject({ number: any.number, status: any.status });
    }),
  );
});
