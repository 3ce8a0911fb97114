import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ORDER_STATUSES } from '../order/schemas/order-status.schema.ts';
import { isEndedByRestaurant, isOpenInShift } from './shift-orders.ts';
import { closeShift, leftoversOf, shiftReport } from './shift-report.ts';
import { addSums, SHIFT_OVERLAP_MS, type ShiftSum, type ShiftSums, sumsOfShift } from './shift-sums.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 500) };
const KEYS = [
  'received.CASH',
  'refunded.CASH',
  'received.PAYME',
  'till.received',
  'till.handedIn',
  'till.refunded',
  'soldCount',
] as const satisfies ShiftSum[];

/** A row of the books: the time that it has, and when others see it. */
const row = fc
  .record({
    key: fc.constantFrom(...KEYS),
    som: fc.integer({ min: 1, max: 1_000_000 }),
    at: fc.integer({ min: 0, max: 40_000_000 }),
    delay: fc.integer({ min: 0, max: SHIFT_OVERLAP_MS - 1 }),
  })
  .map(({ key, som, at, delay }) => ({ key, amount: som * 100, at, seenAt: at + delay }));
type Row = { key: ShiftSum; amount: number; at: number; seenAt: number };

const sumOf = (rows: readonly Row[]): ShiftSums =>
  rows.reduce((sums: ShiftSums, { key, amount }) => addSums(sums, { [key]: amount }), {});

/** What a closing at `now` counts, and what it counted of the overlap with the next shift. */
function closingAt(rows: readonly Row[], shift: { since: number; now: number; countedBefore: ShiftSums }) {
  const seen = (from: number) => sumOf(rows.filter(({ at, seenAt }) => seenAt <= shift.now && at >= from));
  return {
    sums: sumsOfShift(seen(shift.since - SHIFT_OVERLAP_MS), shift.countedBefore),
    overlap: seen(shift.now - SHIFT_OVERLAP_MS),
  };
}

const facts = {
  branchId: 'branch-1',
  number: 7,
  since: '2026-05-11T00:00:00.000Z',
  until: '2026-05-11T18:00:00.000Z',
  couriers: [],
  openOrders: 0,
  refundsWaiting: 0,
  ticketsWaiting: 0,
};
const report = (sums: ShiftSums = {}, more: Partial<Parameters<typeof shiftReport>[0]> = {}) =>
  shiftReport({ ...facts, leftInTill: 100_000, sums, ...more });
const request = {
  number: 7,
  expected: 100_000,
  counted: 100_000,
  leftInTill: 100_000,
  acceptsLeftovers: false,
  note: '',
};

describe('BO-250 the sums of shifts', () => {
  test('each row is in exactly one shift, whenever it becomes visible', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 30 }),
        fc.array(fc.integer({ min: 1, max: 8_000_000 }), { minLength: 1, maxLength: 6 }),
        (rows, lengths) => {
          let [since, countedBefore, total]: [number, ShiftSums, ShiftSums] = [0, {}, {}];
          for (const length of [...lengths, 100_000_000]) {
            const now = since + length;
            const { sums, overlap } = closingAt(rows, { since, now, countedBefore });
            for (const amount of Object.values(sums)) expect(amount).toBeGreaterThan(0);
            total = addSums(total, sums);
            [since, countedBefore] = [now, overlap];
          }
          expect(total).toEqual(sumOf(rows));
        },
      ),
      runs,
    );
  });

  test('the cash of the till goes on from shift to shift without loss', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const shift = fc.record({ received: amount, handedIn: amount, refunded: amount, taken: amount });
    fc.assert(
      fc.property(fc.array(shift, { maxLength: 8 }), (shifts) => {
        let [left, cash] = [0, 0];
        for (const { received, handedIn, refunded, taken } of shifts) {
          const sums = {
            'till.received': received * 100,
            'till.handedIn': handedIn * 100,
            'till.refunded': refunded * 100,
          };
          cash += received + handedIn - refunded;
          const { till } = report(sums, { leftInTill: left });
          expect(till.expected).toBe(cash);
          const counted = Math.max(0, cash);
          left = Math.max(0, counted - taken);
          cash = left;
        }
      }),
      runs,
    );
  });
});

