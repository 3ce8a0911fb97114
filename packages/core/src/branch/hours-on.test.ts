import { expect, test } from 'vitest';

import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { aBranch, hours } from '../testing/index.ts';
import type { Branch } from './branch.schema.ts';
import { hoursOn } from './hours-on.ts';
import { openingIntervals } from './opening-intervals.ts';

const on = (change: Partial<Branch>, serviceType: ServiceType) =>
  hoursOn(aBranch(change), serviceType, 'MONDAY')
    .map(({ open, close }) => `${open}-${close}`)
    .join(' ');

test.each<[string, Partial<Branch>, ServiceType, string]>([
  ['its entry', { workHours: [hours('MONDAY')] }, 'PICK_UP', '09:00-23:00'],
  ['nothing without an entry', { workHours: [hours('TUESDAY')] }, 'PICK_UP', ''],
  ['nothing on a day off', { workHours: [hours('MONDAY', { isDayOff: true })] }, 'PICK_UP', ''],
  [
    'nothing when one of two entries is a day off',
    { workHours: [hours('MONDAY'), hours('MONDAY', { isDayOff: true })] },
    'PICK_UP',
    '',
  ],
  [
    'two spans in the order of the day',
    {
      workHours: [
        hours('MONDAY', { open: '17:00', close: '22:00' }),
        hours('MONDAY', { open: '08:00', close: '12:00' }),
      ],
    },
    'PICK_UP',
    '08:00-12:00 17:00-22:00',
  ],
  [
    'a span past midnight',
    { workHours: [hours('MONDAY', { open: '22:00', close: '02:00' })] },
    'PICK_UP',
    '22:00-02:00',
  ],
  [
    'the times of the branch where the entry has none',
    { open: '10:00', close: '20:00', workHours: [hours('MONDAY', { open: null, close: null })] },
    'PICK_UP',
    '10:00-20:00',
  ],
  [
    'the closing time of the branch where the entry has none',
    { open: '10:00', close: '20:00', workHours: [hours('MONDAY', { close: null })] },
    'PICK_UP',
    '09:00-20:00',
  ],
  [
    'nothing without times',
    { open: null, close: '20:00', workHours: [hours('MONDAY', { open: null })] },
    'PICK_UP',
    '',
  ],
  [
    'nothing without a closing time',
    { open: '10:00', close: null, workHours: [hours('MONDAY', { close: null })] },
    'PICK_UP',
    '',
  ],
  [
    'never the times of the branch without an entry',
    { open: '10:00', close: '20:00', workHours: [] },
    'PICK_UP',
    '',
  ],
])('VAL-15 ENT-15 pick-up on MONDAY takes %s', (_, change, serviceType, text) => {
  expect(on(change, serviceType)).toBe(text);
});

test.each<[string, Partial<Branch>, ServiceType, string]>([
  [
    'its own entries',
    { workHours: [hours('MONDAY'), hours('MONDAY', { type: 'DINE_IN', open: '12:00' })] },
    'DINE_IN',
    '12:00-23:00',
  ],
  ['pick-up entries when it has none', { workHours: [hours('MONDAY')] }, 'DINE_IN', '09:00-23:00'],
  [
    'no pick-up entry when it has entries for other days',
    { workHours: [hours('MONDAY'), hours('TUESDAY', { type: 'DINE_IN' })] },
    'DINE_IN',
    '',
  ],
  ['never entries of a third service', { workHours: [hours('MONDAY', { type: 'DELIVERY' })] }, 'DINE_IN', ''],
])('ENT-15 dine-in on MONDAY takes %s', (_, change, serviceType, text) => {
  expect(on(change, serviceType)).toBe(text);
});

test.each([
  ['both sides', '10:00', '22:00', '09:00', '23:00', '10:00-22:00'],
  ['a window wider than the hours', '06:00', '23:30', '09:00', '23:00', '09:00-23:00'],
  ['its start alone', '11:00', null, '09:00', '23:00', '11:00-23:00'],
  ['its end alone', null, '21:00', '09:00', '23:00', '09:00-21:00'],
  ['its end alone, past midnight', null, '01:00', '10:00', '02:00', '10:00-01:00'],
  ['its start alone, before hours past midnight', '11:00', null, '10:00', '02:00', '11:00-02:00'],
  ['a window past midnight', '22:00', '03:00', '20:00', '02:00', '22:00-02:00'],
  ['a window that begins after midnight', '01:00', '05:00', '20:00', '02:00', '01:00-02:00'],
  ['a window past midnight around a morning', '20:00', '08:00', '06:00', '22:00', '06:00-08:00 20:00-22:00'],
  ['a window that misses the hours', '02:00', '05:00', '09:00', '23:00', ''],
  ['a window that ends as the hours begin', '02:00', '09:00', '09:00', '23:00', ''],
  ['equal ends, which mean round the clock', '08:00', '08:00', '09:00', '23:00', '09:00-23:00'],
  ['no window', null, null, '09:00', '23:00', '09:00-23:00'],
])('IMP-14 delivery is bounded by %s', (_, deliveryStart, deliveryEnd, open, close, text) => {
  const workHours = [hours('MONDAY', { type: 'DELIVERY', open, close })];
  expect(on({ workHours, deliveryStart, deliveryEnd }, 'DELIVERY')).toBe(text);
});

test('IMP-14 the delivery window leaves pick-up alone', () => {
  const workHours = [hours('MONDAY')];
  expect(on({ workHours, deliveryStart: '10:00', deliveryEnd: '11:00' }, 'PICK_UP')).toBe('09:00-23:00');
});

const spans = (open: string, close: string) =>
  openingIntervals(aBranch({ workHours: [hours('MONDAY', { open, close })] }), 'PICK_UP', 'MONDAY');

test('ENT-15 a span past midnight closes after minute 1440, and equal times are a whole day', () => {
  expect(spans('22:00', '02:00')).toEqual([{ open: 1320, close: 1560 }]);
  expect(spans('22:00', '00:00')).toEqual([{ open: 1320, close: 1440 }]);
  expect(spans('00:00', '00:00')).toEqual([{ open: 0, close: 1440 }]);
  expect(spans('08:00', '08:00')).toEqual([{ open: 480, close: 1920 }]);
});
