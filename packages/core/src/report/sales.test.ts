import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ORDER_SOURCES } from '../order/schemas/order-source.schema.ts';
import { SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';
import { PAYMENT_TYPES } from '../payment/payment.schema.ts';
import { revenueOf, salesOf, type SalesPart } from './sales.ts';
import type { SalesSums } from './sales.schema.ts';

const ZONE = 'Asia/Tashkent';
const money = fc.integer({ min: 0, max: 5_000_000 });

const aPart: fc.Arbitrary<SalesPart> = fc.record({
  at: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  branchId: fc.constantFrom('branch-1', 'branch-2'),
  serviceType: fc.constantFrom(...SERVICE_TYPES),
  paymentType: fc.constantFrom(...PAYMENT_TYPES),
  source: fc.constantFrom(null, ...ORDER_SOURCES),
  isAtTable: fc.boolean(),
  orders: fc.nat(9),
  sold: money,
  discount: money,
  delivery: money,
  tips: money,
  refunded: fc.nat(500_000_000),
});

const KEYS = ['orders', 'sold', 'discount', 'delivery', 'tips', 'refunded', 'revenue'] as const;
const added = (lines: readonly SalesSums[]) =>
  Object.fromEntries(KEYS.map((key) => [key, lines.reduce((sum, line) => sum + line[key], 0)]));

test('B50 each list of the report adds up to its total, to the soʻm', () => {
  fc.assert(
    fc.property(fc.array(aPart, { maxLength: 60 }), (parts) => {
      const { total, ...lists } = salesOf(parts, ZONE);
      for (const lines of Object.values(lists)) expect(added(lines)).toEqual(total);
      expect(total.revenue).toBe(revenueOf(total));
    }),
  );
});

const part = (change: Partial<SalesPart>): SalesPart => ({
  at: new Date('2026-05-13T19:10:00+05:00'),
  branchId: 'branch-1',
  serviceType: 'DELIVERY',
  paymentType: 'CASH',
  source: 'CLIENT_WEB',
  isAtTable: false,
  orders: 1,
  sold: 92_000,
  discount: 5_000,
  delivery: 12_000,
  tips: 2_000,
  refunded: 0,
  ...change,
});

test('B50 revenue is without delivery and tips, and less refunds on the day of the refund', () => {
  const { total, days } = salesOf(
    [
      part({}),
      part({
        at: new Date('2026-05-15T01:00:00+05:00'),
        orders: 0,
        sold: 0,
        delivery: 0,
        tips: 0,
        refunded: 800_000,
      }),
    ],
    ZONE,
  );
  expect(total).toMatchObject({ orders: 1, sold: 92_000, refunded: 8_000, revenue: 70_000 });
  expect(days.map(({ day, revenue }) => [day, revenue])).toEqual([
    ['2026-05-13', 78_000],
    ['2026-05-14', -8_000],
  ]);
});

test('B50 orders of a table, an aggregator and of an unknown origin have lines of their own', () => {
  const { channels, hours } = salesOf(
    [
      part({}),
      part({ isAtTable: true, serviceType: 'DINE_IN', sold: 10_000, delivery: 0, tips: 0 }),
      part({ serviceType: 'YANDEX_EATS', source: 'INTEGRATION_APP', sold: 20_000, delivery: 0, tips: 0 }),
      part({ source: null, sold: 5_000, delivery: 0, tips: 0 }),
    ],
    ZONE,
  );
  expect(channels.map(({ channel }) => channel)).toEqual(['WEB', 'YANDEX_EATS', 'TABLE', null]);
  expect(hours.map(({ hour }) => hour)).toEqual([19]);
});
