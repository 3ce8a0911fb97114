import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { ORDER_STATUSES } from '../order/schemas/order-status.schema.ts';
import { SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';
import { isPaidBeforehand } from '../order/timing/unpaid-expiry.ts';
import { PAYMENT_TYPES } from '../payment/payment.schema.ts';
import {
  BOARD_COLUMNS,
  boardColumn,
  compareCards,
  isLate,
  isRinging,
  promisedMoment,
} from './board-columns.ts';
import { BoardOrder } from './board-order.schema.ts';

const plain = v.parse(BoardOrder, {
  id: 'order-1',
  number: 1001,
  version: 1,
  status: 'CREATED',
  serviceType: 'PICK_UP',
  branchId: 'branch-1',
  paymentType: 'CASH',
  cookingTime: 25,
  timestamp: '2026-05-13T07:00:00.000Z',
});
const aCard = (change: Partial<BoardOrder> = {}): BoardOrder => ({ ...plain, ...change });

const moment = fc.option(
  fc
    .date({ min: new Date('2026-05-13'), max: new Date('2026-05-14'), noInvalidDate: true })
    .map((at) => at.toISOString()),
);
const anyCard = fc
  .record({
    number: fc.integer({ min: 1, max: 5_000 }),
    status: fc.constantFrom(...ORDER_STATUSES),
    serviceType: fc.constantFrom(...SERVICE_TYPES),
    paymentType: fc.constantFrom(...PAYMENT_TYPES),
    isPaid: fc.boolean(),
    later: fc.boolean(),
    atTime: moment,
    timestamp: moment,
    acceptedTime: moment,
    cookingTime: fc.option(fc.integer({ min: 0, max: 240 })),
    lastMove: fc.option(
      moment.filter((at) => at !== null).map((at) => ({ by: null, isGuest: false, at: at! })),
    ),
  })
  .map((change) => aCard({ ...change, id: `order-${change.number}` }));

describe('BO-09 the column of an order', () => {
  test('each state, paid or not, by each way to pay, is in exactly one column', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        expect(BOARD_COLUMNS.filter((column) => column === boardColumn(card))).toHaveLength(1);
      }),
    );
  });

  test.each([
    ['CREATED', 'NEW'],
    ['AT_TIME', 'LATER'],
    ['ACCEPTED', 'COOKING'],
    ['COOKING', 'COOKING'],
    ['DONE', 'READY'],
    ['ATTACHED', 'ON_WAY'],
    ['ON_WAY', 'ON_WAY'],
    ['DELIVERED', 'DONE'],
    ['CLOSED', 'DONE'],
    ['CANCELED', 'DONE'],
    ['OPEN', 'UNPAID'],
  ] as const)('a cash order that is %s is under %s', (status, column) => {
    expect(boardColumn(aCard({ status }))).toBe(column);
  });

  test('an order that waits for its money is in the tray, wherever it would be otherwise', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const waits = isPaidBeforehand(card.paymentType) && !card.isPaid;
        const isTaken = !['OPEN', 'CREATED', 'AT_TIME'].includes(card.status);
        expect(boardColumn(card) === 'UNPAID').toBe(card.status === 'OPEN' || (waits && !isTaken));
      }),
    );
  });

  test('BO-12 an order rings while it is new and the kitchen may know of it', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const knows = card.isPaid || !isPaidBeforehand(card.paymentType);
        expect(isRinging(card)).toBe(card.status === 'CREATED' && knows);
      }),
    );
  });
});

describe('BO-10 what the guest was promised', () => {
  const at = (change: Partial<BoardOrder>) =>
    promisedMoment(aCard(change))?.toISOString().slice(11, 16) ?? null;

  test('the chosen time, else the arrival, else when it is ready', () => {
    expect(at({ later: true, atTime: '2026-05-13T12:30:00.000Z', serviceType: 'DELIVERY' })).toBe('12:30');
    expect(at({ serviceType: 'DELIVERY', distance: 4_000 })).toBe('08:15');
    expect(at({})).toBe('07:55');
    expect(at({ timestamp: null })).toBeNull();
  });

  test('an open order is late from the moment after the promise on; a finished one never is', () => {
    const promised = promisedMoment(plain)!;
    const next = new Date(promised.getTime() + 1);
    expect([isLate(plain, promised), isLate(plain, next)]).toEqual([false, true]);
    for (const status of ['DELIVERED', 'CLOSED', 'CANCELED'] as const)
      expect(isLate(aCard({ status }), next)).toBe(false);
    expect(isLate(aCard({ timestamp: null }), next)).toBe(false);
  });
});

describe('BO-10 the order of cards', () => {
  test('is one and the same for a whole board: total, and without a tie between two orders', () => {
    fc.assert(
      fc.property(anyCard, anyCard, anyCard, (a, b, c) => {
        const sign = (one: BoardOrder, other: BoardOrder) => Math.sign(compareCards(one, other));
        expect(compareCards(a, a) === 0).toBe(true);
        expect(sign(a, b) === -sign(b, a)).toBe(true);
        if (a.number !== b.number) expect(sign(a, b)).not.toBe(0);
        if (sign(a, b) <= 0 && sign(b, c) <= 0) expect(sign(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  test('the earliest promise is first, and a late order before all others', () => {
    const [soon, late, chosen] = [
      aCard({ number: 1 }),
      aCard({ number: 2, timestamp: '2026-05-13T06:00:00.000Z' }),
      aCard({ number: 3, atTime: '2026-05-13T12:00:00.000Z', later: true }),
    ];
    expect([chosen, soon, late].toSorted(compareCards).map(({ number }) => number)).toEqual([2, 1, 3]);
  });

  test('an order without a promise is after those that have one', () => {
    const unknown = aCard({ number: 1, timestamp: null });
    expect([unknown, aCard({ number: 2 })].toSorted(compareCards).map(({ number }) => number)).toEqual([
      2, 1,
    ]);
  });

  test('of the done the one that was finished last is first, whatever it had been promised', () => {
    const done = (number: number, finished: string, timestamp: string) =>
      aCard({ number, status: 'CLOSED', timestamp, lastMove: { by: null, isGuest: false, at: finished } });
    const early = done(1, '2026-05-13T09:00:00.000Z', '2026-05-13T08:00:00.000Z');
    const last = done(2, '2026-05-13T09:30:00.000Z', '2026-05-13T07:00:00.000Z');
    expect([early, last].toSorted(compareCards).map(({ number }) => number)).toEqual([2, 1]);
  });
});
