import { expect, test } from 'vitest';

import { canTipLate, isLateTip, type TippedOrder } from './late-tip.ts';
import { LATE_TIP_PART } from './payment-parts.ts';

const arrived: TippedOrder = {
  status: 'CLOSED',
  isPaid: true,
  tip: 0,
  lateTip: 0,
  deliveredAt: '2026-05-10T12:00:00Z',
  timestamp: '2026-05-10T11:00:00Z',
};
const now = new Date('2026-05-10T13:00:00Z');

test.each<[string, Partial<TippedOrder>, boolean, string?]>([
  ['closed', {}, true],
  ['brought', { status: 'DELIVERED' }, true],
  ['on its way', { status: 'ON_WAY' }, false],
  ['cancelled', { status: 'CANCELED' }, false],
  ['not paid', { isPaid: false }, false],
  ['tipped at checkout', { tip: 5_000 }, false],
  ['tipped afterwards', { lateTip: 5_000 }, false],
  ['the last minute of the day', {}, true, '2026-05-11T11:59:00Z'],
  ['a day later', {}, false, '2026-05-11T12:00:00Z'],
  ['fetched, a day after it was placed', { deliveredAt: null }, false, '2026-05-11T11:00:00Z'],
])('B35 a tip afterwards: %s', (_, change, can, at) => {
  expect(canTipLate({ ...arrived, ...change }, { now: at ? new Date(at) : now, tips: true })).toBe(can);
});

test('B35 a brand without tips takes none afterwards either', () => {
  expect(canTipLate(arrived, { now, tips: false })).toBe(false);
});

test('B35 the tip is a part of no group order', () => {
  expect([LATE_TIP_PART, 0, null].map(isLateTip)).toEqual([true, false, false]);
});
