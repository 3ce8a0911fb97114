import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ORDER_STATUSES, type OrderStatus } from '../schemas/order-status.schema.ts';
import { SERVICE_TYPES } from '../schemas/service-type.schema.ts';
import { canMove } from '../status/order-machine.ts';
import { AGGREGATORS, aggregatorOf, isSettledOutside } from './aggregator.ts';
import {
  AGGREGATOR_STATUSES,
  movesOfReport,
  REPORTED_STATUSES,
  type ReportedStatus,
  toAggregatorStatus,
} from './aggregator-status.ts';
import { aggregatorSums } from './aggregator-sums.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

test('AGG-02 the two services of aggregators are aggregators, the three of the brand are not', () => {
  expect(SERVICE_TYPES.filter((serviceType) => aggregatorOf({ serviceType }) !== null)).toEqual([
    ...AGGREGATORS,
  ]);
});

test.each([
  ['paid to the aggregator', 'YANDEX_EATS', 'OTHER', true],
  ['paid to the other one', 'EXPRESS_24', 'OTHER', true],
  ['collected by our courier', 'YANDEX_EATS', 'CASH', false],
  ['a delivery of our own', 'DELIVERY', 'OTHER', false],
] as const)('AGG-02 an order %s is settled outside or not', (_, serviceType, paymentType, isOutside) => {
  expect(isSettledOutside({ serviceType, paymentType })).toBe(isOutside);
});

test.each<[OrderStatus, ReportedStatus, OrderStatus[] | null]>([
  ['CREATED', 'CANCELLED', ['CANCELED']],
  ['COOKING', 'CANCELLED', ['CANCELED']],
  ['DONE', 'CANCELLED', ['ON_WAY', 'CANCELED']],
  ['ATTACHED', 'CANCELLED', ['ON_WAY', 'CANCELED']],
  ['ON_WAY', 'CANCELLED', ['CANCELED']],
  ['CANCELED', 'CANCELLED', []],
  ['DELIVERED', 'CANCELLED', null],
  ['CLOSED', 'CANCELLED', null],
  ['DONE', 'TAKEN_BY_COURIER', ['ON_WAY']],
  ['ACCEPTED', 'TAKEN_BY_COURIER', ['DONE', 'ON_WAY']],
  ['CLOSED', 'TAKEN_BY_COURIER', []],
  ['ON_WAY', 'DELIVERED', ['DELIVERED']],
  ['CLOSED', 'DELIVERED', []],
  ['CANCELED', 'DELIVERED', null],
])('AGG-03 %s with %s reported moves by %s', (status, reported, moves) => {
  expect(movesOfReport(status, reported, 'YANDEX_EATS')).toEqual(moves);
});

test('AGG-03 every report leads by legal moves to the reported step, and never back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ORDER_STATUSES),
      fc.constantFrom(...REPORTED_STATUSES),
      fc.constantFrom(...AGGREGATORS),
      (from, reported, aggregator) => {
        const moves = movesOfReport(from, reported, aggregator);
        if (moves === null) return;
        const last = moves.reduce((status, next) => {
          expect(canMove(status, next, aggregator)).toBe(true);
          return next;
        }, from);
        const rank = (status: OrderStatus) => AGGREGATOR_STATUSES.indexOf(toAggregatorStatus(status));
        expect(rank(last)).toBeGreaterThanOrEqual(rank(from));
        if (moves.length > 0) expect(toAggregatorStatus(last)).toBe(reported);
      },
    ),
    runs,
  );
});

const line = (price: number, quantity: number, ...mods: number[]) => ({
  price,
  quantity,
  modifications: mods.map((one) => ({ price: one, quantity: 1 })),
});

test.each([
  [
    'with modifications in the price',
    [line(36_500, 2, 1_500)],
    73_000,
    { productPrice: 73_000, discount: 0, fee: 0 },
  ],
  ['without them', [line(35_000, 2, 1_500)], 73_000, { productPrice: 73_000, discount: 0, fee: 0 }],
  ['less than its lines', [line(40_000, 1)], 35_000, { productPrice: 40_000, discount: 5_000, fee: 0 }],
  ['more than its lines', [line(40_000, 1)], 41_000, { productPrice: 40_000, discount: 0, fee: 1_000 }],
  ['with fractions', [line(10_000.5, 3)], 30_001.5, { productPrice: 30_002, discount: 0, fee: 0 }],
])('AGG-04 the sum of an order %s', (_, lines, cost, sums) => {
  expect(aggregatorSums(lines, cost)).toMatchObject(sums);
});

test('AGG-04 the total is what the aggregator stated, in whole so’m, whatever the lines are', () => {
  const money = fc.double({ min: 0, max: 10_000_000, noNaN: true });
  const mod = fc.record({ price: money, quantity: fc.integer({ min: 1, max: 9 }) });
  const item = fc.record({
    price: money,
    quantity: fc.integer({ min: 1, max: 99 }),
    modifications: fc.array(mod, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 12 }), money, (lines, cost) => {
      const sums = aggregatorSums(lines, cost);
      expect(sums.productPrice - sums.discount + sums.fee).toBe(Math.round(cost));
      expect(sums.lines.every(({ price }) => Number.isSafeInteger(price) && price >= 0)).toBe(true);
      expect(sums.productPrice).toBe(sums.lines.reduce((sum, { price }) => sum + price, 0));
    }),
    runs,
  );
});
