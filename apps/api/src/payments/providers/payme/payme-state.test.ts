import type { PaymentReason } from '@dasturxon/core/payment';
import { expect, test } from 'vitest';

import type { AttemptRow } from '../../attempts/attempts.ts';
import { isTimedOut, toTransaction } from './payme-state.ts';

const at = (ms: number) => new Date(ms);
const attempt = (change: Partial<AttemptRow>): AttemptRow =>
  ({
    number: 5001,
    state: 'PENDING',
    reason: null,
    data: {},
    begunAt: at(10),
    paidAt: null,
    canceledAt: null,
    ...change,
  }) as AttemptRow;

test.each([
  ['CREATED', { begunAt: null }, { state: 1, create_time: 0, perform_time: 0, cancel_time: 0, reason: null }],
  ['PENDING', {}, { state: 1, create_time: 10, perform_time: 0, cancel_time: 0, reason: null }],
  ['PAID', { paidAt: at(20) }, { state: 2, create_time: 10, perform_time: 20, cancel_time: 0, reason: null }],
  [
    'PAID',
    { paidAt: at(20), canceledAt: at(15), reason: 'DECLINED' },
    { state: 2, create_time: 10, perform_time: 20, cancel_time: 0, reason: null },
  ],
  [
    'CANCELED',
    { canceledAt: at(30), reason: 'TIMEOUT' },
    { state: -1, create_time: 10, perform_time: 0, cancel_time: 30, reason: 4 },
  ],
  [
    'REFUNDED',
    { paidAt: at(20), canceledAt: at(40), reason: 'STAFF' },
    { state: -2, create_time: 10, perform_time: 20, cancel_time: 40, reason: 5 },
  ],
] as const)(
  'T46 §1.7 %s in Payme’s protocol: state, reason, and 0 for a missing time',
  (state, change, expected) => {
    expect(toTransaction(attempt({ state, ...change }))).toEqual({ transaction: '5001', ...expected });
  },
);

test.each<[PaymentReason, number]>([
  ['TIMEOUT', 4],
  ['DECLINED', 2],
  ['SWITCHED', 10],
  ['ORDER_CANCELED', 5],
  ['PROVIDER', 10],
  ['STAFF', 5],
])('T46 our reason %s is Payme’s %i, unless Payme sent its own', (reason, code) => {
  const canceled = { state: 'CANCELED', reason } as const;
  expect(toTransaction(attempt(canceled)).reason).toBe(code);
  expect(toTransaction(attempt({ ...canceled, data: { paymeReason: 3 } })).reason).toBe(3);
  expect(toTransaction(attempt({ ...canceled, data: { paymeReason: '3' } })).reason).toBe(code);
});

test('T46 §1.7 a transaction lives twelve hours to the millisecond, and only while it waits', () => {
  const last = at(10 + 43_200_000);
  expect(isTimedOut(attempt({}), last)).toBe(false);
  expect(isTimedOut(attempt({}), at(last.getTime() + 1))).toBe(true);
  expect(isTimedOut(attempt({ state: 'PAID' }), at(last.getTime() + 1))).toBe(false);
});
