import { expect, test } from 'vitest';

import { CHECK_FOR_MS, pollEvery, stageOf } from './payment-stage.ts';

const unpaid = { isPaid: false, canPay: true, state: null };
const at = (seconds: number | null) => ({ backAt: seconds === null ? null : 0, now: (seconds ?? 0) * 1000 });

test.each([
  ['without an attempt', unpaid, null, 'unpaid'],
  ['paid', { ...unpaid, isPaid: true, state: 'PAID' }, 3, 'paid'],
  ['back, and no word yet', { ...unpaid, state: 'CREATED' }, 3, 'checking'],
  ['back, and the provider is at work', { ...unpaid, canPay: false, state: 'PENDING' }, 3, 'checking'],
  ['the provider takes its time', { ...unpaid, canPay: false, state: 'PENDING' }, 40, 'slow'],
  [
    'the provider is at work for another device',
    { ...unpaid, canPay: false, state: 'PENDING' },
    null,
    'slow',
  ],
  ['declined', { ...unpaid, state: 'CANCELED' }, 3, 'failed'],
  ['back for a while, without a refusal', { ...unpaid, state: 'CREATED' }, 31, 'silent'],
  ['declined, and back for a while', { ...unpaid, state: 'CANCELED' }, 31, 'failed'],
  ['back yesterday', { ...unpaid, state: 'CREATED' }, 90_000, 'unpaid'],
  ['the order was given up', { ...unpaid, canPay: false, state: 'CANCELED' }, 3, 'none'],
] as const)('F19 F20 ST-03 %s', (_, payment, seconds, stage) => {
  expect(stageOf(payment, at(seconds))).toBe(stage);
});

test('F19 asked every 2 s for half a minute, then every 10, then not at all', () => {
  expect(CHECK_FOR_MS / Number(pollEvery('checking'))).toBe(15);
  expect(pollEvery('failed')).toBe(10_000);
  expect(pollEvery('silent')).toBe(10_000);
  expect(pollEvery('slow')).toBe(10_000);
  expect(pollEvery('paid')).toBe(false);
  expect(pollEvery('unpaid')).toBe(false);
  expect(pollEvery('paid', { refunding: 90_000 })).toBe(10_000);
  expect(pollEvery('none', { awaitsLate: true })).toBe(10_000);
});
