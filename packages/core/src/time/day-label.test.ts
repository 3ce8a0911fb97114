import { expect, test } from 'vitest';

import { dayLabel } from './day-label.ts';

test.each([
  ['2026-05-11', 'Asia/Tashkent', { kind: 'today', weekday: 'MONDAY', date: 11 }],
  ['2026-05-12', 'Asia/Tashkent', { kind: 'tomorrow', weekday: 'TUESDAY', date: 12 }],
  ['2026-05-13', 'Asia/Tashkent', { kind: 'date', weekday: 'WEDNESDAY', date: 13 }],
  ['2026-05-10', 'Asia/Tashkent', { kind: 'date', weekday: 'SUNDAY', date: 10 }],
  ['2026-05-11', 'UTC', { kind: 'tomorrow', weekday: 'MONDAY', date: 11 }],
])('ST-04 %s in %s, at 00:30 on 11 May in Tashkent', (day, zone, label) => {
  expect(dayLabel(day, { now: new Date('2026-05-10T19:30:00Z'), zone })).toEqual(label);
});

test('a day of 25 hours is one day', () => {
  const now = new Date('2026-10-25T00:30:00Z');
  expect(dayLabel('2026-10-26', { now, zone: 'Europe/Berlin' }).kind).toBe('tomorrow');
});
