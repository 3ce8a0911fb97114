import { expect, test } from 'vitest';

import { averageOf, changeOf, periodBefore, periodNamed } from './period.ts';

const ZONE = 'Asia/Tashkent';

test.each([
  ['TODAY', { from: '2026-05-12', to: '2026-05-12' }],
  ['YESTERDAY', { from: '2026-05-11', to: '2026-05-11' }],
  ['WEEK', { from: '2026-05-06', to: '2026-05-12' }],
  ['MONTH', { from: '2026-04-13', to: '2026-05-12' }],
] as const)('B50 %s after midnight is of the evening before', (name, period) => {
  expect(periodNamed(name, new Date('2026-05-13T01:00:00+05:00'), ZONE)).toEqual(period);
});

test('B50 a period is compared with as many days before it', () => {
  expect(periodBefore({ from: '2026-05-06', to: '2026-05-12' })).toEqual({
    from: '2026-04-29',
    to: '2026-05-05',
  });
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  });
});

test('B50 without orders there is no average, and without a figure before no change', () => {
  expect([averageOf({ orders: 0, revenue: 0 }), averageOf({ orders: 3, revenue: 100_000 })]).toEqual([
    0, 33_333,
  ]);
  expect([changeOf(5, 0), changeOf(150, 100), changeOf(50, 100)]).toEqual([null, 50, -50]);
});
