import { expect, test } from 'vitest';

import { DEFAULT_ZONE } from '../kernel/zone.ts';
import { WEEKDAYS } from '../kernel/weekday.ts';
import { boundsOfDay, wallMoment, weekdayAt } from './local-time.ts';
import { DEFAULT_LEAD_MINUTES } from '../order/timing/order-timing.ts';
import { readyAbout } from '../order/timing/ready-about.ts';
import { ORDER_AHEAD_DAYS } from './service-moment.ts';

const at = (time: string) => new Date(`2026-05-11T${time}Z`);

test('BO-46 a wall clock is a moment of the zone, and another text is null', () => {
  expect(wallMoment('2026-11-24T09:30', 'Asia/Tashkent')).toEqual(new Date('2026-11-24T04:30:00Z'));
  expect(wallMoment('', 'Asia/Tashkent')).toBeNull();
});

test('VAL-15 the weekday is that of the zone', () => {
  const week = WEEKDAYS.map((_, day) => weekdayAt(new Date(Date.UTC(2026, 4, 11 + day)), 'UTC'));
  expect(week).toEqual([...WEEKDAYS]);
  expect(weekdayAt(new Date('2026-05-10T19:00:00Z'), 'Asia/Tashkent')).toBe('MONDAY');
  expect(weekdayAt(new Date('2026-05-10T18:59:59Z'), 'Asia/Tashkent')).toBe('SUNDAY');
});

test('D36 a day in Tashkent is from 19:00 to 19:00 UTC', () => {
  expect(boundsOfDay('2026-05-11', DEFAULT_ZONE)).toEqual({
    start: new Date('2026-05-10T19:00:00.000Z'),
    end: new Date('2026-05-11T18:59:59.999Z'),
  });
});

test('T36 the constants of an order at a time', () => {
  expect([DEFAULT_ZONE, ORDER_AHEAD_DAYS, DEFAULT_LEAD_MINUTES]).toEqual(['Asia/Tashkent', 7, 30]);
});

test.each([
  ['12:00:00', 30, '12:30:00'],
  ['12:00:01', 30, '12:35:00'],
  ['12:00:00.010', 30, '12:35:00'],
  ['12:02:00', 35, '12:40:00'],
  ['12:00:00', 31, '12:35:00'],
  ['12:00:00', 0, '12:00:00'],
])('IMP-05 ordered at %s and ready in %i minutes is ready about %s', (now, minutes, ready) => {
  expect(readyAbout(minutes, at(now))).toEqual(at(ready));
});

test('a day of the calendar begins and ends at midnight of its zone, and 30 February is no day', () => {
  expect(boundsOfDay('2026-05-12', 'Asia/Tashkent')).toEqual({
    start: new Date('2026-05-11T19:00:00.000Z'),
    end: new Date('2026-05-12T18:59:59.999Z'),
  });
  expect(boundsOfDay('2026-02-30', 'Asia/Tashkent')).toBeNull();
});
