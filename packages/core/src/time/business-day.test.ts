import { expect, test } from 'vitest';

import { businessDayOf, businessDays, businessDayStart } from './business-day.ts';

test.each([
  ['2026-11-23T23:30:00+05:00', '2026-11-23T05:00:00+05:00'],
  ['2026-11-24T04:59:00+05:00', '2026-11-23T05:00:00+05:00'],
  ['2026-11-24T05:00:00+05:00', '2026-11-24T05:00:00+05:00'],
])('the business day of %s began at %s', (now, start) => {
  expect(businessDayStart(new Date(now), 'Asia/Tashkent')).toEqual(new Date(start));
});

test('a moment after midnight belongs to the evening before', () => {
  expect(businessDayOf(new Date('2026-11-24T04:59:00+05:00'), 'Asia/Tashkent')).toBe('2026-11-23');
  expect(businessDayOf(new Date('2026-11-24T05:00:00+05:00'), 'Asia/Tashkent')).toBe('2026-11-24');
});

const dateInBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

test.each(['2026-03-28T00:00:00Z', '2026-10-24T00:00:00Z'])(
  'each hour of the three days from %s, when the clock changes, is of the date on which its business day began',
  (first) => {
    for (let hour = 0; hour < 3 * 24; hour += 1) {
      const moment = new Date(Date.parse(first) + hour * 3_600_000);
      const began = businessDayStart(moment, 'Europe/Berlin');
      expect(businessDayOf(moment, 'Europe/Berlin')).toBe(dateInBerlin.format(began));
    }
  },
);

test('two business days span both, and every moment of them is of one of them', () => {
  expect(businessDays('2026-11-23', '2026-11-24', 'Asia/Tashkent')).toEqual({
    start: new Date('2026-11-23T05:00:00+05:00'),
    end: new Date('2026-11-25T05:00:00+05:00'),
    days: 2,
  });
  expect(businessDays('2026-03-28', '2026-03-30', 'Europe/Berlin')?.days).toBe(3);
});

test.each([
  ['2026-02-30', '2026-03-01'],
  ['2026-11-24', '2026-11-23'],
  ['yesterday', '2026-11-23'],
])('%s to %s is no span', (first, last) => {
  expect(businessDays(first, last, 'Asia/Tashkent')).toBeNull();
});