describe('BO-250 the report', () => {
  test('has the sums by way to pay in so‘m, without unused ways', () => {
    const sums: ShiftSums = {
      'received.CASH': 12_000_000,
      'refunded.CASH': 1_000_000,
      'received.CLICK': 5_000_000,
      soldCount: 3,
      soldAmount: 17_000_000,
      rejectedCount: 1,
      rejectedAmount: 4_000_000,
      'till.received': 7_000_000,
      'till.handedIn': 3_000_000,
      'till.refunded': 1_000_000,
    };
    expect(report(sums)).toMatchObject({
      sold: { count: 3, amount: 170_000 },
      rejected: { count: 1, amount: 40_000 },
      canceled: { count: 0, amount: 0 },
      payments: [
        { type: 'CASH', received: 120_000, refunded: 10_000 },
        { type: 'CLICK', received: 50_000, refunded: 0 },
      ],
      till: { left: 100_000, received: 70_000, handedIn: 30_000, refunded: 10_000, expected: 190_000 },
    });
  });

  test.each([
    ['KITCHEN', 'OUT_OF_STOCK', true],
    ['OPERATOR', null, true],
    [null, 'NO_ANSWER', true],
    [null, 'UNPAID', false],
    ['CLIENT', null, false],
  ] as const)('an order cancelled by %s for %s was rejected: %s', (actorRole, reason, isRejected) => {
    expect(isEndedByRestaurant({ actorRole, reason })).toBe(isRejected);
  });

  test('orders at work are open, later ones of another day are not', () => {
    const dayEnds = new Date('2026-05-12T00:00:00Z');
    const open = (atTime: Date | null) =>
      ORDER_STATUSES.filter((status) => isOpenInShift({ status, atTime }, dayEnds));
    expect(open(new Date('2026-05-12T07:00:00Z'))).toEqual([]);
    for (const atTime of [null, new Date('2026-05-11T19:00:00Z')])
      expect(new Set(ORDER_STATUSES).difference(new Set(open(atTime)))).toEqual(
        new Set(['OPEN', 'CLOSED', 'CANCELED']),
      );
  });
});

describe('BO-251 a shift is closed', () => {
  test('with the counted cash, what stays, and the difference', () => {
    const closed = closeShift(
      report(),
      { ...request, counted: 95_000, leftInTill: 50_000 },
      { mayLeave: false },
    );
    expect(closed).toMatchObject({
      ok: true,
      value: { counted: 95_000, leftInTill: 50_000, difference: -5_000 },
    });
  });

  test('not where it is another one, or the sum has changed, or more is left than was counted', () => {
    expect(closeShift(report(), { ...request, number: 6 }, { mayLeave: false })).toMatchObject({
      code: 'shift.changed',
    });
    expect(closeShift(report(), { ...request, expected: 1 }, { mayLeave: false })).toMatchObject({
      code: 'shift.changed',
    });
    expect(closeShift(report(), { ...request, leftInTill: 100_001 }, { mayLeave: false })).toMatchObject({
      code: 'shift.leftTooMuch',
    });
  });

  test('with what is not settled only by a person who may, with a reason', () => {
    const courier = { id: 'ali', name: 'Ali', amount: 1 };
    const left = report({}, { openOrders: 1, couriers: [courier], refundsWaiting: 2, ticketsWaiting: 3 });
    expect(leftoversOf(left)).toEqual(['openOrders', 'couriers', 'refundsWaiting', 'ticketsWaiting']);
    expect(leftoversOf(report())).toEqual([]);
    const accepted = { ...request, acceptsLeftovers: true, note: 'a courier comes after midnight' };
    const isClosed = (of: typeof request, mayLeave: boolean) => closeShift(left, of, { mayLeave }).ok;
    expect(closeShift(left, request, { mayLeave: true })).toMatchObject({ code: 'shift.notSettled' });
    expect(isClosed(accepted, false)).toBe(false);
    expect(isClosed({ ...accepted, note: '  ' }, true)).toBe(false);
    expect(isClosed(accepted, true)).toBe(true);
  });
});
