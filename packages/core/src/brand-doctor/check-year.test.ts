import { expect, test } from 'vitest';

import { aBranch, everyDay } from '../testing/index.ts';
import { parseSettings } from '../merchant/merchant-settings.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { checkYear } from './check-year.ts';

const special = (date: string, change: object = {}) => ({
  date,
  type: 'ALL' as const,
  open: null,
  close: null,
  isDayOff: false,
  ...change,
});

const brandOf = (change: Parameters<typeof aBranch>[0]) =>
  ({
    now: new Date('2026-05-13T07:00:00Z'),
    zone: 'Asia/Tashkent',
    settings: parseSettings({ pickupActive: true, deliveryActive: false, dineInActive: false }),
    branches: [aBranch({ workHours: everyDay(), ...change })],
    // The check reads nothing else of a brand.
  }) as unknown as CheckedBrand;
const daysOf = (change: Parameters<typeof aBranch>[0]) =>
  checkYear(brandOf(change)).map(({ facts }) => facts['days']);

test('BO-302 usual hours, past midnight, a day off and a shorter day are possible all year', () => {
  expect(daysOf({})).toEqual([]);
  const night = everyDay().map((one) => ({ ...one, open: '22:00', close: '06:00' }));
  const days = [
    special('2026-12-31', { isDayOff: true }),
    special('2027-01-01', { open: '12:00', close: '15:00' }),
  ];
  expect(daysOf({ workHours: night, specialHours: days })).toEqual([]);
});

test('BO-302 a special day without times, with two spans at once, or into which the night before runs is named', () => {
  const noTimes = { open: null, close: null, specialHours: [special('2026-12-31')] };
  expect(daysOf(noTimes)).toEqual(['2026-12-31']);
  const twice = ['08:00', '10:00'].map((open) => special('2027-01-01', { open, close: '12:00' }));
  expect(daysOf({ specialHours: twice })).toEqual(['2027-01-01']);
  const late = [special('2026-12-31', { open: '20:00', close: '11:00' })];
  expect(daysOf({ specialHours: late })).toEqual(['2027-01-01']);
});

test('BO-302 what is over, and what is more than a year ahead, is not looked at', () => {
  const days = ['2026-05-12', '2027-05-13'].map((date) => special(date));
  expect(daysOf({ open: null, close: null, specialHours: days })).toEqual([]);
});
